import { atom } from "nanostores";
import type { Draft, DraftFields } from "../../contract/editor-drafts.ts";
import { openKeptCopies, type Copy } from "./kept-draft.ts";
import { digestOf } from "./same-fields.ts";

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
export type Open = Extract<OpenDraft, { state: "open" }>;

/** What one page that writes a draft knows of it. */
export const createDraftState = (id: string) => ({
  id,
  $draft: atom<OpenDraft>({ state: "loading" }),
  copies: openKeptCopies(id),
  /** Digests of the saves that were not answered: what the server has may be one of them. */
  unanswered: [] as string[],
  /** The version whose text is put back by the next save. */
  restored: undefined as number | undefined,
  /** The save that is running; the next one waits for it. */
  running: undefined as Promise<void> | undefined,
  /** When it is saved next. */
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
});
export type DraftState = ReturnType<typeof createDraftState>;

/** The draft, once it is open. */
export const openOf = ({ $draft }: DraftState): Open | null => {
  const state = $draft.get();
  return state.state === "open" ? state : null;
};

export const set = (page: DraftState, part: Partial<Open>): void => {
  const state = openOf(page);
  if (state) page.$draft.set({ ...state, ...part });
};

/** Whether what the server has was sent by this page. */
export const isOwnSave = ({ unanswered }: DraftState, stored: DraftFields): boolean =>
  unanswered.includes(digestOf(stored));
