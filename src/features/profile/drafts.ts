import { ownDraftKey } from "../session/own-data.ts";
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

const keyOf = (section: string): string => ownDraftKey(`profile-${section}`);

/** The draft of a section in this tab, or null. Only in session storage: it may hold what is sensitive. */
export const readDraft = (section: string): Draft | null => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(section)) ?? "null") as Draft | null;
  } catch {
    return null;
  }
};

/** Keeps the draft of a section. Where storage is full or blocked, it lasts as long as the page. */
export const keepDraft = (section: string, draft: Draft): void => {
  try {
    sessionStorage.setItem(keyOf(section), JSON.stringify(draft));
  } catch (error) {
    console.warn("What you typed could not be kept.", error);
  }
};

/** Removes the draft of a section. */
export const forgetDraft = (section: string): void => {
  try {
    sessionStorage.removeItem(keyOf(section));
  } catch {
    // Where storage is blocked, no draft was kept.
  }
};
