import * as z from "zod/mini";
import type { DraftFields } from "../../contract/editor-drafts.ts";
import { storageKeys } from "../../domain/storage-keys.ts";

/** What was typed and is not on the server yet, and the version that it was typed into. */
export interface KeptDraft {
  version: number;
  fields: DraftFields;
}

const text = z.string();
/** The shape of what was typed. Unlike in the contract, texts may be too long: they are shortened in the form. */
const typedFields: z.ZodMiniType<DraftFields> = z.object({
  slug: text,
  title: text,
  description: text,
  author: text,
  date: text,
  updated: text,
  tags: z.array(text),
  image: z.nullable(z.object({ src: text, alt: text, caption: text })),
  publish_at: text,
  body: text,
});
const keptDraft = z.object({ version: z.int(), fields: typedFields });

const keyOf = (id: string) => `${storageKeys.editor}${id}`;

/** What this browser kept of a draft. */
export const readKept = (id: string): KeptDraft | null => {
  try {
    return keptDraft.parse(JSON.parse(localStorage.getItem(keyOf(id)) ?? "null"));
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
