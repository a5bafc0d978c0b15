import { useId, useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { FieldFrame, type FieldText } from "../../../ui/FieldFrame.tsx";
import type { UploadCategory } from "../../../contract/uploads.ts";
import { uploadDocument } from "../../uploads/uploads.ts";

/** The value of a file field: an uploaded file of the seeker. */
export interface FileValue {
  id: string;
  name: string | null;
}

interface FileFieldProps extends FieldText {
  category: UploadCategory;
  /** Endings and types, as the attribute `accept` has them. */
  accept: readonly string[];
  value: FileValue | null;
  onChange: (value: FileValue | null) => void;
}

type Upload = { state: "none" } | { state: "running"; part: number } | { state: "failed"; message: string };

/** A file of the seeker: chosen, sent, and then named. */
export const FileField = ({ category, accept, value, onChange, error, ...text }: FileFieldProps) => {
  const [upload, setUpload] = useState<Upload>({ state: "none" });
  const input = useRef<HTMLInputElement>(null);
  const nameId = useId();
  const send = async (file: File) => {
    setUpload({ state: "running", part: 0 });
    try {
      const onProgress = (part: number) => setUpload({ state: "running", part });
      const { id, name } = await uploadDocument(file, { category, onProgress });
      onChange({ id, name });
      setUpload({ state: "none" });
    } catch (failure) {
      setUpload({ state: "failed", message: failure instanceof Error ? failure.message : String(failure) });
    }
  };
  return (
    <FieldFrame {...text} error={upload.state === "failed" ? upload.message : error}>
      {(ties) => (
        <div className="flex flex-wrap items-center gap-3">
          <input
            {...ties}
            ref={input}
            type="file"
            accept={accept.join(",")}
            className="sr-only"
            tabIndex={-1}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // Otherwise choosing the same file again would fire no change event.
              target.value = "";
              if (file) void send(file);
            }}
          />
          <Button
            variant="secondary"
            busy={upload.state === "running"}
            busyLabel={upload.state === "running" ? `Sending ${Math.round(upload.part * 100)} %` : ""}
            aria-describedby={value ? nameId : undefined}
            onClick={() => input.current?.click()}
          >
            {value ? "Choose another file" : "Choose a file"}
          </Button>
          {value && (
            <span id={nameId} className="min-w-0 wrap-anywhere">
              {value.name ?? "Null"}
            </span>
          )}
          {value && text.optional && (
            <Button variant="quiet" onClick={() => onChange(null)}>
              Remove the file
            </Button>
          )}
        </div>
      )}
    </FieldFrame>
  );
};
