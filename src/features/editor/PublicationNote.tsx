import type { Draft, EntryStatus, Publication } from "../../contract/editor-drafts.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Spoken } from "../../ui/heard/Spoken.tsx";

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
    const { status, has_changes } = draft;
    const isTakenBack = status === "taken_back";
    if (status === "new" || isTakenBack !== (action === "take_back")) return null;
    if (!isTakenBack && (!isSaved || has_changes)) return null;
    const text = has_changes ? `${doneText[status]} Your changes stay here.` : doneText[status];
    return <Alert tone="success">{text}</Alert>;
  }
  return (
    <div className="grid gap-2">
      <Spoken>{state === "waiting" ? "Waiting for its turn" : says} …</Spoken>
      <progress aria-label="The sites are being built" className="w-full" />
    </div>
  );
};

/** By what readers see, not by what was done: a page that was scheduled appears by itself. */
const doneText: Record<Exclude<EntryStatus, "new">, string> = {
  live: "Published. Readers see the page now.",
  scheduled: "Scheduled. The page appears by itself at its time.",
  taken_back: "Taken back. Readers do not see the page any more.",
};
