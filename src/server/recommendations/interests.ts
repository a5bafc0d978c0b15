import type { Location, PayTypeId } from "../../contract/job-fields.ts";
import type { RightToWorkId } from "../../contract/job-options.ts";
import { preference } from "../../contract/profile/preference.ts";
import { basic } from "../../contract/profile/basic.ts";
import { occupation } from "../../contract/profile/occupation.ts";
import { rightToWork } from "../../contract/profile/right-to-work.ts";
import { skill } from "../../contract/profile/skill.ts";
import { workExperience } from "../../contract/profile/work-experience.ts";
import { categoryById, isKnownCategory, subCategoryById } from "../../domain/jobs/categories.ts";
import { rightToWorkFit } from "../../domain/jobs/right-to-work-fit.ts";
import { yearly } from "../../domain/jobs/work.ts";
import { suburbOfAddress } from "../catalogue/locations/suburb-of-address.ts";
import type { Own } from "../profile/own.ts";
import { readProfile } from "../profile/queries.ts";
import type { Criterion, Interest, SearchEngine } from "../search/engine.ts";
import { findLocation, placeAround } from "../search/places.ts";
import { nearReason, skillReason } from "./reasons.ts";

/** How many occupations, jobs and skills are looked up, the first of the seeker's lists. */
const most = { occupations: 5, jobs: 2, skills: 10 };
/** Kilometres around the preferred place and home. */
const nearBy = 50;
/** Points for work that the seeker wants or has done: more than a few skills that ads of any work name, or a saved job. */
const titlePoints = { wanted: 10, held: 8 };
/** Points for an employer that accepts the seeker's right to work: more than for an occupation, less than for one in its kind of work. */
const acceptedPoints = 12;
/** Where a job is decides before anything else: more points than all other interests have together. */
const ruling = { preferred: 200, home: 100 };

/** What a seeker's profile says about the work they look for. */
export const interestsOf = async (own: Own, engine: SearchEngine): Promise<Interest[]> => {
  const { entries } = await readProfile(
    [basic, preference, occupation, skill, workExperience, rightToWork],
    own,
  );
  const [about, wanted = {} as Record<string, unknown>] = [entries(basic)[0], entries(preference)[0]];
  const occupations = [
    ...entries(occupation).map((entry) => entry["occupation"]),
    about?.["current_occupation"],
  ];
  const titles = texts(occupations).slice(0, most.occupations);
  const held = texts(entries(workExperience).map((entry) => entry["title"])).slice(0, most.jobs);
  const skills = texts(entries(skill).map((entry) => entry["skill"])).slice(0, most.skills);
  return [
    ...titles.map((text) =>
      work(titlePoints.wanted, `Matches your occupation: ${text}`, { kind: "title", text }),
    ),
    ...held
      .filter((text) => !titles.includes(text))
      .map((text) =>
        work(titlePoints.held, `Like a job that you have had: ${text}`, { kind: "title", text }),
      ),
    ...skills.map((name) =>
      work(1, skillReason([name]), { kind: "text", text: `"${name.replaceAll('"', " ")}"` }),
    ),
    ...kindInterests(wanted),
    ...(await placeInterests(wanted, about, engine)),
    ...conditionInterests(wanted),
    ...acceptedInterest(entries(rightToWork)[0]?.["right_to_work"]),
  ];
};

/** Jobs whose employer accepts the seeker's right to work come before others that fit hardly better; most accept citizens. */
const acceptedInterest = (right: unknown): Interest[] => {
  if (typeof right !== "string" || right === "citizen") return [];
  const { note } = rightToWorkFit({ right_to_work: [right], sponsorship: false }, right as RightToWorkId)!;
  return [condition(acceptedPoints, note, { kind: "right_to_work", id: right })];
};

const work = (points: number, reason: string, ...criteria: Criterion[]): Interest => ({
  ...{ points, reason, criteria },
  isWork: true,
  isOwn: true,
});

const condition = (points: number, reason: string, criterion: Criterion): Interest => ({
  ...work(points, reason, criterion),
  isWork: false,
});

const texts = (values: readonly unknown[]): string[] => [
  ...new Set(values.filter((value): value is string => typeof value === "string" && value.trim() !== "")),
];

const kindInterests = (wanted: Record<string, unknown>): Interest[] => {
  const [field, kind] = [wanted["category"], wanted["sub_category"]];
  if (typeof field !== "string" || !isKnownCategory("category", field)) return [];
  const inField: Criterion = { kind: "category", id: field };
  const found = [work(1, `In your field of work: ${categoryById(field).title}`, inField)];
  if (typeof kind !== "string" || !isKnownCategory("sub_category", kind)) return found;
  const reason = `The kind of work that you look for: ${subCategoryById(field, kind).title}`;
  return [...found, work(3, reason, inField, { kind: "sub_category", id: kind })];
};

/** The places where the seeker wants to work: the preferred one, then home, by its suburb or its address. */
const placeInterests = async (
  wanted: Record<string, unknown>,
  about: Record<string, unknown> | undefined,
  engine: SearchEngine,
): Promise<Interest[]> => {
  const byId = async (place: unknown) =>
    place ? findLocation(engine.db, (place as { id: number }).id) : undefined;
  const home =
    (await byId(about?.["home_location"])) ??
    (await suburbOfAddress(String(about?.["residential_address"] ?? "")));
  const places = [
    { location: await byId(wanted["preferred_location"]), points: ruling.preferred },
    { location: home, points: ruling.home },
  ];
  return Promise.all(
    places.flatMap(({ location, points }) => (location ? [near(engine, location, points)] : [])),
  );
};

const near = async (engine: SearchEngine, location: Location, points: number): Promise<Interest> =>
  condition(points, nearReason(location), {
    kind: "place",
    place: await placeAround(engine, location, nearBy),
  });

/** The place of a job that the seeker liked, where the profile names none. */
export const placeOfLiked = async (engine: SearchEngine, locationId: number): Promise<Interest[]> => {
  const location = await findLocation(engine.db, locationId);
  return location ? [{ ...(await near(engine, location, ruling.home)), isOwn: false }] : [];
};

const conditionInterests = (wanted: Record<string, unknown>): Interest[] => {
  const { work_types, salary_expectation: pay, salary_expectation_type: unit } = wanted;
  const types = Array.isArray(work_types) ? texts(work_types) : [];
  const found = types.map((id) => condition(1, `${id}, as you prefer`, { kind: "work_type", id }));
  if (typeof pay !== "number" || typeof unit !== "number") return found;
  const least = yearly(unit as PayTypeId, pay);
  return [...found, condition(1, "Pays what you expect", { kind: "pay", least })];
};
