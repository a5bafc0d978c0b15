import type { ReadableAtom } from "nanostores";
import { CallError } from "../../contract/caller.ts";
import { getDraft, type DraftFields } from "../../contract/editor-drafts.ts";
import { callEditor, messageOf } from "./call-editor.ts";
import {
  createDraftState,
  isOwnSave,
  openOf,
  set,
  type DraftState,
  type Open,
  type OpenDraft,
} from "./draft-state.ts";
import type { Copy } from "./kept-draft.ts";
import { isSame } from "./same-fields.ts";
import { save, saveLater } from "./save-draft.ts";

/** A draft that is being written, saved a moment after each change. */
export type DraftStore = ReturnType<typeof openDraft>;

export const openDraft = (id: string) => {
  const page = createDraftState(id);
  const onOnline = () => void save(page);
  return {
    $draft: page.$draft as ReadableAtom<OpenDraft>,
    load: () => {
      addEventListener("online", onOnline);
      return load(page);
    },
    change: (part: Partial<DraftFields>) => change(page, part),
    save: (restored?: number) => save(page, restored),
    settle: (choice: "mine" | "theirs") => settle(page, choice),
    putBack: () => putBack(page),
    dropAside: () => dropAside(page),
    close: () => {
      clearTimeout(page.timer);
      removeEventListener("online", onOnline);
    },
  };
};

const load = async (page: DraftState): Promise<void> => {
  const { copies } = page;
  try {
    const draft = await callEditor(getDraft, { params: { id: page.id } });
    copies.forget(draft.fields);
    const before = openOf(page);
    const kept = before ? null : copies.takeOver(draft.fields);
    if (kept) page.unanswered = kept.sent;
    const unsaved = before ? unsavedOf(before, draft.fields) : kept;
    page.$draft.set({
      state: "open",
      draft: unsaved && !isOwnSave(page, draft.fields) ? { ...draft, version: unsaved.version } : draft,
      fields: unsaved?.fields ?? draft.fields,
      saving: { state: "saved" },
      isRestored: !before && unsaved !== null,
      aside: before?.aside ?? copies.lastAside(),
    });
    if (unsaved) await save(page);
  } catch (error) {
    const message = messageOf(error);
    // What is in the form stays there.
    if (openOf(page)) return;
    page.$draft.set({ state: "failed", status: error instanceof CallError ? error.status : 0, message });
  }
};

/** What is in the form and neither in `saved` nor in the version that it was typed into. */
const unsavedOf = ({ draft, fields }: Open, saved: DraftFields): Pick<Copy, "version" | "fields"> | null =>
  isSame(fields, draft.fields) || isSame(fields, saved) ? null : { version: draft.version, fields };

const change = (page: DraftState, part: Partial<DraftFields>): void => {
  const state = openOf(page);
  if (!state) return;
  const fields = { ...state.fields, ...part };
  set(page, { fields });
  page.copies.keep(state.draft.version, fields, page.unanswered);
  if (state.saving.state === "saved" || state.saving.state === "refused")
    set(page, { saving: { state: "saving" } });
  if (state.saving.state !== "conflict") saveLater(page);
};

/** Ends a conflict: what was typed here stays, or what the other one saved. */
const settle = async (page: DraftState, choice: "mine" | "theirs"): Promise<void> => {
  const { copies } = page;
  const state = openOf(page);
  if (state?.saving.state !== "conflict") return;
  const { version, fields } = state.saving.theirs;
  if (choice === "theirs") {
    const aside = copies.setAside(state.draft.version, state.fields);
    copies.forget(state.fields);
    set(page, { draft: { ...state.draft, version, fields }, fields, saving: { state: "saved" }, aside });
    // For what follows from their text: how readers see it, and what is wrong with it.
    return load(page);
  }
  set(page, { draft: { ...state.draft, version, fields }, saving: { state: "saved" } });
  copies.keep(version, state.fields, page.unanswered);
  await save(page);
};

/** Puts the text that was set aside into the form again. */
const putBack = async (page: DraftState): Promise<void> => {
  const state = openOf(page);
  if (!state?.aside) return;
  const { draft, aside } = state;
  change(page, { ...aside.fields, ...(!draft.has_own_address && { slug: draft.fields.slug }) });
  dropAside(page);
  await save(page);
};

const dropAside = (page: DraftState): void => {
  const aside = openOf(page)?.aside;
  if (!aside) return;
  page.copies.removeAside(aside);
  set(page, { aside: page.copies.lastAside() });
};
