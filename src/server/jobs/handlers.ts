import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type * as contract from "../../contract/jobs.ts";
import type { ParsedJobSearch } from "../../contract/job-search.ts";
import type { SearchResult } from "../../contract/jobs.ts";
import { isKnownCategory } from "../../domain/jobs/categories.ts";
import { farKm, kmApart, similarReason } from "../../domain/jobs/similar-job.ts";
import { nearestKm, pointsOf, usualRadius } from "../../domain/places/distance.ts";
import { jobSlug } from "../../domain/jobs/job-slug.ts";
import { isOnSite } from "../../domain/search/search-slug.ts";
import { locationsById } from "../catalogue/locations/locations-by-id.ts";
import type { Context, Handler } from "../http/context.ts";
import { jobsShownBy } from "../catalogue/employers/employer-index.ts";
import {
  employerSummaryColumns,
  hasPage,
  isShownEmployer,
  jobOwners,
} from "../catalogue/employers/employer-summary.ts";
import { employers } from "../catalogue/employers/tables.ts";
import { jobs } from "../catalogue/jobs/tables.ts";
import { extrasOf } from "../catalogue/jobs/job-extras.ts";
import { brandJobs, findJob, jobCards, liveJobs, type JobRow } from "../catalogue/jobs/job-cards.ts";
import { shownCards } from "./kept-cards.ts";
import { changedAt } from "../catalogue/jobs/job-records.ts";
import { pageOf } from "../http/paging.ts";
import { countEvent, countMissedSearch } from "../platform/site-events.ts";
import { invalid, notFound } from "../platform/http-error.ts";
import { cachedAnswer } from "../search/answer-cache.ts";
import { openEngine } from "../search/open-engine.ts";
import { findJobs, perPage } from "../search/search.ts";
import { suggestedSearches } from "../search/suggestions/suggested-searches.ts";
import { readSlug } from "../search/understand/search-of-slug.ts";

/** The most featured jobs that are shown, in total and of one employer. */
const featured = { most: 12, ofEmployer: 2 };
const similarJobs = 4;
/** How long suggestions are kept while nothing is written, in milliseconds: jobs end, and their titles with them. */
const suggestionsMs = 60_000;
/** How many employers an overview lists. */
const mostEmployers = 12;

export const searchJobs: Handler<typeof contract.searchJobs> = async ({ query, body }, context) => {
  for (const field of ["category", "sub_category"] as const) {
    const unknown = body[field]?.find((id) => !isKnownCategory(field, id));
    if (unknown !== undefined) throw invalid(field, `"${unknown}" is no ${field}; see /v1/profile/config.`);
  }
  return { payload: (await resultOf(body, query.page, context)).payload };
};

export const countJobs: Handler<typeof contract.countJobs> = async ({ body }, { db, brand }) => {
  const { total, mentions } = await findJobs(db, brand, body, 1);
  return { payload: { total, mentions } };
};

export const suggestSearches: Handler<typeof contract.suggestSearches> = async ({ query }, { db, brand }) => {
  const engine = await openEngine(db);
  const make = async () => ({
    answer: await suggestedSearches(db, brand, query.q),
    until: engine.now + suggestionsMs,
  });
  return { payload: await cachedAnswer(engine, brand, `suggest ${query.q}`, make) };
};

export const seoSearchJobs: Handler<typeof contract.seoSearchJobs> = async ({ query, body }, context) => {
  const typed = await readSlug(context.db, body.slug);
  if (!typed || !isOnSite(typed.search, context.brand)) throw notFound("search page");
  const { payload, wordsKnown } = await resultOf(typed.search, query.page, context);
  if (!wordsKnown) throw notFound("search page");
  const { corrected } = payload;
  const meant =
    corrected === null
      ? typed
      : await readSlug(
          context.db,
          typed.canonicalSlug.replace(jobSlug(typed.search.q ?? ""), jobSlug(corrected)),
        );
  const { search, heading, canonicalSlug, place } = meant ?? typed;
  return { payload: { ...payload, search, heading, canonical_slug: canonicalSlug, place } };
};

const resultOf = async (
  search: ParsedJobSearch,
  page: number,
  context: Context<"optional">,
): Promise<{ payload: SearchResult; wordsKnown: boolean }> => {
  const { db, brand, url } = context;
  const { ids, total, wordsKnown, ...rest } = await findJobs(db, brand, search, page);
  if (page === 1) countSearch(brand, search, total + rest.mentions);
  const paged = pageOf(await shownCards(ids, context), total + rest.mentions, page, perPage, url);
  const payload = { ...paged, meta: { ...paged.meta, total }, ...rest };
  return { payload, wordsKnown };
};

/** Counts a search, and its words when there is nothing for them. */
const countSearch = (brand: Context["brand"], { q }: ParsedJobSearch, found: number): void => {
  countEvent(brand, "searches");
  if (!found) countMissedSearch(brand, q ?? "");
};

export const getJob: Handler<typeof contract.getJob> = async ({ params }, context) => {
  const { db, brand } = context;
  const job = await findJob(params.id, context);
  const [[card, ...similar], [employer]] = [
    await jobCards([job.id, ...(await similarIds(job, context))], context),
    await db
      .select({
        id: employers.id,
        about: employers.about,
        website: employers.website,
        verified: employers.verified,
      })
      .from(jobOwners)
      .innerJoin(employers, isShownEmployer)
      .where(eq(jobOwners.id, job.employerId)),
  ];
  if (!card || !employer) throw notFound("job");
  const explained = similar
    .map((other) => ({ ...other, reasons: [similarReason(card, other)] }))
    .sort((a, b) => (kmApart(card, a) ?? Infinity) - (kmApart(card, b) ?? Infinity));
  const { about, website, verified } = employer;
  const shownBy = await jobsShownBy(db, employer.id);
  const counts = await (await openEngine(db)).employerCounts(brand);
  const live_jobs = shownBy.reduce((sum, id) => sum + counts.of(id), 0);
  return {
    payload: {
      ...card,
      description_html: job.descriptionHtml,
      changed_at: changedAt(job),
      reference: job.reference,
      ...extrasOf(job),
      shift: job.shift,
      benefits: job.benefits,
      apply_url: job.applyUrl,
      screening: job.screening,
      employer: { ...card.employer, about, website, live_jobs, verified },
      similar: explained,
    },
  };
};

/**
 * Live jobs of the same kind: nearer ones first, then those in the same states, then with a similar title. At
 * most two are of the job's own employer, and one of each other, unless there are no others.
 */
const similarIds = async (job: JobRow, { db, brand }: Pick<Context, "db" | "brand">): Promise<number[]> => {
  const recent = db
    .select({
      id: jobs.id,
      employerId: jobs.employerId,
      title: jobs.title,
      locationIds: jobs.locationIds,
      stateIds: jobs.stateIds,
    })
    .from(jobs)
    .where(
      and(
        eq(jobs.category, job.category),
        job.subCategory ? eq(jobs.subCategory, job.subCategory) : undefined,
        ne(jobs.id, job.id),
        liveJobs(),
        brandJobs(brand),
      ),
    )
    .orderBy(desc(jobs.postedAt))
    .limit(200)
    .as("recent");
  const rows = await db
    .select({ id: recent.id, employerId: recent.employerId, locationIds: recent.locationIds })
    .from(recent)
    .orderBy(
      desc(sql`${recent.locationIds} && ${`{${job.locationIds.join(",")}}`}::int[]`),
      desc(sql`${recent.stateIds} && ${`{${job.stateIds.join(",")}}`}::smallint[]`),
      desc(sql`similarity(${recent.title}, ${job.title})`),
      desc(recent.id),
    )
    .limit(similarJobs * 10);
  const places = await locationsById([...job.locationIds, ...rows.flatMap((row) => row.locationIds)], db);
  const pointsAt = (ids: readonly number[]) => pointsOf(ids.flatMap((id) => places.get(id) ?? []));
  const home = pointsAt(job.locationIds);
  /** Whether it is in the same place, near, in reach or farther. */
  const band = ({ locationIds }: (typeof rows)[number]) => {
    const away = nearestKm(home, pointsAt(locationIds)) ?? Infinity;
    return [0, usualRadius, farKm, Infinity].findIndex((km) => away <= km);
  };
  const bands = new Map(rows.map((row) => [row.id, band(row)]));
  rows.sort((a, b) => bands.get(a.id)! - bands.get(b.id)!);
  const shown = new Map<number, number>();
  const chosen = rows.filter(({ employerId }) => {
    const count = (shown.get(employerId) ?? 0) + 1;
    shown.set(employerId, count);
    return count <= (employerId === job.employerId ? 2 : 1);
  });
  const others = rows.filter((row) => !chosen.includes(row));
  return [...chosen, ...others].slice(0, similarJobs).map(({ id }) => id);
};

export const listFeaturedJobs: Handler<typeof contract.listFeaturedJobs> = async (_input, context) => {
  const rows = await context.db
    .select({ id: jobs.id, employerId: jobs.employerId })
    .from(jobs)
    .where(and(liveJobs(), brandJobs(context.brand)))
    .orderBy(desc(jobs.featured), desc(jobs.postedAt))
    .limit(200);
  const shown = new Map<number, number>();
  const ids = rows.flatMap(({ id, employerId }) => {
    const count = (shown.get(employerId) ?? 0) + 1;
    shown.set(employerId, count);
    return count <= featured.ofEmployer ? [id] : [];
  });
  return { payload: await jobCards(ids.slice(0, featured.most), context) };
};

export const getJobOverview: Handler<typeof contract.getJobOverview> = async (_input, { db, brand }) => {
  const { employers: largest, ...counts } = await (await openEngine(db)).overview(brand, mostEmployers);
  const ids = largest.map((employer) => employer.id);
  const rows = ids.length
    ? await db
        .select(employerSummaryColumns)
        .from(employers)
        .where(and(inArray(employers.id, ids), hasPage(brand)))
    : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const named = largest.flatMap(({ id, count }) => {
    const row = byId.get(id);
    return row ? { ...row, count } : [];
  });
  return { payload: { ...counts, employers: named } };
};
