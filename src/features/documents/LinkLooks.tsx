import { useEffect, useState } from "react";
import { listLinkLooks, type LinkLook, type SharedLink } from "../../contract/shared-documents.ts";
import { ownTimeText } from "../../domain/text/time-text.ts";
import { LoadFailed } from "../../ui/LoadFailed.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { fetchPayload } from "../session/send.ts";

type Read =
  | { state: "loading" }
  | { state: "ready"; looks: readonly LinkLook[] }
  | { state: "failed"; message: string };

const whatText = ({ what, document }: LinkLook): string =>
  what === "opened" ? "Opened" : `Downloaded ${document}`;

/** When, and from which address, a link was looked at. */
export const LinkLooks = ({ link }: { link: SharedLink }) => {
  const [read, setRead] = useState<Read>({ state: "loading" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let left = false;
    fetchPayload(listLinkLooks, { params: { id: link.id } }).then(
      (looks) => !left && setRead({ state: "ready", looks }),
      (error: Error) => !left && setRead({ state: "failed", message: error.message }),
    );
    return () => void (left = true);
  }, [link.id, tries]);
  if (read.state === "loading") return <Skeleton className="h-12 w-full" />;
  if (read.state === "failed")
    return (
      <LoadFailed
        title="The visits could not be loaded."
        message={read.message}
        onRetry={() => {
          setRead({ state: "loading" });
          setTries(tries + 1);
        }}
      />
    );
  return (
    <ul className="grid gap-2 text-sm" aria-label="Visits">
      {read.looks.map((look, at) => (
        <li key={at} className="flex flex-wrap gap-x-3 wrap-anywhere">
          <time dateTime={look.at}>{ownTimeText(look.at)}</time>
          <span>{whatText(look)}</span>
          <span className="text-ink-soft">from {look.address || "an unknown address"}</span>
        </li>
      ))}
    </ul>
  );
};
