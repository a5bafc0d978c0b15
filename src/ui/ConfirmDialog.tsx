import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The button that does it. */
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
  /** What follows from it. */
  children: ReactNode;
}

/** Asks before something is done that is not easily undone. It closes at once; `onConfirm` tells what came of it. */
export const ConfirmDialog = ({ open, title, confirm, onConfirm, onClose, children }: ConfirmDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={title}
    sheet
    actions={
      <>
        <Button variant="secondary" onClick={onClose}>
          Keep it
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirm}
        </Button>
      </>
    }
  >
    <p>{children}</p>
  </Dialog>
);
