import Upload from "lucide-react/icons/upload";
import { useId, type Ref } from "react";
import type { StoredFile, UploadCategory } from "../../contract/uploads.ts";
import { fileAbout } from "../../domain/text/file-about.ts";
import { FieldFrame, type FieldText } from "../../ui/FieldFrame.tsx";
import { button } from "../../ui/recipes.ts";
import { acceptOf } from "./accept-of.ts";
import { UploadProgress } from "./UploadProgress.tsx";
import { useUpload } from "./use-upload.ts";

interface FileInputProps extends FieldText {
  category: UploadCategory;
  /** The file as it is now. */
  value: (Pick<StoredFile, "name" | "size"> & { uploaded_at: string | null }) | null;
  onChange: (file: StoredFile) => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
  send?: Parameters<typeof useUpload>[2];
}

/** A field whose value is an uploaded file: it is uploaded as soon as it is chosen. */
export const FileInput = ({ category, value, onChange, inputRef, send, ...text }: FileInputProps) => {
  const upload = useUpload(category, onChange, send);
  const nameId = useId();
  return (
    <div className="grid content-start gap-2">
      <FieldFrame {...text}>
        {(control) => (
          <span className="flex flex-wrap items-center gap-3">
            <span className={`${button("secondary", "small")} relative has-focus-visible:outline-2`}>
              <Upload aria-hidden="true" className="size-4" />
              <span aria-hidden="true">{value ? "Replace file" : "Choose file"}</span>
              <input
                {...control}
                ref={inputRef}
                type="file"
                aria-describedby={[control["aria-describedby"], nameId].filter(Boolean).join(" ")}
                accept={acceptOf(category)}
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  // Otherwise choosing the same file again would fire no change event.
                  target.value = "";
                  if (file) void upload.start(file);
                }}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
            </span>
            <span id={nameId} className="min-w-0 text-sm wrap-anywhere text-ink-soft">
              {value ? `${value.name}, ${fileAbout(value)}` : "No file yet"}
            </span>
          </span>
        )}
      </FieldFrame>
      <UploadProgress {...upload} />
    </div>
  );
};
