import { strengthOf, type ProfileEntries } from "../../domain/profile/strength.ts";
import { segments } from "./segments.ts";

/** The ids of the segments with entries of which the strength of the profile misses nothing. */
export const filledSegments = (entries: ProfileEntries): ReadonlySet<string> => {
  const missing = new Set(strengthOf(entries).missing.map(({ section }) => section));
  const filled = segments.filter(({ sections }) => {
    const names = sections.map(({ name }) => name);
    return names.some((name) => entries(name).length > 0) && !names.some((name) => missing.has(name));
  });
  return new Set(filled.map(({ id }) => id));
};
