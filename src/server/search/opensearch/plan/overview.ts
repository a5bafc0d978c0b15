import type { Brand } from "../../../../contract/brand.ts";
import { jobCategories } from "../../../../contract/job-categories.ts";
import { states } from "../../../../contract/job-options.ts";
import { jobSlug } from "../../../../domain/jobs/job-slug.ts";
import { siteId } from "../../../../domain/brands/white-label.ts";
import { Cache } from "../../../platform/cache.ts";
import { CountsById } from "../../counts-by-id.ts";
import type { Overview } from "../../engine.ts";
import { workFacets } from "../../facets.ts";
import type { Follower } from "../follower.ts";
import type { Aggregation, Questions } from "../questions.ts";
import { shownOn } from "./shown-on.ts";

const most = { kinds: 2_000, employers: 65_000 };
const overviews = new Cache<Follower, Promise<Overview>>("overview", 1_000);
const counts = new Cache<Follower, Promise<CountsById>>("employer-counts", 1_000);

const live = (brand: Brand, now: number) => ({ query: { bool: { filter: shownOn(brand, now) } }, size: 0 });
const terms = (field: string, size: number, aggs?: object) => ({
  terms: { field, size },
  ...(aggs && { aggs }),
});
const countsOf = ({ buckets = [] }: Aggregation): Map<string, number> =>
  new Map(buckets.map(({ key, doc_count = 0 }) => [String(key), doc_count]));

/** Counts a brand's live jobs; cached until a job has changed, begun or ended. */
export const overviewOf = (
  questions: Questions,
  follower: Follower,
  brand: Brand,
  mostEmployers: number,
): Promise<Overview> =>
  overviews.get(follower, `${siteId(brand)} ${mostEmployers}`, [brand, follower.liveVersion], async () => {
    const { hits, aggregations } = await questions.ask({
      ...live(brand, follower.liveAt),
      track_total_hits: true,
      aggs: {
        category: terms("category", most.kinds),
        sub_category: terms("sub_category", most.kinds),
        // All of them: of several shards the first ones alone would not be exact.
        employers: terms("employer", most.employers),
      },
    });
    const { category, sub_category, employers } = aggregations!;
    const facets = workFacets(brand, {
      category: countsOf(category!),
      sub_category: countsOf(sub_category!),
    });
    const byEmployer = [...countsOf(employers!)].map(([id, count]) => ({ id: Number(id), count }));
    byEmployer.sort((a, b) => b.count - a.count || a.id - b.id);
    return { ...facets, total: hits.total!.value, employers: byEmployer.slice(0, mostEmployers) };
  });

/** How many live jobs of a brand each employer has; cached until a job has changed, begun or ended. */
export const employerCounts = (questions: Questions, follower: Follower, brand: Brand): Promise<CountsById> =>
  counts.get(follower, siteId(brand), [brand, follower.liveVersion], async () => {
    const { aggregations } = await questions.ask({
      ...live(brand, follower.liveAt),
      track_total_hits: false,
      aggs: { employers: terms("employer", most.employers) },
    });
    const byId = new CountsById();
    for (const [id, count] of countsOf(aggregations!["employers"]!)) byId.add(Number(id), count);
    return byId;
  });

/** The canonical slugs of readable search pages that have live jobs of a brand. */
export const slugsWithJobs = async (questions: Questions, brand: Brand, now: number): Promise<string[]> => {
  const inStates = { states: terms("states", states.length) };
  const { aggregations } = await questions.ask({
    ...live(brand, now),
    track_total_hits: false,
    aggs: {
      category: terms("category", most.kinds, inStates),
      sub_category: terms("sub_category", most.kinds, inStates),
    },
  });
  const slugsOf = (field: string, work: string): string[] => {
    const bucket = aggregations![field]!.buckets!.find(({ key }) => key === work);
    if (!bucket) return [];
    const where = countsOf(bucket["states"] as Aggregation);
    const named = states.filter(({ id, code }) => code !== "INT" && where.has(String(id)));
    return [work, ...named.map(({ title }) => `${work}-in-${jobSlug(title)}`)];
  };
  return jobCategories.flatMap(({ id, sub_categories }) => [
    ...slugsOf("category", id),
    ...sub_categories.flatMap((kind) => slugsOf("sub_category", kind.id)),
  ]);
};
