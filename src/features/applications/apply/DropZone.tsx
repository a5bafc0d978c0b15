import Upload from "lucide-react/icons/upload";
import { useId, useState } from "react";
import { documentTypes } from "../../../contract/uploads.ts";
import { hint } from "../../../ui/recipes.ts";

interface DropZoneProps {
  label: string;
  onFile: (file: File) => void;
}

const accepted = Object.entries(documentTypes)
  .flatMap(([ending, type]) => [`.${ending}`, type])
  .join(",");

/** An area to drop a file on; keyboard, click and tap open the file picker. */
export const DropZone = ({ label, onFile }: DropZoneProps) => {
  const [over, setOver] = useState(false);
  const hintId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the input inside does the same by keyboard, click and tap
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
      className={`grid cursor-pointer justify-items-center gap-1 rounded-lg border-2 border-dashed px-4 py-6 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text ${over ? "border-accent-text bg-accent-soft" : "border-line-strong hover:border-accent-text hover:bg-sunken"}`}
    >
      <Upload aria-hidden="true" className="size-6 text-accent-text" />
      <span className="font-semibold">{label}</span>
      <span id={hintId} className={hint}>
        PDF, DOC or DOCX, up to 10 MB.
        <span className="pointer-coarse:hidden"> Drop it here, or browse.</span>
      </span>
      <input
        type="file"
        accept={accepted}
        aria-describedby={hintId}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Otherwise choosing the same file again would fire no change event.
          target.value = "";
          if (file) onFile(file);
        }}
        className="sr-only"
      />
    </label>
  );
};
