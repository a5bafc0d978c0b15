import type { Ref } from "react";
import type { UploadedFile } from "../../../contract/profile/uploaded-file.ts";
import type { StoredFile, UploadCategory } from "../../../contract/uploads.ts";
import { Button } from "../../../ui/Button.tsx";
import type { FieldText } from "../../../ui/FieldFrame.tsx";
import { PhotoInput } from "../../photo/PhotoInput.tsx";
import { FileInput } from "../../uploads/FileInput.tsx";

interface FileFieldProps extends FieldText {
  category: UploadCategory;
  value: UploadedFile | null;
  onChange: (value: UploadedFile | null) => void;
  inputRef: Ref<HTMLInputElement>;
}

const valueOf = ({ id, name, mime_type, size, uploaded_at, file: url }: StoredFile): UploadedFile => ({
  id,
  name,
  mime_type,
  size,
  uploaded_at,
  url,
});

/** A field whose value is an uploaded file; a photo is cut to a square first. */
export const FileField = ({ category, value, onChange, inputRef, ...text }: FileFieldProps) => {
  if (category === "photo")
    return (
      <PhotoInput
        {...text}
        inputRef={inputRef}
        value={value?.id ?? null}
        onChange={(file) => onChange(file && valueOf(file))}
      />
    );
  return (
    <div className="grid gap-2">
      <FileInput
        {...text}
        inputRef={inputRef}
        category={category}
        value={value}
        onChange={(file) => onChange(valueOf(file))}
      />
      {value && text.optional && (
        <Button variant="quiet" size="small" onClick={() => onChange(null)} className="justify-self-start">
          Remove the file
        </Button>
      )}
    </div>
  );
};
