import { useState, type ReactNode } from "react";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { SectionOutline } from "../../contract/profile/sections.ts";
import { entryName } from "../../domain/profile/entry-text.ts";
import { EntryRow } from "./EntryRow.tsx";

interface EntryListProps {
  section: SectionOutline;
  entries: readonly Entry[];
  /** The entry whose form is open. */
  edited: Entry | undefined;
  /** While a form of the section is open: another one would replace what is typed in it. */
  isLocked: boolean;
  form: (entry: Entry) => ReactNode;
  onEdit: (entry: Entry) => void;
  onMove: (entry: Entry, by: -1 | 1) => void;
  onRemove: (entry: Entry) => void;
}

/** The entries of a list in their order; one of them may be open as a form. */
export const EntryList = ({
  section,
  entries,
  edited,
  isLocked,
  form,
  onEdit,
  onMove,
  onRemove,
}: EntryListProps) => {
  const [moved, setMoved] = useState("");
  if (!entries.length) return null;
  const move = (entry: Entry, at: number, by: -1 | 1) => {
    // A browser takes the focus from a button whose row is moved.
    const button = document.activeElement;
    onMove(entry, by);
    setMoved(`${entryName(section, entry)} is now number ${at + by + 1} of ${entries.length}.`);
    requestAnimationFrame(() => button instanceof HTMLElement && button.focus());
  };
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        {entries.map((entry, at) => (
          <li key={entry.id} className="py-3 last:pb-0">
            {entry === edited ? (
              form(entry)
            ) : (
              <EntryRow
                section={section}
                entry={entry}
                isLocked={isLocked}
                onEdit={() => onEdit(entry)}
                onRemove={() => onRemove(entry)}
                onMove={entries.length > 1 ? (by) => move(entry, at, by) : undefined}
                isFirst={at === 0}
                isLast={at === entries.length - 1}
              />
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {moved}
      </p>
    </>
  );
};
