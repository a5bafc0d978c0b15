import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { entrySchema, type Entry } from "./entry-schemas.ts";
import { chosen, type Section } from "./section.ts";
import { sections } from "./sections.ts";

/** A section that the first API reads and saves as one list, such as `seeker_languages`. */
type KeyedSection = Extract<(typeof sections)[number], { seekerKey: string }>;
type SeekerKey = KeyedSection["seekerKey"];

/** The sections that have a key in the seeker's profile. */
export const keyedSections = sections.filter((section): section is KeyedSection => "seekerKey" in section);

/** A list of {id, title}, each id once (spec §5). */
const chosenList = ({ noun, limit, title }: KeyedSection) =>
  z.array(chosen(`Choose a ${noun} from the list.`), { error: "Must be a list." }).check(
    z.maxLength(limit, { error: `At most ${limit} ${title.toLowerCase()} can be saved.` }),
    z.refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
      error: `The same ${noun} is there twice. Remove one of them.`,
    }),
  );

/** A value for each key of the seeker's profile. */
export const byKey = <T>(valueOf: (section: KeyedSection) => T) =>
  Object.fromEntries(keyedSections.map((section) => [section.seekerKey, valueOf(section)])) as Record<
    SeekerKey,
    T
  >;

/** The seeker's profile (spec §3). `firstname` and `lastname` repeat the names for older clients. */
export const seekerProfile = z.object({
  id: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  ...byKey(() => z.array(z.object({ id: z.int(), title: z.nullable(z.string()) }))),
});
export type SeekerProfile = z.infer<typeof seekerProfile>;

export const getSeekerProfile = defineCall({
  method: "GET",
  path: "/v1/profile/seeker",
  summary: "The seeker's profile.",
  auth: "seeker",
  payload: seekerProfile,
});

export const updateSeekerProfile = defineCall({
  method: "POST",
  path: "/v1/profile/update",
  summary:
    "Save lists of the profile. Each list that is given replaces the stored one; either all are saved or none.",
  auth: "seeker",
  body: z.object(
    byKey((section) => z.optional(chosenList(section))),
    { error: "Must be a JSON object." },
  ),
  payload: seekerProfile,
  errors: { 422: "An id is not in the option list, or occurs twice." },
});

/** The response of a section read: each collection of the section by its name. */
export type SectionRead = { success: boolean } & Record<string, Entry[] | Entry | null | boolean>;

const collectionSchema = (section: Section) => {
  const entry = entrySchema(section);
  return z.optional(section.kind === "list" ? z.array(entry) : z.nullable(entry));
};

export const getProfileSection = defineCall({
  method: "GET",
  path: "/v1/seeker/profile/{segment}",
  summary:
    "The entries of a section of the seeker's profile, read-only, by the section's name, such as language.",
  auth: "seeker",
  params: z.object({ segment: z.string() }),
  payload: z.object({
    success: z.boolean(),
    ...Object.fromEntries(sections.map((section) => [section.collection, collectionSchema(section)])),
  }) as unknown as z.ZodMiniType<SectionRead>,
  errors: { 404: "The profile has no section with this name." },
});
