import type { EditorEntry, EntryStatus } from "../../contract/editor-drafts.ts";
import { hasWords } from "../../domain/text/match-titles.ts";

/** What entries are looked for. */
export interface EntryFilter {
  /** Words of the title, the tags or the address. */
  words: string;
  show: "all" | "changed" | EntryStatus;
}

/** The entries that a filter leaves, in their order. */
export const matchEntries = (
  entries: readonly EditorEntry[],
  { words, show }: EntryFilter,
): readonly EditorEntry[] =>
  entries.filter(
    ({ title, tags, slug, status, has_changes }) =>
      (show === "all" || status === show || (show === "changed" && has_changes)) &&
      hasWords([title, slug, ...tags], words),
  );
