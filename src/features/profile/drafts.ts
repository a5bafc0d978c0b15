import { ownDrafts } from "../session/own-drafts.ts";
import type { FormValues } from "./form-values.ts";

/** What a seeker has changed in the form of a section and not saved. */
export interface Draft {
  /** The id of the entry; null for a new one. */
  entry: number | null;
  /** The fields that were changed, as typed. */
  values: FormValues;
  /** The same fields as they were saved when the form was opened. */
  base: FormValues;
}

/** Only in session storage: a draft may hold what is sensitive. */
const drafts = ownDrafts(() => sessionStorage);
const nameOf = (section: string): string => `profile-${section}`;

/** The draft of a section in this tab, or null. */
export const readDraft = (section: string): Draft | null => drafts.read(nameOf(section)) as Draft | null;

/** Keeps the draft of a section. */
export const keepDraft = (section: string, draft: Draft): void => drafts.keep(nameOf(section), draft);

/** Removes the draft of a section. */
export const forgetDraft = (section: string): void => drafts.forget(nameOf(section));
