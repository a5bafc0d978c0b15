import type { StrengthItem } from "../../contract/profile/section.ts";

/** The entries of a section of the profile, by its name; none for a section that is empty. */
export type ProfileEntries = (section: string) => readonly Readonly<Record<string, unknown>>[];

/** Where in the profile something is given: a section, and its field where that is not an entry as a whole. */
export interface ProfilePlace {
  section: string;
  field: string | null;
}

/** An item of the strength score. */
export interface StrengthPart {
  item: StrengthItem;
  points: number;
  /** What to do to get the points. */
  label: string;
  /** Where to do it; null once it is done. */
  missingAt: (entries: ProfileEntries) => ProfilePlace | null;
}

/** An item that a profile does not have yet, and where it is added. */
export type MissingPart = Omit<StrengthPart, "missingAt"> & ProfilePlace;

const isFilled = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : typeof value === "string"
      ? value.trim() !== ""
      : value !== null && value !== undefined;

const isGiven = (entries: ProfileEntries, { section, field }: ProfilePlace): boolean =>
  field === null ? entries(section).length > 0 : isFilled(entries(section)[0]?.[field]);

const any =
  (section: string): StrengthPart["missingAt"] =>
  (entries) =>
    isGiven(entries, { section, field: null }) ? null : { section, field: null };
/** One of these fields is enough. */
const field =
  (section: string, ...names: [string, ...string[]]): StrengthPart["missingAt"] =>
  (entries) =>
    names.some((name) => isGiven(entries, { section, field: name })) ? null : { section, field: names[0] };
const every =
  (section: string, ...names: string[]): StrengthPart["missingAt"] =>
  (entries) =>
    names.map((name) => ({ section, field: name })).find((place) => !isGiven(entries, place)) ?? null;

const wholePreferences = every(
  "preference",
  "availability",
  "preferred_location",
  "salary_expectation",
  "salary_expectation_type",
  "category",
  "sub_category",
  "work_types",
);
const rightToWork = field("right_to_work", "right_to_work");

/** The fourteen weights of the profile strength score; they add up to 100 (spec §4). */
export const strengthParts: readonly StrengthPart[] = [
  {
    item: "firstname",
    points: 5,
    label: "Add your given name",
    missingAt: field("basic", "given_name"),
  },
  {
    item: "lastname",
    points: 5,
    label: "Add your family name",
    missingAt: field("basic", "family_name"),
  },
  {
    item: "home_address",
    points: 5,
    label: "Add your home address",
    missingAt: field("basic", "home_location", "residential_address"),
  },
  {
    item: "mobile",
    points: 5,
    label: "Add your mobile phone",
    missingAt: field("basic", "mobile"),
  },
  { item: "image", points: 5, label: "Add a photo", missingAt: field("basic", "photo") },
  { item: "resume", points: 10, label: "Add a CV", missingAt: any("resume") },
  {
    item: "personal_summary",
    points: 10,
    label: "Write a summary",
    missingAt: field("personal_summary", "personal_summary"),
  },
  {
    item: "experience",
    points: 10,
    label: "Add a job you have had",
    missingAt: any("work_experience"),
  },
  {
    item: "qualification",
    points: 10,
    label: "Add a qualification",
    missingAt: any("qualification"),
  },
  {
    item: "certifications",
    points: 10,
    label: "Add a licence, registration or certificate",
    missingAt: any("licence"),
  },
  {
    item: "skills",
    points: 10,
    label: "Add a skill",
    missingAt: any("skill"),
  },
  {
    item: "languages",
    points: 5,
    label: "Add a language",
    missingAt: any("language"),
  },
  {
    item: "preferences",
    points: 5,
    label: "Complete your preferences and your right to work",
    missingAt: (entries) => wholePreferences(entries) ?? rightToWork(entries),
  },
  {
    item: "intro_video",
    points: 5,
    label: "Add an introduction video",
    missingAt: any("video"),
  },
];

/** The strength of a profile, from 0 to 100, and the items that are missing, the most valuable first (spec §4). */
export const strengthOf = (entries: ProfileEntries): { score: number; missing: MissingPart[] } => {
  const missing = strengthParts.flatMap(({ missingAt, ...part }) => {
    const place = missingAt(entries);
    return place ? [{ ...part, ...place }] : [];
  });
  const lost = missing.reduce((sum, { points }) => sum + points, 0);
  return { score: 100 - lost, missing: missing.toSorted((one, other) => other.points - one.points) };
};

/** Whether a profile says where somebody lives, wants to work and may work, and has a passport's country (spec §4). */
export const isLocationComplete = (entries: ProfileEntries): boolean =>
  isGiven(entries, { section: "basic", field: "current_country" }) &&
  isGiven(entries, { section: "preference", field: "preferred_country" }) &&
  isGiven(entries, { section: "right_to_work", field: "right_to_work_in_australia" }) &&
  entries("passport").some(({ country }) => isFilled(country));
