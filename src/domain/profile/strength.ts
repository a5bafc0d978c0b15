import type { StrengthItem } from "../../contract/profile/section.ts";

/** The entries of a section of the profile, by its name; none for a section that is empty. */
export type ProfileEntries = (section: string) => readonly Readonly<Record<string, unknown>>[];

/** An item of the strength score. */
export interface StrengthPart {
  item: StrengthItem;
  points: number;
  /** What to do to get the points. */
  label: string;
  /** The segment of the profile where it is done. */
  segment: string;
  isGiven: (entries: ProfileEntries) => boolean;
}

const isFilled = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : typeof value === "string"
      ? value.trim() !== ""
      : value !== null && value !== undefined;

const any = (section: string) => (entries: ProfileEntries) => entries(section).length > 0;
const field =
  (section: string, ...names: string[]) =>
  (entries: ProfileEntries) =>
    names.some((name) => isFilled(entries(section)[0]?.[name]));
const every =
  (section: string, ...names: string[]) =>
  (entries: ProfileEntries) =>
    names.every((name) => isFilled(entries(section)[0]?.[name]));

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
const hasRightToWork = field("right_to_work", "right_to_work");

/** The fourteen weights of the profile strength score; they add up to 100 (spec §4). */
export const strengthParts: readonly StrengthPart[] = [
  {
    item: "firstname",
    points: 5,
    label: "Add your given name",
    segment: "basic",
    isGiven: field("basic", "given_name"),
  },
  {
    item: "lastname",
    points: 5,
    label: "Add your family name",
    segment: "basic",
    isGiven: field("basic", "family_name"),
  },
  {
    item: "home_address",
    points: 5,
    label: "Add your home address",
    segment: "basic",
    isGiven: field("basic", "home_location", "residential_address"),
  },
  {
    item: "mobile",
    points: 5,
    label: "Add your mobile phone",
    segment: "basic",
    isGiven: field("basic", "mobile"),
  },
  { item: "image", points: 5, label: "Add a photo", segment: "basic", isGiven: field("basic", "photo") },
  { item: "resume", points: 10, label: "Add a CV", segment: "document", isGiven: any("resume") },
  {
    item: "personal_summary",
    points: 10,
    label: "Write a summary",
    segment: "personal_summary",
    isGiven: field("personal_summary", "personal_summary"),
  },
  {
    item: "experience",
    points: 10,
    label: "Add a job you have had",
    segment: "work_experience",
    isGiven: any("work_experience"),
  },
  {
    item: "qualification",
    points: 10,
    label: "Add a qualification",
    segment: "qualification",
    isGiven: any("qualification"),
  },
  {
    item: "certifications",
    points: 10,
    label: "Add a licence, registration or certificate",
    segment: "license_professional_registration",
    isGiven: any("licence"),
  },
  {
    item: "skills",
    points: 10,
    label: "Add a skill",
    segment: "skill",
    isGiven: any("skill"),
  },
  {
    item: "languages",
    points: 5,
    label: "Add a language",
    segment: "language",
    isGiven: any("language"),
  },
  {
    item: "preferences",
    points: 5,
    label: "Complete your preferences and your right to work",
    segment: "preference_expectation",
    isGiven: (entries) => wholePreferences(entries) && hasRightToWork(entries),
  },
  {
    item: "intro_video",
    points: 5,
    label: "Add an introduction video",
    segment: "basic",
    isGiven: any("video"),
  },
];

/** The strength of a profile, from 0 to 100, and the items that are missing, the most valuable first (spec §4). */
export const strengthOf = (entries: ProfileEntries): { score: number; missing: StrengthPart[] } => {
  const missing = strengthParts.filter(({ isGiven }) => !isGiven(entries));
  const lost = missing.reduce((sum, { points }) => sum + points, 0);
  return { score: 100 - lost, missing: missing.toSorted((one, other) => other.points - one.points) };
};

/** Whether a profile says where somebody lives, wants to work and may work, and has a passport's country (spec §4). */
export const isLocationComplete = (entries: ProfileEntries): boolean =>
  field("basic", "current_country")(entries) &&
  field("preference", "preferred_country")(entries) &&
  field("right_to_work", "right_to_work_in_australia")(entries) &&
  entries("passport").some(({ country }) => isFilled(country));
