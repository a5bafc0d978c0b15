import { useState, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The button that does it. */
  confirm: string;
  onConfirm: () => void | Promise<void>;
  /** The button while the dialog waits for `onConfirm`; without it, the dialog closes at once. */
  busyLabel?: string;
  onClose: () => void;
  /** What follows from it. */
  children: ReactNode;
}

/** Asks before something is done that is not easily undone. `onConfirm` tells what came of it. */
export const ConfirmDialog = ({ confirm, busyLabel, onConfirm, children, ...dialog }: ConfirmDialogProps) => {
  const [busy, setBusy] = useState(false);
  const { onClose } = dialog;
  const run = async () => {
    if (!busyLabel) onClose();
    setBusy(Boolean(busyLabel));
    await Promise.resolve(onConfirm()).finally(() => setBusy(false));
    if (busyLabel) onClose();
  };
  return (
    <Dialog
      {...dialog}
      sheet
      about={children}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" busy={busy} busyLabel={busyLabel} onClick={() => void run()}>
            {confirm}
          </Button>
        </>
      }
    />
  );
};
