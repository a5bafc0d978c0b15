import type { JobCard } from "../../contract/job-fields.ts";
import { farKm } from "../../domain/jobs/similar-job.ts";
import { nearestKm, pointsOf, usualRadius } from "../../domain/places/distance.ts";
import { nearestFirst } from "../../domain/places/nearest-first.ts";
import { likeness } from "../../domain/text/likeness.ts";
import { locationsById } from "../catalogue/locations/locations-by-id.ts";
import type { Db } from "../platform/database/open.ts";
import type { JobFacts } from "../search/engine.ts";

const similarJobs = 4;
/** Of how many of the nearest jobs the titles are compared. */
const compared = 16;

/** A job that may be similar: the lower its rank, the nearer. */
export interface Candidate {
  id: number;
  rank: number;
}

/**
 * Of some live jobs of the same kind the nearest ones first, then those in the same states, then the newest. At most two are of
 * the job's own employer, and one of each other, unless there are no others.
 */
export const nearestOfKind = async (
  job: JobFacts,
  found: readonly JobFacts[],
  db: Db,
): Promise<Candidate[]> => {
  const places = await locationsById([...job.locationIds, ...found.flatMap((one) => one.locationIds)], db);
  const pointsAt = (ids: readonly number[]) => pointsOf(ids.flatMap((id) => places.get(id) ?? []));
  const home = pointsAt(job.locationIds);
  const rankOf = ({ locationIds, stateIds }: JobFacts) => {
    const away = nearestKm(home, pointsAt(locationIds)) ?? Infinity;
    // In the same place, near, in reach or farther.
    const band = [0, usualRadius, farKm, Infinity].findIndex((km) => away <= km);
    const isInPlace = locationIds.some((id) => job.locationIds.includes(id));
    return 4 * band + (isInPlace ? 0 : 2) + (stateIds.some((id) => job.stateIds.includes(id)) ? 0 : 1);
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

/**
 * The most similar of some candidates: of those as near, those whose titles are most alike. An employer's jobs with the same
 * title, as in several places, are one, the nearest; of the places of each, the nearest is first.
 */
export const mostSimilar = (
  { slug, locations }: Pick<JobCard, "slug" | "locations">,
  cards: readonly JobCard[],
  candidates: readonly Candidate[],
): JobCard[] => {
  const ranks = new Map(candidates.map(({ id, rank }) => [id, rank]));
  const words = slug.split("-");
  const rankOf = ({ id }: JobCard) => ranks.get(id)!;
  const byTitle = new Map<string, JobCard>();
  for (const card of cards.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const key = `${card.employer.id} ${card.slug}`;
    if (!byTitle.has(key)) byTitle.set(key, card);
  }
  const different = [...byTitle.values()];
  const last = different.map(rankOf)[similarJobs - 1] ?? Infinity;
  return different
    .filter((card) => rankOf(card) <= last)
    .map((card) => ({ card, rank: rankOf(card), alike: likeness(words, card.slug.split("-")) }))
    .sort((a, b) => a.rank - b.rank || b.alike - a.alike)
    .slice(0, similarJobs)
    .map(({ card }) => ({ ...card, locations: nearestFirst(card.locations, locations) }));
};
