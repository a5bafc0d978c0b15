import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import { Suspense, useRef, useState, type ReactNode } from "react";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { SectionOutline } from "../../contract/profile/sections.ts";
import { entryName } from "../../domain/profile/entry-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { EntryRow } from "./EntryRow.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";

const loadReorderList = async () => (await import("./ReorderList.tsx")).ReorderList;
const ReorderList = lazyComponent(loadReorderList);

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
  onReorder: (entries: readonly Entry[]) => void;
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
  onReorder,
  onRemove,
}: EntryListProps) => {
  const [moved, setMoved] = useState("");
  const [isReordering, setReordering] = useState(false);
  const reorderButton = useRef<HTMLButtonElement>(null);
  if (!entries.length) return null;
  if (isReordering)
    return (
      <Suspense fallback={<Skeleton className="h-24 w-full" />}>
        <ReorderList
          section={section}
          entries={entries}
          onReorder={onReorder}
          onDone={() => {
            setReordering(false);
            requestAnimationFrame(() => reorderButton.current?.focus());
          }}
        />
      </Suspense>
    );
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
      {entries.length > 1 && !isLocked && (
        <Button
          ref={reorderButton}
          size="small"
          variant="quiet"
          className="justify-self-start"
          onPointerEnter={() => void loadReorderList()}
          onClick={() => setReordering(true)}
        >
          <ArrowUpDown aria-hidden="true" className="size-4" />
          Reorder<span className="sr-only"> {section.title.toLowerCase()}</span>
        </Button>
      )}
      <p role="status" className="sr-only">
        {moved}
      </p>
    </>
  );
};
