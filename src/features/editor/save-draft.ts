import type { Payload } from "../../contract/call.ts";
import { CallError } from "../../contract/caller.ts";
import { saveDraft, type DraftFields } from "../../contract/editor-drafts.ts";
import { callEditor } from "./call-editor.ts";
import { isOwnSave, openOf, set, type DraftState, type Saving } from "./draft-state.ts";
import { refusalText } from "./editor-text.ts";
import { digestOf, isSame } from "./same-fields.ts";

/** How long after the last key a draft is saved, and how long after a failure again, in milliseconds. */
const saveMs = 800;
const againMs = 5000;
/** How many saves without an answer are remembered. */
const mostUnanswered = 200;

/** Saves now; resolves with the version once the server has everything, or null when it cannot be saved. */
export const save = async (page: DraftState, restored?: number): Promise<number | null> => {
  clearTimeout(page.timer);
  page.restored = restored ?? page.restored;
  await page.running;
  const state = openOf(page);
  if (!state || state.saving.state === "conflict") return null;
  if (isSame(state.fields, state.draft.fields)) {
    page.copies.forget(state.fields);
    set(page, { saving: { state: "saved" } });
  } else await (page.running = send(page));
  const after = openOf(page);
  return after?.saving.state === "saved" ? after.draft.version : null;
};

/** Saves a moment after the last key. */
export const saveLater = (page: DraftState, ms = saveMs): void => {
  clearTimeout(page.timer);
  page.timer = setTimeout(() => void save(page), ms);
};

const send = async (page: DraftState): Promise<void> => {
  const state = openOf(page);
  if (!state) return;
  const { fields: sent, draft } = state;
  const { restored, unanswered: before } = page;
  page.restored = undefined;
  page.unanswered = [...before, digestOf(sent)].slice(-mostUnanswered);
  page.copies.keep(draft.version, sent, page.unanswered);
  // The notice that asks to sign in again stays until that is done.
  if (state.saving.state !== "signed_out") set(page, { saving: { state: "saving" } });
  try {
    const body = { version: draft.version, fields: sent, ...(restored !== undefined && { restored }) };
    const saved = await callEditor(saveDraft, { params: { id: page.id }, body });
    page.unanswered = [];
    takeSaved(page, sent, saved);
  } catch (error) {
    await takeFailure(page, savingOf(error), before);
  }
};

/** What is open is saved; what was typed meanwhile is saved next. */
const takeSaved = (page: DraftState, sent: DraftFields, saved: Payload<typeof saveDraft>): void => {
  const { draft, fields } = openOf(page)!;
  set(page, { draft: { ...draft, ...saved, fields: sent }, saving: { state: "saved" } });
  page.copies.forget(sent);
  if (fields === sent) return;
  page.copies.keep(saved.version, fields, page.unanswered);
  set(page, { saving: { state: "saving" } });
  saveLater(page);
};

/** A save that failed: a conflict with a save of this page is none. */
const takeFailure = async (page: DraftState, saving: Saving, before: string[]): Promise<void> => {
  if (saving.state === "conflict") {
    const isOwn = isOwnSave(page, saving.theirs.fields);
    page.unanswered = [];
    if (isOwn) {
      set(page, { draft: { ...openOf(page)!.draft, ...saving.theirs } });
      return send(page);
    }
  } else if (saving.state !== "offline") page.unanswered = before;
  set(page, { saving });
  if (saving.state === "offline") saveLater(page, againMs);
};

const savingOf = (error: unknown): Saving => {
  if (error instanceof CallError && error.status === 409 && error.payload) {
    const { saved } = error.payload as { saved: { version: number; fields: DraftFields } };
    return { state: "conflict", message: error.message, theirs: saved };
  }
  if (error instanceof CallError && error.status === 401) return { state: "signed_out" };
  if (error instanceof CallError && error.status !== 0 && error.status < 500 && error.status !== 429)
    return { state: "refused", message: refusalText(error) };
  if (error instanceof CallError) return { state: "offline" };
  throw error;
};
