import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

interface DiscardDialogProps {
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before unsaved changes are lost. */
export const DiscardDialog = ({ open, onKeep, onDiscard }: DiscardDialogProps) => (
  <Dialog
    open={open}
    onClose={onKeep}
    sheet
    title="Discard your changes?"
    about="What you changed here is not saved yet."
    actions={
      <>
        <Button variant="danger" onClick={onDiscard}>
          Discard changes
        </Button>
        <Button onClick={onKeep}>Keep editing</Button>
      </>
    }
  />
);
