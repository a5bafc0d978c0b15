import { useState } from "react";
import type { ExternalIdentity } from "../../contract/external-sign-in.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";

interface UnlinkDialogProps {
  /** The identity to unlink; null closes the dialog. */
  identity: ExternalIdentity | null;
  /** Unlinks it; the dialog waits for the result. */
  onConfirm: (identity: ExternalIdentity) => Promise<void>;
  onClose: () => void;
}

/** Asks for confirmation before an identity is unlinked. */
export const UnlinkDialog = ({ identity, onConfirm, onClose }: UnlinkDialogProps) => {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    if (!identity) return;
    setBusy(true);
    await onConfirm(identity).finally(() => setBusy(false));
    onClose();
  };
  return (
    <Dialog
      open={identity !== null}
      onClose={onClose}
      title={`Unlink ${identity?.label ?? ""}?`}
      sheet
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" busy={busy} busyLabel="Unlinking" onClick={() => void confirm()}>
            Unlink
          </Button>
        </>
      }
    >
      <p>It will no longer open your account. You can link it again at any time.</p>
    </Dialog>
  );
};
