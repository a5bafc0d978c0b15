import type { Brand } from "../../contract/brand.ts";
import type { JobCard } from "../../contract/job-fields.ts";
import { farKm } from "../../domain/jobs/similar-job.ts";
import { nearestKm, pointsOf, usualRadius } from "../../domain/places/distance.ts";
import { likeness } from "../../domain/text/likeness.ts";
import { locationsById } from "../catalogue/locations/locations-by-id.ts";
import type { JobIndex } from "../search/embedded/job-index.ts";
import { shownOn } from "../search/embedded/shown-on.ts";
import { topRows } from "../search/embedded/rows/top-rows.ts";

const similarJobs = 4;
/** How many of the newest jobs of the kind are looked at, and of how many of the nearest the titles are compared. */
const [looked, compared] = [200, 16];

/** A job that others are compared with. */
export interface Compared {
  id: number;
  category: string;
  subCategory: string | null;
  locationIds: readonly number[];
  stateIds: readonly number[];
  /** The employer under whose name it is shown. */
  employerId: number;
}

/** A job that may be similar: the lower its rank, the nearer. */
export interface Candidate {
  id: number;
  rank: number;
}

/** What is compared of a job that the index has. */
export const comparedOf = ({ columns }: JobIndex, row: number): Compared => {
  const { category, sub_category, states, employer } = columns.filters;
  return {
    id: columns.id[row]!,
    category: String(category.codes.ids[category.values[row]!]),
    subCategory: String(sub_category.codes.ids[sub_category.values[row]!]) || null,
    locationIds: columns.locationsOf(row),
    stateIds: states.idsOf(states.values[row]!).map(Number),
    employerId: employer.values[row]!,
  };
};

/**
 * Live jobs of the same kind: the nearest ones first, then those in the same states, then the newest. At most two are of
 * the job's own employer, and one of each other, unless there are no others.
 */
export const nearestOfKind = async (job: Compared, index: JobIndex, brand: Brand): Promise<Candidate[]> => {
  const found = newestOfKind(job, index, brand);
  const places = await locationsById(
    [...job.locationIds, ...found.flatMap((one) => one.locationIds)],
    index.db,
  );
  const pointsAt = (ids: readonly number[]) => pointsOf(ids.flatMap((id) => places.get(id) ?? []));
  const home = pointsAt(job.locationIds);
  const rankOf = ({ locationIds, isInState }: Found) => {
    const away = nearestKm(home, pointsAt(locationIds)) ?? Infinity;
    // In the same place, near, in reach or farther.
    const band = [0, usualRadius, farKm, Infinity].findIndex((km) => away <= km);
    const isInPlace = locationIds.some((id) => job.locationIds.includes(id));
    return 4 * band + (isInPlace ? 0 : 2) + (isInState ? 0 : 1);
  };
  const ranked = found.map((one) => ({ ...one, rank: rankOf(one) })).sort((a, b) => a.rank - b.rank);
  const ofEmployer = new Map<number, number>();
  const [chosen, others]: [Candidate[], Candidate[]] = [[], []];
  for (const { id, rank, employerId } of ranked) {
    const count = (ofEmployer.get(employerId) ?? 0) + 1;
    ofEmployer.set(employerId, count);
    if (count <= (employerId === job.employerId ? 2 : 1)) chosen.push({ id, rank });
    else others.push({ id, rank: rank + afterAll });
  }
  return (chosen.length < similarJobs ? [...chosen, ...others] : chosen).slice(0, compared);
};

/** More than any rank. */
const afterAll = 100;

type Found = Pick<Compared, "id" | "locationIds" | "employerId"> & { isInState: boolean };

const newestOfKind = (job: Compared, { columns, now }: JobIndex, brand: Brand): Found[] => {
  const { category, sub_category, states, employer } = columns.filters;
  const ofCategory = category.codes.ids.indexOf(job.category);
  const ofKind = job.subCategory === null ? null : sub_category.codes.ids.indexOf(job.subCategory);
  const isShown = shownOn(columns, brand, now);
  const newest = topRows(columns, { from: 0, size: looked });
  for (let row = 0; row < columns.length; row++)
    if (
      category.values[row] === ofCategory &&
      (ofKind === null || sub_category.values[row] === ofKind) &&
      columns.id[row] !== job.id &&
      isShown(row)
    )
      newest.add(row, columns.posted[row]!);
  const inStates = states.bitsOf(job.stateIds);
  return newest.page().map((id) => {
    const row = columns.rowOf(id)!;
    return {
      id,
      locationIds: columns.locationsOf(row),
      employerId: employer.values[row]!,
      isInState: (states.values[row]! & inStates) !== 0,
    };
  });
};

/** The most similar of some candidates: of those as near, those whose titles are most alike. */
export const mostSimilar = (
  { slug }: Pick<JobCard, "slug">,
  cards: readonly JobCard[],
  candidates: readonly Candidate[],
): JobCard[] => {
  const ranks = new Map(candidates.map(({ id, rank }) => [id, rank]));
  const words = slug.split("-");
  const rankOf = ({ id }: JobCard) => ranks.get(id)!;
  const last = cards.map(rankOf).sort((a, b) => a - b)[similarJobs - 1] ?? Infinity;
  return cards
    .filter((card) => rankOf(card) <= last)
    .map((card) => ({ card, rank: rankOf(card), alike: likeness(words, card.slug.split("-")) }))
    .sort((a, b) => a.rank - b.rank || b.alike - a.alike)
    .slice(0, similarJobs)
    .map(({ card }) => card);
};
