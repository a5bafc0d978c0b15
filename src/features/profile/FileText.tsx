import Download from "lucide-react/icons/download";
import type { UploadedFile } from "../../contract/profile/uploaded-file.ts";
import { fileAbout } from "../../domain/text/file-about.ts";
import { loneLink } from "../../ui/recipes.ts";
import { Photo } from "../photo/Photo.tsx";
import { openFile } from "../uploads/open-file.ts";

/** A file in the read view: a photo as it is, another file by its name, to download. */
export const FileText = ({ file, isPhoto }: { file: UploadedFile; isPhoto: boolean }) =>
  isPhoto ? (
    <Photo id={file.id} className="size-20" />
  ) : (
    <button type="button" onClick={() => void openFile(file.id)} className={loneLink}>
      <Download aria-hidden="true" className="size-4 shrink-0" />
      <span className="text-left wrap-anywhere">
        {file.name} <span className="text-ink-soft">({fileAbout(file)})</span>
      </span>
    </button>
  );
