import { listAccesses, type Access } from "../../contract/account.ts";
import { ListFrame } from "../../ui/ListFrame.tsx";
import { RelativeTime } from "../../ui/RelativeTime.tsx";
import { fetchPayload } from "../session/send.ts";
import { createPagedList, usePagedList } from "../session/paged-list.ts";
import { SettingsCard } from "./SettingsCard.tsx";

const createAccesses = () =>
  createPagedList<Access>(({ page }, options) => fetchPayload(listAccesses, { query: { page } }, options));

/** Who has seen which data of the seeker, and when. */
export const AccessesCard = () => {
  const { frame } = usePagedList(createAccesses);

  return (
    <SettingsCard title="Who has seen my data">
      <ListFrame
        label="Accesses, the latest first"
        {...frame}
        empty={
          <p className="max-w-prose text-ink-soft">
            Nobody yet. What you send to employers and what they open is listed here.
          </p>
        }
      >
        {(rows) => (
          <ul className="divide-y divide-line">
            {rows.map(({ id, who, what, at, address }) => (
              <li key={id} className="grid gap-1 py-3 first:pt-0 wrap-anywhere">
                <p>
                  <strong className="font-semibold">{who}</strong>: {what}
                </p>
                <p className="text-sm text-ink-soft">
                  <RelativeTime moment={at} />
                  {address && ` · from ${address}`}
                </p>
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
    </SettingsCard>
  );
};
