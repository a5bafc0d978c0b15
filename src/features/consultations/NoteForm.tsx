import { useState } from "react";
import * as z from "zod/mini";
import { addConsultationNote, maxNoteLength, type ConsultationCase } from "../../contract/consultations.ts";
import { requiredText } from "../../contract/primitives.ts";
import type { StoredFile } from "../../contract/uploads.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextArea } from "../../ui/Field.tsx";
import { card } from "../../ui/recipes.ts";
import { toast } from "../../ui/toasts/toasts.ts";
import { send } from "../session/send.ts";
import { inputOf, useCallForm } from "../session/use-call-form.ts";
import { AttachFile } from "../uploads/AttachFile.tsx";

const formSchema = z.object({ text: requiredText(maxNoteLength, "Please write a note.") });

interface NoteFormProps {
  /** The id of the consultation. */
  id: number;
  onAdded: (consultation: ConsultationCase) => void;
  onClose: () => void;
}

/** Adds a note to a case, with a file or without. */
export const NoteForm = ({ id, onAdded, onClose }: NoteFormProps) => {
  const [file, setFile] = useState<StoredFile | null>(null);
  const { form, problem, busy, onSubmit } = useCallForm(formSchema, { text: "" }, async ({ text }) => {
    const body = { text, ...(file && { file: file.file }) };
    const { payload, message } = await send(addConsultationNote, { params: { id }, body });
    toast.success(message);
    onAdded(payload);
  });
  return (
    <form onSubmit={onSubmit} noValidate aria-label="Note" className={`${card} grid gap-5`}>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <TextArea {...inputOf(form, "text")} label="Note" />
      <AttachFile label="File" file={file} onFile={setFile} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel="Submitting">
          Add
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
};
