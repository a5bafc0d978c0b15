import { useStore } from "@nanostores/react";
import { Controller } from "react-hook-form";
import * as z from "zod/mini";
import type { EntryData } from "../../contract/profile/entry-schemas.ts";
import { audiences, document, documentKinds } from "../../contract/profile/document.ts";
import type { UploadedFile } from "../../contract/profile/uploaded-file.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Select } from "../../ui/Select.tsx";
import { inputOf, useCallForm } from "../session/use-call-form.ts";
import { $running } from "../uploads/use-upload.ts";
import { FileInput } from "../uploads/FileInput.tsx";
import type { DocumentEntry } from "./document-entry.ts";

interface DocumentFormProps {
  /** The document to change; null for a new one. */
  entry: DocumentEntry | null;
  /** Throws `CallError` when the server refuses. */
  onSave: (data: EntryData) => Promise<void>;
  onClose: () => void;
}

interface Values {
  type: string;
  file: UploadedFile | null;
  name: string;
  visible_to: string;
}

const { type, file, name, visible_to } = document.fields;
const schema = z.object({
  type: type.schema,
  file: file.schema,
  name: name.schema,
  visible_to: visible_to.schema,
}) as unknown as z.ZodMiniType<EntryData, Values>;

/** A row for one document: type, file, name (spec §3), and who may see it. */
export const DocumentForm = ({ entry, onSave, onClose }: DocumentFormProps) => {
  const { form, problem, busy, onSubmit } = useCallForm<Values, EntryData>(
    schema,
    {
      type: entry?.type ?? "",
      file: entry?.file ?? null,
      name: entry?.name ?? "",
      visible_to: entry?.visible_to ?? audiences[0].value,
    },
    onSave,
  );
  const uploading = useStore($running);
  return (
    <form noValidate onSubmit={onSubmit} aria-label={entry ? `Edit ${entry.name}` : "New document"}>
      <div className="grid gap-4 sm:grid-cols-2">
        {problem && (
          <div className="sm:col-span-2">
            <Alert tone="danger">{problem}</Alert>
          </div>
        )}
        <Select
          label={type.label}
          options={[{ value: "", label: "Choose one" }, ...documentKinds]}
          {...inputOf(form, "type")}
        />
        <TextField label={name.label} {...inputOf(form, "name")} />
        <Controller
          control={form.control}
          name="file"
          render={({ field: { value, onChange } }) => (
            <FileInput
              label={file.label}
              hint="PDF, DOC or DOCX, up to 10 MB."
              error={form.formState.errors.file?.message}
              category={file.category}
              value={value}
              onChange={({ id, name, mime_type, size, file: url }) => {
                onChange({ id, name, mime_type, size, url });
                if (!form.getValues("name")) form.setValue("name", name.replace(/\.\w+$/, ""));
              }}
            />
          )}
        />
        <Select label={visible_to.label} options={audiences} {...inputOf(form, "visible_to")} />
        <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy || uploading > 0} busyLabel={busy ? "Submitting" : "Uploading"}>
            Save
          </Button>
        </div>
      </div>
    </form>
  );
};
