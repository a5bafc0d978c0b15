import type { PayTypeId } from "../../contract/job-fields.ts";
import { preference } from "../../contract/profile/preference.ts";
import { basic } from "../../contract/profile/basic.ts";
import { occupation } from "../../contract/profile/occupation.ts";
import { skill } from "../../contract/profile/skill.ts";
import { workExperience } from "../../contract/profile/work-experience.ts";
import { categoryById, isKnownCategory, subCategoryById } from "../../domain/jobs/categories.ts";
import { yearly } from "../../domain/jobs/work.ts";
import type { Own } from "../profile/own.ts";
import { readProfile } from "../profile/queries.ts";
import { noPay } from "../search/embedded/columns/columns.ts";
import { inPlace } from "../search/embedded/in-place.ts";
import type { JobIndex } from "../search/embedded/job-index.ts";
import { levels, matchesOf } from "../search/embedded/matching/matches.ts";
import type { RowLevels } from "../search/embedded/rows/row-levels.ts";
import { findLocation, placeAround } from "../search/places.ts";
import { termSets } from "../search/embedded/matching/term-sets.ts";
import { parseWords, withoutRelated } from "../search/understand/query-terms.ts";

/** Something that a seeker looks for in a job. */
export interface Interest {
  points: number;
  /** Why a job that has it is recommended. */
  reason: string;
  /** Whether it says which work the seeker wants; the others only say under which conditions. */
  isWork: boolean;
  fits: (row: number) => boolean;
}

/** How many occupations, jobs and skills are looked up, the first of the seeker's lists. */
const most = { occupations: 5, jobs: 2, skills: 10 };
/** Kilometres around the preferred place or home. */
const nearBy = 50;

/** What a seeker's profile says about the work they look for. */
export const interestsOf = async (own: Own, index: JobIndex): Promise<Interest[]> => {
  const { entries } = await readProfile([basic, preference, occupation, skill, workExperience], own);
  const [about, wanted] = [entries(basic)[0], entries(preference)[0]];
  const occupations = [
    ...entries(occupation).map((entry) => entry["occupation"]),
    about?.["current_occupation"],
  ];
  const wantedTitles = texts(occupations).slice(0, most.occupations);
  const held = texts(entries(workExperience).map((entry) => entry["title"])).slice(0, most.jobs);
  return [
    ...(await titleInterests(wantedTitles, { points: 4, reason: "Matches your occupation" }, index)),
    ...(await titleInterests(
      held.filter((title) => !wantedTitles.includes(title)),
      { points: 2, reason: "Like a job that you have had" },
      index,
    )),
    ...(await skillInterests(
      texts(entries(skill).map((entry) => entry["skill"])).slice(0, most.skills),
      index,
    )),
    ...kindInterests(wanted ?? {}, index),
    ...(await placeInterests([wanted?.["preferred_location"], about?.["home_location"]], index)),
    ...conditionInterests(wanted ?? {}, index),
  ];
};

const texts = (values: readonly unknown[]): string[] => [
  ...new Set(values.filter((value): value is string => typeof value === "string" && value.trim() !== "")),
];

/** How well each job matches a search text; null where it has no words to look for. */
const levelsIn = async (text: string, index: JobIndex): Promise<RowLevels | null> => {
  const { terms } = parseWords(text);
  return matchesOf(index, await termSets(index, terms.map(withoutRelated)))?.levels ?? null;
};

const titleInterests = async (
  titles: string[],
  { points, reason }: Pick<Interest, "points" | "reason">,
  index: JobIndex,
): Promise<Interest[]> => {
  const found: Interest[] = [];
  for (const name of titles) {
    const matched = await levelsIn(name, index);
    if (matched)
      found.push({
        points,
        reason: `${reason}: ${name}`,
        isWork: true,
        fits: (row) => matched.of(row) >= levels.inTitle,
      });
  }
  return found;
};

const skillInterests = async (skills: string[], index: JobIndex): Promise<Interest[]> => {
  const found: Interest[] = [];
  for (const name of skills) {
    const matched = await levelsIn(`"${name.replaceAll('"', " ")}"`, index);
    if (matched)
      found.push({
        points: 1,
        reason: `Mentions your skill: ${name}`,
        isWork: true,
        fits: (row) => matched.of(row) !== 0,
      });
  }
  return found;
};

const kindInterests = (wanted: Record<string, unknown>, { columns }: JobIndex): Interest[] => {
  const { category, sub_category } = columns.filters;
  const [field, kind] = [wanted["category"], wanted["sub_category"]];
  if (typeof field !== "string" || !isKnownCategory("category", field)) return [];
  const inField = category.codes.table([field]);
  const found: Interest[] = [
    {
      points: 1,
      reason: `In your field of work: ${categoryById(field).title}`,
      isWork: true,
      fits: (row) => inField[category.values[row]!] === 1,
    },
  ];
  if (typeof kind === "string" && isKnownCategory("sub_category", kind)) {
    const ofKind = sub_category.codes.table([kind]);
    found.push({
      points: 3,
      reason: `The kind of work that you look for: ${subCategoryById(field, kind).title}`,
      isWork: true,
      fits: (row) => ofKind[sub_category.values[row]!] === 1 && inField[category.values[row]!] === 1,
    });
  }
  return found;
};

const placeInterests = async (places: readonly unknown[], index: JobIndex): Promise<Interest[]> => {
  const [place] = places.filter(
    (one): one is { id: number } => typeof (one as { id?: unknown })?.id === "number",
  );
  const location = place && (await findLocation(index.db, place.id));
  if (!location) return [];
  const isIn = inPlace(index.columns, await placeAround(index.db, location, nearBy));
  return [{ points: 2, reason: `Near ${location.label}`, isWork: false, fits: isIn }];
};

const conditionInterests = (wanted: Record<string, unknown>, { columns }: JobIndex): Interest[] => {
  const found: Interest[] = [];
  const { work_types, salary_expectation: pay, salary_expectation_type: unit } = wanted;
  if (Array.isArray(work_types) && work_types.length) {
    const { work_type } = columns.filters;
    for (const type of texts(work_types)) {
      const ofType = work_type.codes.table([type]);
      found.push({
        points: 1,
        reason: `${type}, as you prefer`,
        isWork: false,
        fits: (row) => ofType[work_type.values[row]!] === 1,
      });
    }
  }
  if (typeof pay === "number" && typeof unit === "string") {
    const least = yearly(Number(unit) as PayTypeId, pay);
    const { yearlyMax } = columns;
    found.push({
      points: 1,
      reason: "Pays what you expect",
      isWork: false,
      fits: (row) => yearlyMax[row] !== noPay && yearlyMax[row]! >= least,
    });
  }
  return found;
};
