import Paperclip from "lucide-react/icons/paperclip";
import { Suspense, useState } from "react";
import type { ConsultationCase } from "../../contract/consultations.ts";
import { sizeText } from "../../domain/text/size-text.ts";
import { Button } from "../../ui/Button.tsx";
import { MessageText } from "../../ui/MessageText.tsx";
import { card, heading, loneLink } from "../../ui/recipes.ts";
import { RelativeTime } from "../../ui/RelativeTime.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";

// Loaded when it is opened: the form uploads files.
const NoteForm = lazyComponent(async () => (await import("./NoteForm.tsx")).NoteForm);

interface CaseNotesProps {
  consultation: ConsultationCase;
  /** Called with the case once a note has been added. */
  onAdded: (consultation: ConsultationCase) => void;
}

/** The notes and files of a case, and adding one. */
export const CaseNotes = ({ consultation: { id, notes }, onAdded }: CaseNotesProps) => {
  const [writes, setWrites] = useState(false);
  return (
    <section className="grid gap-4">
      <h2 className={heading.section}>Notes and files</h2>
      {notes.length > 0 ? (
        <ul className="grid gap-4">
          {notes.map(({ id, by, text, file, added_at }) => (
            <li key={id} className={`${card} grid gap-2 ${by === "operator" ? "bg-accent-soft" : ""}`}>
              <MessageText text={text} />
              {file && (
                <a href={file.url} className={loneLink}>
                  <Paperclip aria-hidden="true" className="size-4 shrink-0" />
                  <span className="min-w-0 wrap-anywhere">
                    {file.name} ({sizeText(file.size)})
                  </span>
                </a>
              )}
              <p className="text-sm text-ink-soft">
                {by === "operator" ? "From us" : "From you"}, <RelativeTime moment={added_at} />
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">There are no notes yet.</p>
      )}
      {writes ? (
        <Suspense>
          <NoteForm
            id={id}
            onAdded={(added) => {
              setWrites(false);
              onAdded(added);
            }}
            onClose={() => setWrites(false)}
          />
        </Suspense>
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setWrites(true)}>
            Add a note or a file
          </Button>
        </div>
      )}
    </section>
  );
};
