import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import type { Device } from "../../contract/account.ts";
import { Button } from "../../ui/Button.tsx";
import { LoadFailed } from "../../ui/LoadFailed.tsx";
import { accentBadge } from "../../ui/recipes.ts";
import { RelativeTime } from "../../ui/RelativeTime.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { followTabs } from "../session/other-tabs.ts";
import { createDevices } from "./devices.ts";
import { SettingsCard } from "./SettingsCard.tsx";

/** The browsers that are signed in, each with a button to sign it out. */
export const DevicesCard = () => {
  const [store] = useState(createDevices);
  const { devices, ...read } = useStore(store.$devices);

  useEffect(() => {
    void store.load();
    return followTabs(() => void store.load());
  }, [store]);
  return (
    <SettingsCard title="Devices" busy={read.state === "loading"}>
      <p className="max-w-prose text-ink-soft">
        Browsers that are signed in to your account. Sign out any that you do not know, and change your
        password.
      </p>
      {read.state === "failed" && (
        <LoadFailed
          title="Your devices could not be loaded."
          message={read.message}
          onRetry={() => void store.load()}
        />
      )}
      {read.state === "loading" && devices.length === 0 && <Skeleton className="h-12 w-full" />}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {devices.map((device) => (
          <li key={device.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <DeviceText device={device} />
            <Button
              size="small"
              variant="secondary"
              className="shrink-0"
              onClick={() => void store.end(device)}
            >
              Sign out<span className="sr-only"> {device.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {devices.some(({ current }) => !current) && (
        <div>
          <Button variant="secondary" onClick={() => void store.endOthers()}>
            Sign out all other devices
          </Button>
        </div>
      )}
    </SettingsCard>
  );
};

const DeviceText = ({ device: { name, address, last_used_at, current } }: { device: Device }) => (
  <div className="grid min-w-0 grow basis-40 gap-1">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
      {name}
      {current && <span className={accentBadge}>This device</span>}
    </p>
    <p className="text-sm text-ink-soft">
      {address && `Network ${address} · `}
      {current ? (
        "In use now"
      ) : (
        <>
          Used <RelativeTime moment={last_used_at} />
        </>
      )}
    </p>
  </div>
);
