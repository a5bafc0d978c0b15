import { draftFields, type DraftFields } from "../../contract/editor-drafts.ts";
import { storageKeys } from "../../domain/storage-keys.ts";

/** What was typed and is not on the server yet, and the version that it was typed into. */
export interface KeptDraft {
  version: number;
  fields: DraftFields;
}

const keyOf = (id: string) => `${storageKeys.editor}${id}`;

/** What this browser kept of a draft. */
export const readKept = (id: string): KeptDraft | null => {
  try {
    const { version, fields } = JSON.parse(localStorage.getItem(keyOf(id)) ?? "null") as KeptDraft;
    const read = draftFields.safeParse(fields);
    return read.success ? { version, fields: read.data } : null;
  } catch {
    return null;
  }
};

/** Keeps what was typed, until the server has it; null forgets it. */
export const keep = (id: string, kept: KeptDraft | null): void => {
  try {
    if (kept) localStorage.setItem(keyOf(id), JSON.stringify(kept));
    else localStorage.removeItem(keyOf(id));
  } catch {
    // Storage may be full or blocked; the text is still on the page.
  }
};
