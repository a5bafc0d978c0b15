import { atom } from "nanostores";
import type { Entry, EntryData } from "../../contract/profile/entry-schemas.ts";
import type { Chosen } from "../../contract/profile/section.ts";
import type { SectionOutline } from "../../contract/profile/sections.ts";
import { updateSeekerProfile } from "../../contract/profile/seeker-profile.ts";
import { phoneKey } from "../../domain/profile/phone-text.ts";
import { toast } from "../../ui/toasts/toasts.ts";
import { change, type Changed } from "../session/change.ts";
import { failureOf } from "../session/failure.ts";
import { readSection, removeEntry, restoreEntry, saveEntry, saveOrder } from "./section-requests.ts";
import { sectionSlice } from "./section-slice.ts";
import { loadSeekerProfile } from "./seeker-profile.ts";

/**
 * Loading state of a section: first "opening", with the entries that this browser kept, if any. The entries stay while
 * they are loaded again, and when that fails.
 */
export type SectionState =
  | { state: "opening" | "loading"; entries: readonly Entry[] }
  | { state: "ready"; entries: readonly Entry[] }
  | { state: "failed"; entries: readonly Entry[]; message: string };

/** Whether an entry has these values: phone numbers may be written in another way. */
const hasData = ({ fields }: SectionOutline, entry: Entry, data: EntryData): boolean => {
  const keyOf = (name: string, value: unknown) =>
    fields[name]?.widget === "phone" && typeof value === "string" ? phoneKey(value) : JSON.stringify(value);
  return Object.entries(data).every(([name, value]) => keyOf(name, entry[name]) === keyOf(name, value));
};

/** The entries of a section as they are shown: those that this browser kept, until the server has answered. */
const createEntries = (section: SectionOutline) => {
  const slice = sectionSlice(section);
  const $section = atom<SectionState>({ state: "opening", entries: slice.read() });
  const entries = () => $section.get().entries;
  // Counts what was shown, so that an answer that was asked for before it does not replace it.
  let turn = 0;
  let wasRead = false;
  const show = (shown: readonly Entry[]) => {
    turn++;
    wasRead = true;
    slice.keep(shown);
    $section.set({ state: "ready", entries: shown });
  };
  const load = async (): Promise<void> => {
    const own = ++turn;
    $section.set({ state: wasRead ? "loading" : "opening", entries: entries() });
    try {
      const read = await readSection(section);
      if (own === turn) show(read);
    } catch (error) {
      const message = own === turn ? failureOf(error) : null;
      if (message !== null) $section.set({ state: "failed", entries: entries(), message });
    }
  };
  return { $section, entries, show, load };
};

/** The store of a section. */
export type ProfileSection = ReturnType<typeof createProfileSection>;

/** Creates the store of a section. A `single` section has one entry or none. */
export const createProfileSection = (section: SectionOutline) => {
  const { $section, entries, show, load } = createEntries(section);
  // A change of one entry may then change another, which has a new version.
  const hasDefault = Object.values(section.fields).some(
    (field) => field.widget === "checkbox" && field.exactlyOne,
  );
  const placeOf = ({ id }: Entry) => entries().findIndex((one) => one.id === id);
  const showUntilRefused = (shown: readonly Entry[]) => () => {
    const before = entries();
    show(shown);
    return () => show(before);
  };
  const saved = () => {
    void loadSeekerProfile();
    if (hasDefault) void load();
  };

  /** Adds an entry, or changes one. When it was changed (409) or removed (404) elsewhere, the section is read again. */
  const save = async (entry: Entry | null, data: EntryData): Promise<Changed<Entry>> => {
    const answer = await saveEntry(section, entry, data);
    if (answer.ok) {
      toast.success(answer.message);
      const { payload } = answer;
      show(entry ? entries().map((one) => (one.id === entry.id ? payload : one)) : [...entries(), payload]);
      saved();
      return answer;
    }
    if (![404, 409].includes(answer.error.status)) return answer;
    await load();
    // An answer that was lost: the retry finds its own change.
    const stored = entries().find(({ id }) => id === entry?.id);
    if (!stored || !hasData(section, stored, data)) return answer;
    saved();
    return { ok: true, payload: stored, message: "Saved." };
  };

  /** Removes an entry at once, and puts it back if the server refuses, or if the seeker wants it back. */
  const remove = async (entry: Entry): Promise<void> => {
    const at = placeOf(entry);
    const optimistic = showUntilRefused(entries().toSpliced(at, 1));
    const removed = await removeEntry(section, entry, optimistic);
    if (!removed.ok) return;
    toast.success(removed.message, { label: "Undo", run: () => void putBack(entry, at) });
    saved();
  };

  const putBack = async (entry: Entry, at: number): Promise<void> => {
    const added = await restoreEntry(section, entry, at);
    if (!added.ok) return;
    toast.success("What you removed is back.");
    show(entries().toSpliced(at, 0, added.payload));
    saved();
  };

  let moving: Promise<unknown> = Promise.resolve();
  /** Puts the entries in another order. Orders are sent one after the other: the last one stays. */
  const reorder = async (moved: readonly Entry[]): Promise<void> => {
    const takeBack = showUntilRefused(moved)();
    const sending = moving.then(() => saveOrder(section, moved, () => takeBack));
    moving = sending;
    if ((await sending).ok) saved();
  };

  /** Saves the whole list, then reloads the profile (spec §4). Returns whether it was saved. */
  const saveChosen = async (seekerKey: string, chosen: readonly Chosen[]): Promise<boolean> => {
    const body = { [seekerKey]: chosen };
    const answer = await change(updateSeekerProfile, { body }, { repeatable: true });
    if (!answer.ok) return false;
    await Promise.all([loadSeekerProfile(), load()]);
    return true;
  };

  return { $section, load, save, remove, reorder, saveChosen };
};
