import { useStore } from "@nanostores/react";
import { useId } from "react";
import { maxDocuments } from "../../../contract/application-fields.ts";
import type { StoredFile } from "../../../contract/uploads.ts";
import { Alert } from "../../../ui/Alert.tsx";
import { hint, label } from "../../../ui/recipes.ts";
import { AttachFile } from "../../uploads/AttachFile.tsx";
import type { ApplyFlow } from "./apply-flow.ts";

/** The files beside the CV, each of which can be left out, and a field for another one. */
export const OtherFiles = ({ flow, error }: { flow: ApplyFlow; error: string | undefined }) => {
  const { documents } = useStore(flow.$draft);
  const id = useId();
  /** What is chosen now, as an upload may have ended later than another. */
  const without = ({ id }: StoredFile) => flow.$draft.get().documents.filter((one) => one.id !== id);
  return (
    <div role="group" aria-labelledby={id} className="grid gap-3">
      <div className="grid gap-1.5">
        <p id={id} className={label}>
          Other files <span className="font-normal text-ink-soft">(optional)</span>
        </p>
        <p className={hint}>
          {documents.length < maxDocuments
            ? `Up to ${maxDocuments}: a cover letter, answers to selection criteria, a photo of a ticket.`
            : `These are ${maxDocuments}, the most that can be sent. Remove one to send another.`}
        </p>
      </div>
      {error && <Alert tone="danger">{error}</Alert>}
      {documents.map((file) => (
        <AttachFile
          key={file.id}
          label={file.name}
          file={file}
          onFile={() => flow.setDetails({ documents: without(file) })}
        />
      ))}
      {documents.length < maxDocuments && (
        <AttachFile
          label={documents.length ? "Another file" : "Cover letter or another file"}
          file={null}
          onFile={(file) => file && flow.setDetails({ documents: [...without(file), file] })}
        />
      )}
    </div>
  );
};
