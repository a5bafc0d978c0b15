import { useId, useState } from "react";
import type { Consultation } from "../../contract/consultations.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useDiscardQuestion } from "../../ui/use-discard-question.tsx";
import { ConsultationForm, type ConsultationValues } from "./ConsultationForm.tsx";

interface ConsultationDialogProps {
  topics: readonly string[];
  /** The consultation to change; null asks for a new one. */
  consultation: (Consultation & { details: string }) | null;
  /** Throws `CallError` when the server refuses. */
  onSend: (values: ConsultationValues) => Promise<void>;
  onClose: () => void;
}

/** The form of a consultation in a dialog; it stays open, with what was typed, until the server has it. */
export const ConsultationDialog = ({ topics, consultation, onSend, onClose }: ConsultationDialogProps) => {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [isDirty, setIsDirty] = useState(false);
  const { close, question } = useDiscardQuestion(isDirty && !busy, onClose);
  const sendAndClose = async (values: ConsultationValues) => {
    setBusy(true);
    await onSend(values).finally(() => setBusy(false));
    onClose();
  };
  return (
    <>
      <Dialog
        open
        onClose={close}
        title={consultation ? "Change your consultation" : "Ask for a consultation"}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Close
            </Button>
            <Button type="submit" form={id} busy={busy} busyLabel="Sending">
              Send
            </Button>
          </>
        }
      >
        <ConsultationForm
          id={id}
          topics={topics}
          consultation={consultation}
          onSend={sendAndClose}
          onDirty={setIsDirty}
        />
      </Dialog>
      {question}
    </>
  );
};
