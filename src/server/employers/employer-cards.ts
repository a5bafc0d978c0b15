import { inArray, sql } from "drizzle-orm";
import type { EmployerCard } from "../../contract/employer-fields.ts";
import type { EmployerSummary } from "../../contract/job-fields.ts";
import type { Context } from "../http/context.ts";
import { locationsById } from "../catalogue/locations/locations-by-id.ts";
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
  { db, brand }: Site,
): Promise<EmployerSummary[]> => {
  if (!ids.length) return [];
  const rows = await db
    .select(employerSummaryColumns(brand))
    .from(employers)
    .where(inArray(employers.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Cards of employers in their order, marked as followed by the seeker. One query, however many employers. */
export const employerCards = async (
  list: readonly IndexedEmployer[],
  opened: SiteEmployers,
  context: CardContext,
): Promise<EmployerCard[]> => {
  if (!list.length) return [];
  const rows = await context.db
    .select(cardColumns(context))
    .from(employers)
    .where(
      inArray(
        employers.id,
        list.map(({ id }) => id),
      ),
    );
  return cardsFrom(rows, list, opened, context);
};

type CardContext = Site & Pick<Context, "seeker">;

/** What a card shows of an employer, as columns of a query. */
export const cardColumns = ({ brand, seeker }: Pick<Context, "brand" | "seeker">) => ({
  ...employerSummaryColumns(brand),
  tagline: employers.tagline,
  industry: employers.industry,
  places: employers.places,
  followed: seeker
    ? sql<boolean>`exists (select 1 from ${followedEmployers} where ${followedEmployers.employerId} = ${employers.id} and ${followedEmployers.seekerId} = ${seeker.id})`
    : sql<boolean>`false`,
});

/** Cards of employers from the rows that were read of them. */
export const cardsFrom = async (
  rows: readonly Omit<EmployerCard, "live_jobs">[],
  list: readonly IndexedEmployer[],
  opened: SiteEmployers,
  context: CardContext,
): Promise<EmployerCard[]> => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const without = rows.filter(({ places }) => !places.length).map(({ id }) => id);
  const worked = await placesOfJobs(without, opened, context);
  const cards: EmployerCard[] = [];
  for (const employer of list) {
    const row = byId.get(employer.id);
    if (!row) continue;
    cards.push({
      ...row,
      places: row.places.length ? row.places : (worked.get(employer.id) ?? []),
      live_jobs: await liveJobsOf(employer, opened, context),
    });
  }
  return cards;
};

/** Where most of the live jobs of employers are, by the employer's id. */
const placesOfJobs = async (
  ids: readonly number[],
  { engine }: Pick<SiteEmployers, "engine">,
  { db, brand }: Site,
): Promise<Map<number, string[]>> => {
  const [first] = ids;
  if (first === undefined) return new Map();
  const counts = new Map(ids.map((id) => [id, new Map<number, number>()]));
  const plan = { search: { employer: first }, employers: ids, place: null, words: null };
  await engine.visit(brand, { kind: "plan", plan }, ({ employerId, locationIds }) => {
    const ofEmployer = counts.get(employerId)!;
    for (const place of locationIds) ofEmployer.set(place, (ofEmployer.get(place) ?? 0) + 1);
  });
  const most = [...counts].map(([id, places]): [number, number[]] => [
    id,
    [...places]
      .sort(([a, some], [b, others]) => others - some || a - b)
      .slice(0, mostPlaces)
      .map(([place]) => place),
  ]);
  const places = await locationsById(
    most.flatMap(([, found]) => found),
    db,
  );
  return new Map(most.map(([id, found]) => [id, found.flatMap((place) => places.get(place)?.label ?? [])]));
};
