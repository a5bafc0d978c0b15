import Download from "lucide-react/icons/download";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { fileAbout } from "../../domain/text/file-about.ts";
import { badge, iconButton } from "../../ui/recipes.ts";
import { openFile } from "../uploads/open-file.ts";
import { audienceText, kindText, type DocumentEntry } from "./document-entry.ts";

interface DocumentRowProps {
  entry: DocumentEntry;
  onEdit: () => void;
  onRemove: () => void;
}

/** One document: its type, file and name, and who may see it. */
export const DocumentRow = ({ entry, onEdit, onRemove }: DocumentRowProps) => {
  const { name, file } = entry;
  return (
    <div className="flex items-start gap-2">
      <div className="grid min-w-0 grow gap-1 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name} <span className={badge}>{kindText(entry)}</span>
        </p>
        <p className="text-sm text-ink-soft">
          {file.name}, {fileAbout(file)}
        </p>
        <p className="text-sm text-ink-soft">Who may see it: {audienceText(entry)}</p>
      </div>
      <button
        type="button"
        onClick={() => void openFile(file.id)}
        aria-label={`Download ${name}`}
        className={iconButton}
      >
        <Download aria-hidden="true" className="size-5" />
      </button>
      <button type="button" onClick={onEdit} aria-label={`Edit ${name}`} className={iconButton}>
        <Pencil aria-hidden="true" className="size-5" />
      </button>
      <button type="button" onClick={onRemove} aria-label={`Remove ${name}`} className={iconButton}>
        <Trash2 aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
};
