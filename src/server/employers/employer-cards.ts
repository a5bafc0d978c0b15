import { and, inArray, sql } from "drizzle-orm";
import type { EmployerCard } from "../../contract/employer-fields.ts";
import type { EmployerSummary } from "../../contract/job-fields.ts";
import type { Context } from "../http/context.ts";
import { brandJobs, liveJobs } from "../catalogue/jobs/job-cards.ts";
import { jobs } from "../catalogue/jobs/tables.ts";
import { locationOf } from "../catalogue/locations/location-of.ts";
import { locations } from "../catalogue/locations/tables.ts";
import { countSectionJobs } from "./employer-jobs.ts";
import { employerSummaryColumns } from "../catalogue/employers/employer-summary.ts";
import type { IndexedEmployer } from "../catalogue/employers/employer-index.ts";
import type { SiteEmployers } from "./shown-on-brand.ts";
import { employers, followedEmployers } from "../catalogue/employers/tables.ts";

/** How many places are named of an employer that does not name its own: those of its live jobs. */
const mostPlaces = 3;

type Site = Pick<Context, "db" | "brand">;

/** How many live jobs an employer shows on the site. */
export const liveJobsOf = async (
  employer: IndexedEmployer,
  { index: employers, engine, counts }: SiteEmployers,
  site: Site,
): Promise<number> =>
  employer.type === "aggregation"
    ? countSectionJobs({ employer, employers, engine, site })
    : employer.group.reduce((sum, id) => sum + counts.of(id), 0);

/** What names employers, in the order of the ids. One query. */
export const employerSummaries = async (
  ids: readonly number[],
  { db }: Pick<Context, "db">,
): Promise<EmployerSummary[]> => {
  if (!ids.length) return [];
  const rows = await db
    .select(employerSummaryColumns)
    .from(employers)
    .where(inArray(employers.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Cards of employers in their order, marked as followed by the seeker. Three queries, however many employers. */
export const employerCards = async (
  list: readonly IndexedEmployer[],
  opened: SiteEmployers,
  context: Site & Pick<Context, "seeker">,
): Promise<EmployerCard[]> => {
  if (!list.length) return [];
  const { db, seeker } = context;
  const rows = await db
    .select({
      summary: employerSummaryColumns,
      tagline: employers.tagline,
      industry: employers.industry,
      places: employers.places,
      followed: seeker
        ? sql<boolean>`exists (select 1 from ${followedEmployers} where ${followedEmployers.employerId} = ${employers.id} and ${followedEmployers.seekerId} = ${seeker.id})`
        : sql<boolean>`false`,
    })
    .from(employers)
    .where(
      inArray(
        employers.id,
        list.map(({ id }) => id),
      ),
    );
  const byId = new Map(rows.map((row) => [row.summary.id, row]));
  const without = rows.filter(({ places }) => !places.length).map(({ summary }) => summary.id);
  const worked = await placesOfJobs(without, context);
  const cards: EmployerCard[] = [];
  for (const employer of list) {
    const row = byId.get(employer.id);
    if (!row) continue;
    const { summary, places, ...rest } = row;
    cards.push({
      ...summary,
      ...rest,
      places: places.length ? places : (worked.get(employer.id) ?? []),
      live_jobs: await liveJobsOf(employer, opened, context),
    });
  }
  return cards;
};

/** Where most of the live jobs of employers are, by the employer's id. */
const placesOfJobs = async (ids: readonly number[], { db, brand }: Site): Promise<Map<number, string[]>> => {
  if (!ids.length) return new Map();
  const where = and(inArray(jobs.employerId, [...ids]), liveJobs(), brandJobs(brand));
  const ranked = sql`(
    select employer_id, place, row_number() over (partition by employer_id order by count(*) desc, place) as rank
    from (select ${jobs.employerId} as employer_id, unnest(${jobs.locationIds}) as place from ${jobs} where ${where}) named
    group by employer_id, place) ranked`;
  const rows = await db
    .select({ employerId: sql<number>`ranked.employer_id`, location: locations })
    .from(ranked)
    .innerJoin(locations, sql`${locations.id} = ranked.place and ranked.rank <= ${mostPlaces}`)
    .orderBy(sql`ranked.rank`);
  const byEmployer = Map.groupBy(rows, ({ employerId }) => employerId);
  return new Map(
    [...byEmployer].map(([id, found]) => [id, found.map(({ location }) => locationOf(location).label)]),
  );
};
