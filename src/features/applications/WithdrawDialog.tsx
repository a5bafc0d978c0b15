import { useState } from "react";
import type { Application } from "../../contract/applications.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";

interface WithdrawDialogProps {
  /** The application to withdraw; null closes the dialog. */
  application: Application | null;
  /** Withdraws it; the dialog waits for the result. */
  onConfirm: (application: Application) => Promise<void>;
  onClose: () => void;
}

/** Asks for confirmation before an application is withdrawn. */
export const WithdrawDialog = ({ application, onConfirm, onClose }: WithdrawDialogProps) => {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    if (!application) return;
    setBusy(true);
    await onConfirm(application).finally(() => setBusy(false));
    onClose();
  };
  return (
    <Dialog
      open={application !== null}
      onClose={onClose}
      title="Withdraw this application?"
      sheet
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" busy={busy} busyLabel="Withdrawing" onClick={() => void confirm()}>
            Withdraw
          </Button>
        </>
      }
    >
      <p>
        {application?.job.employer.name} will no longer consider you for {application?.job.title}. While the
        job is open you can apply again.
      </p>
    </Dialog>
  );
};
