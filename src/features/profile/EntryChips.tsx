import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { SectionOutline } from "../../contract/profile/sections.ts";
import { entrySummary } from "../../domain/profile/entry-summary.ts";
import { entryName } from "../../domain/profile/entry-text.ts";

interface EntryChipsProps {
  section: SectionOutline;
  entries: readonly Entry[];
  /** The entry whose form is open below the chips. */
  edited: Entry | undefined;
  /** Shows no buttons. */
  isLocked: boolean;
  form: (entry: Entry) => ReactNode;
  onEdit: (entry: Entry) => void;
  onRemove: (entry: Entry) => void;
}

/** Entries of one value each, side by side: pressing one changes it. */
export const EntryChips = ({
  section,
  entries,
  edited,
  isLocked,
  form,
  onEdit,
  onRemove,
}: EntryChipsProps) => (
  <>
    <ul className="flex flex-wrap gap-2">
      {entries.map((entry) => {
        const name = entryName(section, entry);
        const more = entrySummary(section, entry).facts.map(({ text }) => text);
        const text = [name, ...more].join(" · ");
        return (
          <li
            key={entry.id}
            className={`inline-flex min-h-9 max-w-full items-center rounded-full border bg-accent-soft text-sm font-medium text-accent-text max-sm:min-h-11 ${entry === edited ? "border-accent-text" : "border-accent-line"}`}
          >
            {isLocked ? (
              <span dir="auto" className="px-3.5 py-1.5 wrap-anywhere">
                {text}
              </span>
            ) : (
              <>
                <button
                  type="button"
                  onClick={() => onEdit(entry)}
                  className="min-h-9 min-w-0 rounded-l-full py-1 pr-1 pl-3.5 text-start wrap-anywhere hover:underline max-sm:min-h-11"
                >
                  <span className="sr-only">Edit </span>
                  <span dir="auto">{text}</span>
                </button>
                <button
                  type="button"
                  aria-label={`Remove ${name}`}
                  title={`Remove ${name}`}
                  onClick={() => onRemove(entry)}
                  className="grid size-8 shrink-0 place-items-center rounded-full hover:bg-surface max-sm:size-11"
                >
                  <X aria-hidden="true" className="size-4" />
                </button>
              </>
            )}
          </li>
        );
      })}
    </ul>
    {edited && form(edited)}
  </>
);
