import { useEffect, useState } from "react";
import { createDraft, listEntries, type EditorEntry } from "../../contract/editor-drafts.ts";
import { articlePath } from "../../domain/articles/article-paths.ts";
import { draftPath } from "../../domain/editor-paths.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { badge, heading, link } from "../../ui/recipes.ts";
import { callEditor, messageOf } from "./call-editor.ts";
import type { EditorSite } from "./Editor.tsx";
import { entryStatusText, localTime } from "./editor-text.ts";

/** The blogs and articles of a site, and where a new one begins. */
export const EntryList = ({ site }: { site: EditorSite }) => {
  const [entries, setEntries] = useState<EditorEntry[] | null>(null);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const fail = (error: unknown) => {
    setBusy(false);
    setProblem(messageOf(error));
  };
  useEffect(() => {
    callEditor(listEntries, {}).then(setEntries, fail);
  }, []);

  const open = (entry?: EditorEntry) => {
    if (entry?.draft_id) return location.assign(draftPath(entry.draft_id));
    setBusy(true);
    const body = entry
      ? { collection: entry.collection, slug: entry.slug, is_shared: entry.is_shared }
      : { collection: "blogs" as const };
    callEditor(createDraft, { body }).then(({ id }) => location.assign(draftPath(id)), fail);
  };

  return (
    <div className="grid grid-cols-1 gap-8">
      <div>
        <Button onClick={() => open()} busy={busy}>
          New blog
        </Button>
      </div>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {entries === null ? (
        !problem && <p role="status">Loading …</p>
      ) : (
        <>
          {(["blogs", "articles"] as const).map((collection) => (
            <Group
              key={collection}
              title={`${collection === "blogs" ? "Blogs" : "Articles"} of ${site.name}`}
              entries={entries.filter((one) => one.collection === collection && !one.is_shared)}
              site={site}
              onOpen={open}
            />
          ))}
          <Group
            title="Shared by all sites"
            entries={entries.filter((one) => one.is_shared)}
            site={site}
            onOpen={open}
          />
        </>
      )}
    </div>
  );
};

interface GroupProps {
  title: string;
  entries: readonly EditorEntry[];
  site: EditorSite;
  onOpen: (entry: EditorEntry) => void;
}

const Group = ({ title, entries, site, onOpen }: GroupProps) =>
  entries.length > 0 && (
    <section aria-label={title} className="grid gap-3">
      <h2 className={heading.section}>{title}</h2>
      <ul className="grid gap-2">
        {entries.map((entry) => (
          <li
            key={entry.draft_id ?? `${entry.collection} ${entry.slug} ${entry.is_shared}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2"
          >
            <div className="grid min-w-0 gap-1">
              <p className="font-semibold wrap-anywhere">{entry.title || "Without a title"}</p>
              <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
                <span className={badge}>{entryStatusText(entry)}</span>
                {entry.is_shared && <span className={badge}>Shared</span>}
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
              <span className="text-sm text-ink-soft">For accounts of all sites</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
