import type { Entry, EntryData } from "../../contract/profile/entry-schemas.ts";
import { CallError } from "../../contract/caller.ts";
import type { ListSection, SingleSection } from "../../contract/profile/section.ts";
import type { CallsOf } from "../../contract/profile/section-calls.ts";
import { sectionCalls, type SectionName, type SectionOutline } from "../../contract/profile/sections.ts";
import { getProfileSection, type SectionRead } from "../../contract/profile/seeker-profile.ts";
import { givenFields } from "../../domain/profile/entry-text.ts";
import { change, type Changed } from "../session/change.ts";
import { fetchPayload } from "../session/send.ts";
import { ownId } from "../session/seeker.ts";

type ListOutline = Extract<SectionOutline, { kind: "list" }>;
const isList = (section: SectionOutline): section is ListOutline => section.kind === "list";

/** The API calls of a section. */
const callsOf = <S extends SectionOutline>(
  section: S,
): CallsOf<S extends { kind: "list" } ? ListSection : SingleSection> =>
  sectionCalls[section.name as SectionName] as never;

/** Reads that were asked for at the same moment: the sections of a segment share one. */
const asked = new Map<string, Promise<SectionRead>>();

const readSegment = (segment: string): Promise<SectionRead> => {
  const reading = asked.get(segment) ?? fetchPayload(getProfileSection, { params: { segment } });
  asked.set(segment, reading);
  queueMicrotask(() => asked.delete(segment));
  return reading;
};

/** The entries of a section. Throws `CallError`; without a token nothing is sent, and that is logged (spec §6). */
export const readSection = async (section: SectionOutline): Promise<readonly Entry[]> => {
  if (!ownId()) throw new CallError(401, "Sign in first.");
  const read = (await readSegment(section.segment))[section.collection];
  if (Array.isArray(read)) return read;
  const isFilled = typeof read === "object" && (read.id !== 0 || givenFields(section, read).length > 0);
  return isFilled ? [read] : [];
};

/** Adds an entry, or changes one. */
export const saveEntry = (
  section: SectionOutline,
  entry: Entry | null,
  data: EntryData,
): Promise<Changed<Entry>> => {
  const options = { tell: "nothing" } as const;
  const body = entry ? { ...data, version: entry.version } : data;
  if (!isList(section)) return change(callsOf(section).update, { body }, { ...options, repeatable: true });
  const calls = callsOf(section);
  return entry
    ? change(calls.update, { params: { id: entry.id }, body }, { ...options, repeatable: true })
    : change(calls.create, { body }, { ...options, waits: true });
};

/** Removes an entry. */
export const removeEntry = (section: SectionOutline, { id }: Entry, optimistic: () => () => void) => {
  const options = { optimistic, tell: "failure" } as const;
  return isList(section)
    ? change(callsOf(section).delete, { params: { id } }, options)
    : change(callsOf(section).delete, {}, options);
};

/** Adds a removed entry again at its old place. */
export const restoreEntry = (
  section: SectionOutline,
  { id: _, version: __, ...data }: Entry,
  position: number,
): Promise<Changed<Entry>> =>
  isList(section)
    ? change(callsOf(section).create, { body: { ...data, position } }, { tell: "failure" })
    : change(callsOf(section).update, { body: data }, { tell: "failure" });

/** Saves the order of a list; `takeBack` shows the old one again when the server refuses. */
export const saveOrder = (section: SectionOutline, entries: readonly Entry[], optimistic: () => () => void) =>
  change(
    callsOf(section as ListOutline).order,
    { body: { ids: entries.map(({ id }) => id) } },
    { optimistic, tell: "failure", repeatable: true },
  );
