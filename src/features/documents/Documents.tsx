import Plus from "lucide-react/icons/plus";
import { Suspense, useState } from "react";
import type { EntryData } from "../../contract/profile/entry-schemas.ts";
import { Button } from "../../ui/Button.tsx";
import type { DocumentEntry, EntryChanges } from "./document-entry.ts";
import { DocumentRow } from "./DocumentRow.tsx";
import { SharedLinks } from "./SharedLinks.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";

const DocumentForm = lazyComponent(async () => (await import("./DocumentForm.tsx")).DocumentForm);

/** The row that is being filled in. */
type Editing = { kind: "nothing" } | { kind: "new" } | { kind: "entry"; id: number };

/** The seeker's documents in rows; a blank row is added only under the limit (spec §5). Below them the shared links. */
export const Documents = ({ entries, limit, onSave, onRemove }: EntryChanges & { limit: number }) => {
  const documents = entries as readonly DocumentEntry[];
  const [editing, setEditing] = useState<Editing>({ kind: "nothing" });
  const close = () => setEditing({ kind: "nothing" });
  const save = async (entry: DocumentEntry | null, data: EntryData): Promise<void> => {
    const saved = await onSave(entry, data);
    if (!saved.ok) throw saved.error;
    close();
  };
  const form = (entry: DocumentEntry | null) => (
    <Suspense>
      <DocumentForm entry={entry} onSave={(data) => save(entry, data)} onClose={close} />
    </Suspense>
  );
  return (
    <div className="grid gap-6">
      <div className="grid gap-4">
        {documents.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {documents.map((entry) => (
              <li key={entry.id} className="py-4">
                {editing.kind === "entry" && editing.id === entry.id ? (
                  form(entry)
                ) : (
                  <DocumentRow
                    entry={entry}
                    onEdit={() => setEditing({ kind: "entry", id: entry.id })}
                    onRemove={() => onRemove(entry)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {editing.kind === "new" && form(null)}
        {documents.length >= limit ? (
          <p className="text-ink-soft">
            You have {limit} documents, the most there is room for. Remove one to add another.
          </p>
        ) : (
          editing.kind !== "new" && (
            <Button
              variant="secondary"
              onClick={() => setEditing({ kind: "new" })}
              className="justify-self-start"
            >
              <Plus aria-hidden="true" className="size-4" />
              Add document
            </Button>
          )
        )}
      </div>
      <SharedLinks documents={documents} />
    </div>
  );
};
