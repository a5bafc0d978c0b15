import Download from "lucide-react/icons/download";
import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import type { Receipt } from "../../contract/application-fields.ts";
import { withdrawable } from "../../domain/jobs/application-status.ts";
import { changePath } from "../../domain/jobs/application-text.ts";
import { Button, LinkButton } from "../../ui/Button.tsx";

interface ReceiptActionsProps {
  receipt: Receipt;
  onDownload: () => Promise<void>;
  onWithdraw: () => void;
  onArchive: () => Promise<void>;
}

/** The actions for an application on its own page. */
export const ReceiptActions = ({ receipt, onDownload, onWithdraw, onArchive }: ReceiptActionsProps) => {
  const [busy, setBusy] = useState<"download" | "archive" | null>(null);
  const run = async (name: "download" | "archive", action: () => Promise<void>) => {
    setBusy(name);
    await action().finally(() => setBusy(null));
  };
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button busy={busy === "download"} onClick={() => void run("download", onDownload)}>
        <Download aria-hidden="true" className="size-5" />
        Download the CV
      </Button>
      <Button variant="secondary" onClick={() => print()}>
        <Printer aria-hidden="true" className="size-5" />
        Print
      </Button>
      {receipt.can_update && (
        <LinkButton variant="secondary" href={changePath(receipt)}>
          Change
        </LinkButton>
      )}
      {withdrawable.includes(receipt.status) && (
        <Button variant="secondary" onClick={onWithdraw}>
          Withdraw
        </Button>
      )}
      <Button variant="secondary" busy={busy === "archive"} onClick={() => void run("archive", onArchive)}>
        {receipt.archived ? "Put back on the list" : "Archive"}
      </Button>
    </div>
  );
};
