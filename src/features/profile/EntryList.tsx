import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import { Suspense, useRef, useState, type ReactNode } from "react";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { SectionOutline } from "../../contract/profile/sections.ts";
import { isOneValue } from "../../domain/profile/entry-summary.ts";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { EntryChips } from "./EntryChips.tsx";
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
  onReorder: (entries: readonly Entry[]) => void;
  onRemove: (entry: Entry) => void;
}

/** The entries of a list in their order, as chips or rows; one of them may be open as a form. */
export const EntryList = ({ onReorder, ...props }: EntryListProps) => {
  const { section, entries, isLocked } = props;
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
  return (
    <>
      {isOneValue(section) ? <EntryChips {...props} /> : <EntryRows {...props} />}
      {entries.length > 1 && !isLocked && (
        <Button
          ref={reorderButton}
          size="small"
          variant="quiet"
          className="-my-1 -ml-3 justify-self-start"
          onPointerEnter={() => void loadReorderList()}
          onClick={() => setReordering(true)}
        >
          <ArrowUpDown aria-hidden="true" className="size-4" />
          Reorder<span className="sr-only"> {section.title.toLowerCase()}</span>
        </Button>
      )}
    </>
  );
};

const EntryRows = ({
  section,
  entries,
  edited,
  isLocked,
  form,
  onEdit,
  onRemove,
}: Omit<EntryListProps, "onReorder">) => (
  <ul className="divide-y divide-line border-t border-line">
    {entries.map((entry) => (
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
          />
        )}
      </li>
    ))}
  </ul>
);
