import Paperclip from "lucide-react/icons/paperclip";
import { useState } from "react";
import { uploadRule } from "../../contract/upload-rules.ts";
import type { StoredFile, UploadCategory } from "../../contract/uploads.ts";
import { fileEnding } from "../../domain/files/file-ending.ts";
import { sizeText } from "../../domain/text/size-text.ts";
import { Button } from "../../ui/Button.tsx";
import { FieldFrame } from "../../ui/FieldFrame.tsx";
import { button } from "../../ui/recipes.ts";
import { say } from "../../ui/heard/say.ts";
import { acceptOf } from "./accept-of.ts";
import { uploadDocument } from "./uploads.ts";

interface AttachFileProps {
  label: string;
  /** The file that is attached. */
  file: StoredFile | null;
  onFile: (file: StoredFile | null) => void;
}

type Upload = { state: "idle" } | { state: "running"; part: number } | { state: "failed"; message: string };

const attached = ["documents", "screenshot"] as const;
const wrongType = "Please choose a picture (JPEG, PNG or WebP) or a PDF, DOC or DOCX file.";

/** What a file is uploaded as; undefined for one that cannot be sent. */
const categoryOf = ({ name }: File): UploadCategory | undefined =>
  attached.find((category) => fileEnding(name, uploadRule(category).types));

/** Attaches one document or picture to a message: it is uploaded as soon as it is chosen. */
export const AttachFile = ({ label, file, onFile }: AttachFileProps) => {
  const [upload, setUpload] = useState<Upload>({ state: "idle" });

  const attach = async (chosen: File) => {
    const category = categoryOf(chosen);
    if (!category) return setUpload({ state: "failed", message: wrongType });
    setUpload({ state: "running", part: 0 });
    try {
      const onProgress = (part: number) => setUpload({ state: "running", part });
      onFile(await uploadDocument(chosen, { category, onProgress }));
      say("The file has been uploaded.");
      setUpload({ state: "idle" });
    } catch (error) {
      setUpload({ state: "failed", message: error instanceof Error ? error.message : "Please try again." });
    }
  };

  if (file)
    return (
      <div className="flex items-center gap-3">
        <Paperclip aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        <span className="min-w-0 grow wrap-anywhere">
          {file.name} ({sizeText(file.size)})
        </span>
        <Button size="small" variant="secondary" onClick={() => onFile(null)} className="shrink-0">
          Remove<span className="sr-only"> {file.name}</span>
        </Button>
      </div>
    );
  return (
    <FieldFrame
      label={label}
      optional
      hint={
        upload.state === "running"
          ? `Uploading, ${Math.round(upload.part * 100)} %`
          : "A picture, PDF, DOC or DOCX, up to 10 MB."
      }
      error={upload.state === "failed" ? upload.message : undefined}
    >
      {(ties) => (
        <span
          className={`${button("secondary", "small")} relative justify-self-start has-focus-visible:outline-2 has-focus-visible:outline-offset-2`}
        >
          <Paperclip aria-hidden="true" className="size-4" />
          <span aria-hidden="true">Choose file</span>
          <input
            {...ties}
            type="file"
            accept={acceptOf(...attached)}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              // Otherwise choosing the same file again would fire no change event.
              target.value = "";
              if (chosen && upload.state !== "running") void attach(chosen);
            }}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </span>
      )}
    </FieldFrame>
  );
};
