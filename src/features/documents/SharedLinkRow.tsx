import { useState } from "react";
import type { SharedLink } from "../../contract/shared-documents.ts";
import { ownTimeText } from "../../domain/text/time-text.ts";
import { Button } from "../../ui/Button.tsx";
import { accentBadge, badge } from "../../ui/recipes.ts";
import { LinkLooks } from "./LinkLooks.tsx";

const states = { open: "Open", ended: "Ended", withdrawn: "Withdrawn" } as const;

/** One link: what it shows, whether it still opens, and how often it was looked at. */
export const SharedLinkRow = ({ link, onWithdraw }: { link: SharedLink; onWithdraw: () => void }) => {
  const [shown, setShown] = useState(false);
  const { recipient, state, documents, expires_at, looks } = link;
  const names = documents.map(({ name }) => name).join(", ");
  const name = recipient || names || "Documents";
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1 wrap-anywhere">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {name} <span className={state === "open" ? accentBadge : badge}>{states[state]}</span>
          </p>
          {recipient && <p className="text-sm text-ink-soft">{names || "Nothing is left to see."}</p>}
          <p className="text-sm text-ink-soft">
            {state === "open" ? "Ends" : "Would have ended"} on {ownTimeText(expires_at)}
          </p>
        </div>
        {state === "open" && (
          <Button
            variant="danger"
            size="small"
            aria-label={`Withdraw the link: ${name}`}
            onClick={onWithdraw}
          >
            Withdraw
          </Button>
        )}
      </div>
      {looks === 0 ? (
        <p className="text-sm text-ink-soft">Not looked at yet.</p>
      ) : (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={shown}
          onClick={() => setShown(!shown)}
          className="justify-self-start"
        >
          {looks === 1 ? "Looked at once" : `Looked at ${looks} times`}
        </Button>
      )}
      {shown && <LinkLooks link={link} />}
    </div>
  );
};
