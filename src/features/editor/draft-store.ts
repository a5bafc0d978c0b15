import { atom, type ReadableAtom } from "nanostores";
import { CallError } from "../../contract/caller.ts";
import { getDraft, saveDraft, type Draft, type DraftFields } from "../../contract/editor-drafts.ts";
import { callEditor, messageOf, Refused } from "./call-editor.ts";
import { refusalText } from "./editor-text.ts";
import { openKeptCopies, type Copy } from "./kept-draft.ts";
import { digestOf, isSame } from "./same-fields.ts";

/** How long after the last key a draft is saved, and how long after a failure again, in milliseconds. */
const saveMs = 800;
const againMs = 5000;
/** How many saves without an answer are remembered. */
const mostUnanswered = 200;

/** Whether the server has what was typed, and why not. */
export type Saving =
  | { state: "saved" }
  | { state: "saving" }
  | { state: "offline" }
  | { state: "signed_out" }
  | { state: "refused"; message: string }
  | { state: "conflict"; message: string; theirs: { version: number; fields: DraftFields } };

export type OpenDraft =
  | { state: "loading" }
  | { state: "failed"; status: number; message: string }
  | {
      state: "open";
      draft: Draft;
      fields: DraftFields;
      saving: Saving;
      isRestored: boolean;
      /** The writer's own text, where somebody else's was taken in its place. */
      aside: Copy | null;
    };
type Open = Extract<OpenDraft, { state: "open" }>;

/** A draft that is being written, saved a moment after each change. */
export interface DraftStore {
  $draft: ReadableAtom<OpenDraft>;
  load: () => Promise<void>;
  change: (part: Partial<DraftFields>) => void;
  /** Saves now; resolves with the version once the server has everything, or null when it cannot be saved. */
  save: (restored?: number) => Promise<number | null>;
  /** Ends a conflict: what was typed here stays, or what the other one saved. */
  settle: (choice: "mine" | "theirs") => Promise<void>;
  /** Puts the text that was set aside into the form again. */
  putBack: () => Promise<void>;
  /** Removes the text that was set aside. */
  dropAside: () => void;
  close: () => void;
}

export const openDraft = (id: string): DraftStore => {
  const $draft = atom<OpenDraft>({ state: "loading" });
  const copies = openKeptCopies(id);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let restoredVersion: number | undefined;
  /** Digests of the saves that were not answered: what the server has may be one of them. */
  let unanswered: string[] = [];
  const isOwnSave = (stored: DraftFields): boolean => unanswered.includes(digestOf(stored));

  const open = () => {
    const state = $draft.get();
    return state.state === "open" ? state : null;
  };
  const set = (part: Partial<Open>): void => {
    const state = open();
    if (state) $draft.set({ ...state, ...part });
  };
  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), ms);
  };

  const load = async (): Promise<void> => {
    try {
      const draft = await callEditor(getDraft, { params: { id } });
      copies.forget(draft.fields);
      const before = open();
      const kept = before ? null : copies.takeOver(draft.fields);
      if (kept) unanswered = kept.sent;
      const unsaved = before ? unsavedOf(before, draft.fields) : kept;
      $draft.set({
        state: "open",
        draft: unsaved && !isOwnSave(draft.fields) ? { ...draft, version: unsaved.version } : draft,
        fields: unsaved?.fields ?? draft.fields,
        saving: { state: "saved" },
        isRestored: !before && unsaved !== null,
        aside: before?.aside ?? copies.lastAside(),
      });
      if (unsaved) await save();
    } catch (error) {
      const status = error instanceof CallError ? error.status : 0;
      const message = messageOf(error);
      // What is in the form stays there.
      if (!open()) $draft.set({ state: "failed", status, message });
    }
  };

  const change = (part: Partial<DraftFields>): void => {
    const state = open();
    if (!state) return;
    const fields = { ...state.fields, ...part };
    set({ fields });
    copies.keep(state.draft.version, fields, unanswered);
    if (state.saving.state === "saved" || state.saving.state === "refused")
      set({ saving: { state: "saving" } });
    if (state.saving.state !== "conflict") later(saveMs);
  };

  const send = async (): Promise<void> => {
    const state = open();
    if (!state) return;
    const { fields: sent, draft } = state;
    const restored = restoredVersion;
    restoredVersion = undefined;
    const unansweredBefore = unanswered;
    unanswered = [...unanswered, digestOf(sent)].slice(-mostUnanswered);
    copies.keep(draft.version, sent, unanswered);
    // The notice that asks to sign in again stays until that is done.
    if (state.saving.state !== "signed_out") set({ saving: { state: "saving" } });
    try {
      const body = { version: draft.version, fields: sent, ...(restored !== undefined && { restored }) };
      const saved = await callEditor(saveDraft, { params: { id }, body });
      const { draft: now, fields } = open()!;
      unanswered = [];
      set({ draft: { ...now, ...saved, fields: sent }, saving: { state: "saved" } });
      copies.forget(sent);
      if (fields === sent) return;
      copies.keep(saved.version, fields, unanswered);
      set({ saving: { state: "saving" } });
      later(saveMs);
    } catch (error) {
      const saving = savingOf(error);
      if (saving.state === "conflict") {
        const isOwn = isOwnSave(saving.theirs.fields);
        unanswered = [];
        if (isOwn) {
          set({ draft: { ...open()!.draft, ...saving.theirs } });
          return send();
        }
      } else if (saving.state !== "offline") unanswered = unansweredBefore;
      set({ saving });
      if (saving.state === "offline") later(againMs);
    }
  };

  const save = async (restored?: number): Promise<number | null> => {
    clearTimeout(timer);
    restoredVersion = restored ?? restoredVersion;
    await running;
    const state = open();
    if (!state || state.saving.state === "conflict") return null;
    if (isSame(state.fields, state.draft.fields)) {
      copies.forget(state.fields);
      set({ saving: { state: "saved" } });
    } else await (running = send());
    const after = open();
    return after?.saving.state === "saved" ? after.draft.version : null;
  };

  const settle = async (choice: "mine" | "theirs"): Promise<void> => {
    const state = open();
    if (state?.saving.state !== "conflict") return;
    const { version, fields } = state.saving.theirs;
    if (choice === "theirs") {
      const aside = copies.setAside(state.draft.version, state.fields);
      copies.forget(state.fields);
      set({ draft: { ...state.draft, version, fields }, fields, saving: { state: "saved" }, aside });
      // For what follows from their text: how readers see it, and what is wrong with it.
      return load();
    }
    set({ draft: { ...state.draft, version, fields }, saving: { state: "saved" } });
    copies.keep(version, state.fields, unanswered);
    await save();
  };

  const putBack = async (): Promise<void> => {
    const state = open();
    if (!state?.aside) return;
    const { draft, aside } = state;
    change({ ...aside.fields, ...(!draft.has_own_address && { slug: draft.fields.slug }) });
    dropAside();
    await save();
  };
  const dropAside = (): void => {
    const aside = open()?.aside;
    if (!aside) return;
    copies.removeAside(aside);
    set({ aside: copies.lastAside() });
  };

  const onOnline = () => void save();
  return {
    $draft,
    load: () => {
      addEventListener("online", onOnline);
      return load();
    },
    change,
    save,
    settle,
    putBack,
    dropAside,
    close: () => {
      clearTimeout(timer);
      removeEventListener("online", onOnline);
    },
  };
};

const savingOf = (error: unknown): Saving => {
  if (error instanceof Refused && error.status === 409 && error.payload) {
    const { saved } = error.payload as { saved: { version: number; fields: DraftFields } };
    return { state: "conflict", message: error.message, theirs: saved };
  }
  if (error instanceof Refused && error.status === 401) return { state: "signed_out" };
  if (error instanceof Refused && error.status < 500 && error.status !== 429)
    return { state: "refused", message: refusalText(error) };
  if (error instanceof CallError) return { state: "offline" };
  throw error;
};

/** What is in the form and neither in `saved` nor in the version that it was typed into. */
const unsavedOf = ({ draft, fields }: Open, saved: DraftFields): Pick<Copy, "version" | "fields"> | null =>
  isSame(fields, draft.fields) || isSame(fields, saved) ? null : { version: draft.version, fields };
