import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { Section } from "../../contract/profile/section.ts";
import { sections } from "../../contract/profile/sections.ts";
import { isLocationComplete, strengthOf, type MissingPart } from "../../domain/profile/strength.ts";

/** The sections that feed the strength score. */
export const strengthSections: readonly Section[] = sections.filter(({ strength }) => strength.length > 0);

/** The entries of the section with this name; none where the product has no such section. */
export const entriesNamed = (name: string, entries: (section: Section) => Entry[]): Entry[] => {
  const section = sections.find((one) => one.name === name);
  return section ? entries(section) : [];
};

/** The strength of a profile, what is missing, and whether its location is complete. */
export const strengthIn = (
  entries: (section: Section) => Entry[],
): { score: number; missing: MissingPart[]; isLocationComplete: boolean } => {
  const named = (name: string) => entriesNamed(name, entries);
  return { ...strengthOf(named), isLocationComplete: isLocationComplete(named) };
};
