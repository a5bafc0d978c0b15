import { useStore } from "@nanostores/react";
import { maxDocuments } from "../../../contract/applications.ts";
import type { StoredFile } from "../../../contract/uploads.ts";
import { Alert } from "../../../ui/Alert.tsx";
import { AttachFile } from "../../uploads/AttachFile.tsx";
import type { ApplyFlow } from "./apply-flow.ts";

/** The files beside the CV, each of which can be left out, and a field for another one. */
export const OtherFiles = ({ flow, error }: { flow: ApplyFlow; error: string | undefined }) => {
  const { documents } = useStore(flow.$draft);
  /** What is chosen now, as an upload may have ended later than another. */
  const without = ({ id }: StoredFile) => flow.$draft.get().documents.filter((one) => one.id !== id);
  return (
    <div className="grid gap-3">
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
          label={documents.length ? "Another file" : "Cover letter or other files"}
          file={null}
          onFile={(file) => file && flow.setDetails({ documents: [...without(file), file] })}
        />
      )}
    </div>
  );
};
