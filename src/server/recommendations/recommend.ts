import { sql } from "drizzle-orm";
import type { RecommendedJob } from "../../contract/job-fields.ts";
import { followedBy } from "../catalogue/employers/followed.ts";
import { liveCards, type CardContext } from "../catalogue/jobs/job-cards.ts";
import type { Context } from "../http/context.ts";
import { interestsOf, type Interest } from "./interests.ts";
import { openIndex, type JobIndex } from "../search/embedded/job-index.ts";
import { shownOn } from "../search/embedded/shown-on.ts";
import { topRows } from "../search/embedded/rows/top-rows.ts";

/** The latest saved and applied jobs that say what a seeker likes. */
const remembered = 50;
const day = 86_400_000;

interface Liked extends Record<string, unknown> {
  id: number;
  category: string;
  sub_category: string | null;
  state_ids: number[];
}

/** A page of recommended jobs: ids in order, and why each is recommended, by its id. */
export interface Recommended {
  ids: number[];
  total: number;
  reasons: ReadonlyMap<number, string[]>;
  /** How many were posted after `since`; 0 without it. */
  posted: number;
}

/**
 * Live jobs of the brand that fit the seeker's profile, are of an employer that the seeker follows, or are similar to
 * those that the seeker saved or applied to, newer before older; those jobs themselves are left out. A seeker of whom
 * nothing is known, or whose profile fits no job of the brand, gets the newest jobs as well.
 */
export const recommendJobs = async (
  context: Context<"seeker">,
  { since, ...range }: { from: number; size: number; since?: Date },
): Promise<Recommended> => {
  const { db, brand, seeker } = context;
  const { rows } = await db.execute<Liked>(sql`
    select jobs.id, jobs.category, jobs.sub_category, jobs.state_ids from (
      select job_id, max(at) as at from (
        select job_id, created_at as at from saved_jobs where seeker_id = ${seeker.id}
        union all select job_id, submitted_at from applications where seeker_id = ${seeker.id}
      ) either group by job_id
    ) liked join jobs on jobs.id = liked.job_id order by liked.at desc`);
  const index = await openIndex(db);
  const { columns, now } = index;
  const nearness = nearnessTo((rows as Liked[]).slice(0, remembered), index);
  const own = await interestsOf(context, index);
  const interests = [...own, ...(await followedInterest(context, index))];
  const known = new Set((rows as Liked[]).map(({ id }) => columns.rowOf(id)));
  const isShown = shownOn(columns, brand, now);
  const fitsNothing = () => {
    for (let row = 0; row < columns.length; row++)
      if (isShown(row) && !known.has(row) && (nearness(row) > 0 || pointsOf(own, row).isWork)) return false;
    return true;
  };
  const isAnyWork = fitsNothing();
  const found = topRows(columns, range);
  const after = since?.getTime() ?? Infinity;
  let posted = 0;
  for (let row = 0; row < columns.length; row++) {
    if (!isShown(row) || known.has(row)) continue;
    const near = nearness(row);
    const { points, isWork } = pointsOf(interests, row);
    if (!isAnyWork && near === 0 && !isWork) continue;
    if (columns.posted[row]! > after) posted++;
    found.add(row, near + points + 1 / (1 + (now - columns.posted[row]!) / (10 * day)));
  }
  const ids = found.page();
  const reasons = ids.map((id) => {
    const row = columns.rowOf(id)!;
    const fitting = interests.filter(({ fits }) => fits(row)).map(({ reason }) => reason);
    return [
      id,
      nearness(row) > 0 ? [...fitting, "Similar to jobs that you saved or applied for"] : fitting,
    ] as const;
  });
  return { total: found.total(), ids, reasons: new Map(reasons), posted };
};

/** The jobs of employers that the seeker follows, which leave other work as welcome as before. */
const followedInterest = async (context: Context<"seeker">, { columns }: JobIndex): Promise<Interest[]> => {
  const owners = new Set((await followedBy(context)).flatMap(({ group }) => group));
  if (!owners.size) return [];
  const owner = columns.filters.employer.values;
  return [
    {
      points: 3,
      reason: "From an employer you follow",
      isWork: true,
      fits: (row) => owners.has(owner[row]!),
    },
  ];
};

/** The points of a job, and whether it is work that the seeker wants. */
const pointsOf = (interests: readonly Interest[], row: number): { points: number; isWork: boolean } => {
  let points = 0;
  let isWork = false;
  for (const interest of interests) {
    if (!interest.fits(row)) continue;
    points += interest.points;
    isWork ||= interest.isWork;
  }
  return { points, isWork };
};

/** Similarity from 0, nothing in common, to 6. */
const nearnessTo = (liked: readonly Liked[], { columns }: JobIndex): ((row: number) => number) => {
  const { category, sub_category, states } = columns.filters;
  const kinds = sub_category.codes.table(liked.flatMap((job) => job.sub_category ?? []));
  const categories = category.codes.table(liked.map((job) => job.category));
  const inStates = states.bitsOf(liked.flatMap((job) => job.state_ids));
  return (row) => {
    const work = kinds[sub_category.values[row]!]! * 3 + categories[category.values[row]!]! * 2;
    return work === 0 ? 0 : work + Number((states.values[row]! & inStates) !== 0);
  };
};

/** Cards of recommended jobs with the reasons of each. */
export const recommendedCards = async (
  { ids, reasons }: Recommended,
  context: CardContext,
): Promise<RecommendedJob[]> =>
  (await liveCards(ids, context)).map((card) => ({ ...card, reasons: reasons.get(card.id) ?? [] }));
