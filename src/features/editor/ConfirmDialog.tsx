import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";

/** What is asked before something is done that is not easily undone. */
export interface Question {
  title: string;
  text: string;
  /** The button that does it. */
  confirm: string;
  onConfirm: () => void;
}

/** Asks before something is done. */
export const ConfirmDialog = ({ question, onClose }: { question: Question; onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title={question.title}
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
            question.onConfirm();
          }}
        >
          {question.confirm}
        </Button>
      </>
    }
  >
    <p>{question.text}</p>
  </Dialog>
);
