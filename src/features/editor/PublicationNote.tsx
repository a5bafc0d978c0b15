import type { Draft, Publication, PublicationAction } from "../../contract/editor-drafts.ts";
import { Alert } from "../../ui/Alert.tsx";

interface PublicationNoteProps {
  publication: Publication;
  draft: Draft;
  isSaved: boolean;
}

/** How far a publication is. Why one failed stays while it is mended; that one succeeded only while it is all true. */
export const PublicationNote = ({ publication, draft, isSaved }: PublicationNoteProps) => {
  const { action, state, says } = publication;
  if (state === "failed")
    return (
      <Alert tone="danger" title="That did not work">
        {says}
      </Alert>
    );
  if (state === "done") {
    const isTrue = action === "take_back" ? draft.status === "taken_back" : isSaved && !draft.has_changes;
    const text = draft.has_changes ? `${doneText[action]} Your changes stay here.` : doneText[action];
    return isTrue && <Alert tone="success">{text}</Alert>;
  }
  return (
    <div role="status" className="grid gap-2">
      <p>{state === "waiting" ? "Waiting for its turn" : says} …</p>
      <progress aria-label="The sites are being built" className="w-full" />
    </div>
  );
};

const doneText: Record<PublicationAction, string> = {
  publish: "Published. Readers see the page now.",
  schedule: "Scheduled. The page appears by itself at its time.",
  take_back: "Taken back. Readers do not see the page any more.",
};
