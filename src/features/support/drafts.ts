import { $seeker } from "../session/seeker.ts";

/** What somebody has typed and not sent yet. */
export interface Draft {
  subject: string;
  message: string;
}

/** Key of sessionStorage: a message to support that is not sent yet, and whose it is. */
const key = "portal:support-draft";

/** The draft of whoever uses this tab; another person's is not shown. */
export const readDraft = (): Draft => {
  try {
    const { seeker, subject, message } = JSON.parse(sessionStorage.getItem(key) ?? "null") as Draft & {
      seeker: string | null;
    };
    if (seeker === ($seeker.get()?.id ?? null)) return { subject, message };
  } catch {
    // There is no draft, or storage is blocked.
  }
  return { subject: "", message: "" };
};

/** Keeps a draft until this tab is closed; null removes it. */
export const keepDraft = (draft: Draft | null): void => {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify({ ...draft, seeker: $seeker.get()?.id ?? null }));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage may be blocked; the draft then lasts for this page.
  }
};
