import type { EditorEntry } from "../../contract/editor-drafts.ts";
import { articlePath } from "../../domain/articles/article-paths.ts";
import { Button } from "../../ui/Button.tsx";
import { badge, heading, link } from "../../ui/recipes.ts";
import type { EditorSite } from "./Editor.tsx";
import { entryStatusText, localTime } from "./editor-text.ts";

interface EntryGroupProps {
  title: string;
  entries: readonly EditorEntry[];
  site: EditorSite;
  onOpen: (entry: EditorEntry) => void;
}

/** Entries of one kind, under a heading with their number; nothing without any. */
export const EntryGroup = ({ title, entries, site, onOpen }: EntryGroupProps) =>
  entries.length > 0 && (
    <section aria-label={title} className="grid gap-3">
      <h2 className={heading.section}>
        {title} <span className="text-lg font-normal text-ink-soft">({entries.length})</span>
      </h2>
      <ul className="grid gap-2">
        {entries.map((entry) => (
          <li
            key={entry.draft_id ?? `${entry.collection} ${entry.slug} ${entry.is_shared}`}
            className="flex items-center justify-between gap-x-4 border-b border-line py-2"
          >
            <div className="grid min-w-0 gap-1">
              <p className="font-semibold wrap-anywhere">{entry.title || "Without a title"}</p>
              <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
                <span className={badge}>{entryStatusText(entry)}</span>
                {entry.tags.length > 0 && <span>{entry.tags.join(", ")}</span>}
                {entry.changed_at && (
                  <span>
                    {entry.changed_by}, {localTime(entry.changed_at, site.timezone)}
                  </span>
                )}
                {entry.status === "live" && (
                  <a href={articlePath(entry.slug)} className={link}>
                    See the page
                  </a>
                )}
              </p>
            </div>
            {entry.may_change ? (
              <Button
                variant="secondary"
                size="small"
                aria-label={`Edit ${entry.title || "the draft without a title"}`}
                onClick={() => onOpen(entry)}
              >
                Edit
              </Button>
            ) : (
              <span className="max-w-32 shrink-0 text-sm text-ink-soft">For accounts of all sites</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
