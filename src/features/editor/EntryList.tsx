import { useEffect, useState } from "react";
import { createDraft, listEntries, type EditorEntry } from "../../contract/editor-drafts.ts";
import { draftPath } from "../../domain/editor-paths.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { callEditor, messageOf } from "./call-editor.ts";
import type { EditorSite } from "./Editor.tsx";
import { EntryGroup } from "./EntryGroup.tsx";
import { EntrySearch } from "./EntrySearch.tsx";
import { matchEntries, type EntryFilter } from "./match-entries.ts";
import { Spoken } from "../../ui/heard/Spoken.tsx";

/** The blogs and articles of a site, how one is found, and where a new one begins. */
export const EntryList = ({ site }: { site: EditorSite }) => {
  const [entries, setEntries] = useState<EditorEntry[] | null>(null);
  const [filter, setFilter] = useState<EntryFilter>({ words: "", show: "all" });
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

  const found = entries && matchEntries(entries, filter);
  return (
    <div className="grid grid-cols-1 gap-8">
      {entries && found && (
        <EntrySearch filter={filter} onChange={setFilter} found={found.length} total={entries.length}>
          <Button onClick={() => open()} busy={busy}>
            New blog
          </Button>
        </EntrySearch>
      )}
      {problem && <Alert tone="danger">{problem}</Alert>}
      {!found && !problem && <Spoken>Loading …</Spoken>}
      {(["blogs", "articles"] as const).map((collection) => (
        <EntryGroup
          key={collection}
          title={`${collection === "blogs" ? "Blogs" : "Articles"} of ${site.name}`}
          entries={found?.filter((one) => one.collection === collection && !one.is_shared) ?? []}
          site={site}
          onOpen={open}
        />
      ))}
      <EntryGroup
        title="Shared by all sites"
        entries={found?.filter((one) => one.is_shared) ?? []}
        site={site}
        onOpen={open}
      />
    </div>
  );
};
