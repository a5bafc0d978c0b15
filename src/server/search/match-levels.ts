/**
 * How well a job matches some words. Some are only mentioned in the text; all are in title, employer, kind of work or place;
 * one is in the title as something close, or as a synonym; all are in the title, some as something close, or as synonyms, or
 * all as typed. Conditions count as in the title wherever they are stated; last are jobs that really have all words in the
 * title.
 */
export const levels = {
  mentioned: 1,
  found: 2,
  partlyNear: 3,
  partlyInTitle: 4,
  nearlyInTitle: 5,
  inTitle: 6,
  asTyped: 7,
  headline: 8,
} as const;

/** What counts before a job's age: how well it matches, whether it is of the kind that is meant, and a typed word in its title. */
export const weights = { level: 24, kin: 10, alike: 5, rank: 4 };
