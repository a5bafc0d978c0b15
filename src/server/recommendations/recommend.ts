import { sql } from "drizzle-orm";
import type { Location, RecommendedJob } from "../../contract/job-fields.ts";
import { followedBy } from "../catalogue/employers/followed.ts";
import { liveCards, type CardContext } from "../catalogue/jobs/job-cards.ts";
import type { Context } from "../http/context.ts";
import { openEngine } from "../search/open-engine.ts";
import { locationsOf } from "../search/places.ts";
import type { Criterion, Interest, LikedJob, Recommended } from "../search/engine.ts";
import { interestsOf, placeOfLiked } from "./interests.ts";
import { withDistances, withSkillsTogether } from "./reasons.ts";

interface RecommendedPage {
  from: number;
  size: number;
  since?: Date;
  near?: boolean;
  only?: readonly Criterion[];
}

/** A page of recommended jobs for a seeker. */
interface RecommendedToSeeker extends Recommended {
  /** Whether anything is known of the work that the seeker looks for. */
  isKnown: boolean;
  /** The places that jobs are recommended around. */
  around: readonly Location[];
}

/** The latest saved and applied jobs that say what a seeker likes. */
const remembered = 50;

/**
 * Live jobs of the brand that fit the seeker's profile, are of an employer that the seeker follows, or are similar to
 * those that the seeker saved or applied to, newer before older; those jobs themselves are left out. Where a job is
 * rules: those near the preferred place come first, then those near home; where the profile names none, those near the
 * last liked job. A seeker of whom nothing is known, or whose profile fits no job of the brand, gets the newest jobs,
 * and `isOwn` is false; `isKnown` says whether anything is known of the work that they look for.
 * @param page.near Only jobs near the first of those places that the seeker has named.
 * @param page.only What every job must have.
 */
export const recommendJobs = async (
  context: Context<"seeker">,
  { near, only = [], ...page }: RecommendedPage,
): Promise<RecommendedToSeeker> => {
  const { db, brand, seeker } = context;
  const { rows } = await db.execute(sql`
    select jobs.id, jobs.category, jobs.sub_category, jobs.state_ids, jobs.location_ids[1] as location_id from (
      select job_id, max(at) as at from (
        select job_id, created_at as at from saved_jobs where seeker_id = ${seeker.id}
        union all select job_id, submitted_at from applications
          where seeker_id = ${seeker.id} and status <> 'withdrawn'
      ) either group by job_id
    ) liked join jobs on jobs.id = liked.job_id order by liked.at desc`);
  const liked = rows as unknown as (LikedJob & { location_id: number | null })[];
  const engine = await openEngine(db);
  const own = [...(await interestsOf(context, engine)), ...(await followedInterest(context))];
  const ownPlaces = placesOf(own);
  const inPlace = ownPlaces.length ? undefined : liked.find(({ location_id: id }) => id !== null);
  const interests = [...own, ...(inPlace ? await placeOfLiked(engine, inPlace.location_id!) : [])];
  const found = await engine.recommend(brand, {
    interests,
    only: near ? [...only, ...ownPlaces.slice(0, 1)] : only,
    similarTo: liked.slice(0, remembered),
    liked: liked.map(({ id }) => id),
    ...page,
  });
  return {
    ...found,
    isKnown: liked.length > 0 || own.some(({ isWork }) => isWork),
    around: placesOf(interests).flatMap(({ place }) => locationsOf(place)),
  };
};

const placesOf = (interests: readonly Interest[]) =>
  interests.flatMap(({ criteria }) => criteria.filter((criterion) => criterion.kind === "place"));

/** The jobs of employers that the seeker follows, which leave other work as welcome as before. */
const followedInterest = async (context: Context<"seeker">): Promise<Interest[]> => {
  const ids = (await followedBy(context)).flatMap(({ group }) => group);
  if (!ids.length) return [];
  const reason = "From an employer you follow";
  return [{ points: 3, reason, isWork: true, isOwn: false, criteria: [{ kind: "employer", ids }] }];
};

/** Cards of recommended jobs with the reasons of each. */
export const recommendedCards = async (
  { ids, reasons, around }: RecommendedToSeeker,
  context: CardContext,
): Promise<RecommendedJob[]> =>
  (await liveCards(ids, context)).map((card) => ({
    ...card,
    // The card says itself whether the employer accepts the seeker.
    reasons: withDistances(withSkillsTogether(reasons.get(card.id) ?? []), around, card.locations).filter(
      (reason) => reason !== card.right_to_work_fit?.note,
    ),
  }));
