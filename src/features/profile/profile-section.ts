import { atom } from "nanostores";
import type { Entry, EntryData } from "../../contract/profile/entry-schemas.ts";
import type { Chosen, ListSection, SingleSection } from "../../contract/profile/section.ts";
import type { CallsOf } from "../../contract/profile/section-calls.ts";
import { sectionCalls, type SectionName, type SectionOutline } from "../../contract/profile/sections.ts";
import { getProfileSection, updateSeekerProfile } from "../../contract/profile/seeker-profile.ts";
import { toast } from "../../ui/toasts/toasts.ts";
import { change, type Changed } from "../session/change.ts";
import { fetchPayload } from "../session/send.ts";
import { loadSeekerProfile } from "./seeker-profile.ts";

/** Loading state of a section. The entries stay while they are reloaded, and when that fails. */
type SectionState =
  | { state: "loading"; entries: readonly Entry[] }
  | { state: "ready"; entries: readonly Entry[] }
  | { state: "failed"; entries: readonly Entry[]; message: string };

/** Creates the store of a section. A `single` section has one entry or none. */
export const createProfileSection = (section: SectionOutline) => {
  const $section = atom<SectionState>({ state: "loading", entries: [] });
  const show = (entries: readonly Entry[]) => $section.set({ state: "ready", entries });
  const entries = () => $section.get().entries;

  const load = async (): Promise<void> => {
    $section.set({ state: "loading", entries: entries() });
    try {
      const params = { segment: section.segment };
      const read = (await fetchPayload(getProfileSection, { params }))[section.collection];
      show(Array.isArray(read) ? read : read && typeof read === "object" ? [read] : []);
    } catch (error) {
      const message = error instanceof Error ? error.message : "Please try again.";
      $section.set({ state: "failed", entries: entries(), message });
    }
  };

  /** Adds an entry, or changes one. On a conflict with another change (409) the section is reloaded. */
  const save = async (entry: Entry | null, data: EntryData): Promise<Changed<Entry>> => {
    const saved = await saveEntry(section, entry, data);
    if (saved.ok) {
      toast.success(saved.message);
      show(
        entry
          ? entries().map((one) => (one.id === entry.id ? saved.payload : one))
          : [...entries(), saved.payload],
      );
    } else if (saved.error.status === 409) await load();
    return saved;
  };

  /** Removes an entry from the list at once, and puts it back if the server refuses. */
  const remove = async (entry: Entry): Promise<void> => {
    const optimistic = () => {
      const before = entries();
      show(before.filter(({ id }) => id !== entry.id));
      return () => show(before);
    };
    await (section.kind === "list"
      ? change(callsOf(section).delete, { params: { id: entry.id } }, { optimistic })
      : change(callsOf(section).delete, {}, { optimistic }));
  };

  /** Saves the whole list, then reloads the profile (spec §4). Returns whether it was saved. */
  const saveChosen = async (seekerKey: string, chosen: readonly Chosen[]): Promise<boolean> => {
    const body = { [seekerKey]: chosen };
    const saved = await change(updateSeekerProfile, { body }, { repeatable: true });
    if (saved.ok) await Promise.all([loadSeekerProfile(), load()]);
    return saved.ok;
  };

  return { $section, load, save, remove, saveChosen };
};

const saveEntry = (
  section: SectionOutline,
  entry: Entry | null,
  data: EntryData,
): Promise<Changed<Entry>> => {
  const tell = { tell: "nothing" } as const;
  const body = entry ? { ...data, version: entry.version } : data;
  if (section.kind === "single") return change(callsOf(section).update, { body }, tell);
  const calls = callsOf(section);
  return entry
    ? change(calls.update, { params: { id: entry.id }, body }, tell)
    : change(calls.create, { body }, tell);
};

/** The API calls of a section. */
const callsOf = <S extends SectionOutline>(
  section: S,
): CallsOf<S extends { kind: "list" } ? ListSection : SingleSection> =>
  sectionCalls[section.name as SectionName] as never;
