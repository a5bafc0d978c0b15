import type { Entry, EntryData } from "../../contract/profile/entry-schemas.ts";
import { audiences, documentKinds, type document } from "../../contract/profile/document.ts";
import type { Changed } from "../session/change.ts";

/** A document of the profile. */
export type DocumentEntry = Entry<typeof document>;

/** What a view needs to show and change the entries of a section. */
export interface EntryChanges {
  entries: readonly Entry[];
  /** Adds an entry (null), or changes one. */
  onSave: (entry: Entry | null, data: EntryData) => Promise<Changed<Entry>>;
  onRemove: (entry: Entry) => void;
}

const labelIn = (options: readonly { value: string; label: string }[], value: string | null): string =>
  (options.find((option) => option.value === value) ?? options[0]!).label;

/** The type of a document in words. */
export const kindText = ({ type }: DocumentEntry): string => labelIn(documentKinds, type);

/** Who may see a document, in words. */
export const audienceText = ({ visible_to }: DocumentEntry): string => labelIn(audiences, visible_to);
