import { and, desc, inArray } from "drizzle-orm";
import type * as contract from "../../contract/jobs.ts";
import type { ParsedJobSearch } from "../../contract/job-search.ts";
import type { SearchResult } from "../../contract/jobs.ts";
import { isKnownCategory } from "../../domain/jobs/categories.ts";
import { kmApart, similarReason } from "../../domain/jobs/similar-job.ts";
import { jobSlug } from "../../domain/jobs/job-slug.ts";
import { asRead, readPlaces } from "../../domain/search/as-read.ts";
import { isOnSite } from "../../domain/search/search-slug.ts";
import { searchText } from "../../domain/search/search-text.ts";
import type { Context, Handler } from "../http/context.ts";
import { employerSummaryColumns, hasPage } from "../catalogue/employers/employer-summary.ts";
import { employers } from "../catalogue/employers/tables.ts";
import { jobs } from "../catalogue/jobs/tables.ts";
import { extrasOf } from "../catalogue/jobs/job-extras.ts";
import { brandJobs, jobCards, liveJobs } from "../catalogue/jobs/job-cards.ts";
import { seenFrom } from "../catalogue/jobs/seen-from.ts";
import { shownCards } from "./card-cache.ts";
import { openJob } from "./open-job.ts";
import { changedAt } from "../catalogue/jobs/job-records.ts";
import { pageOf } from "../http/paging.ts";
import { countEvent, countMissedSearch } from "../platform/site-events.ts";
import { invalid, notFound } from "../platform/http-error.ts";
import { cachedAnswer } from "../search/answer-cache.ts";
import { openEngine } from "../search/open-engine.ts";
import { namesOfPlaces } from "../search/places.ts";
import { findJobs, perPage } from "../search/search.ts";
import { suggestedSearches } from "../search/suggestions/suggested-searches.ts";
import { jobsShownBy } from "../search/make-plan.ts";
import { readSlug } from "../search/understand/search-of-slug.ts";

/** The most featured jobs that are shown, in total and of one employer. */
const featured = { most: 12, ofEmployer: 2 };
/** How long suggestions are cached while nothing is written, in milliseconds: jobs end, and their titles with them. */
const suggestionsMs = 60_000;
/** How many employers an overview lists. */
const mostEmployers = 12;

export const searchJobs: Handler<typeof contract.searchJobs> = async ({ query, body }, context) => {
  mustBeKnown(body);
  return { payload: (await resultOf(body, query.page, context)).payload };
};

/** @throws HttpError 422 for a category or kind of work that there is none of. */
const mustBeKnown = (search: ParsedJobSearch): void => {
  for (const field of ["category", "sub_category"] as const) {
    const unknown = search[field]?.find((id) => !isKnownCategory(field, id));
    if (unknown !== undefined) throw invalid(field, `"${unknown}" is no ${field}; see /v1/profile/config.`);
  }
};

export const countJobs: Handler<typeof contract.countJobs> = async ({ body }, { db, brand }) => {
  const { total, mentions } = await findJobs(await openEngine(db), brand, body, 1);
  return { payload: { total, mentions } };
};

export const suggestSearches: Handler<typeof contract.suggestSearches> = async ({ query }, { db, brand }) => {
  const engine = await openEngine(db);
  const make = async () => ({
    answer: await suggestedSearches(engine, brand, query.q),
    until: engine.now + suggestionsMs,
  });
  return { payload: await cachedAnswer(engine, brand, `suggest ${query.q}`, make) };
};

export const seoSearchJobs: Handler<typeof contract.seoSearchJobs> = async ({ query, body }, context) => {
  const { slug, ...given } = body;
  if (slug === undefined) return searchWithHeading(given, query.page, context);
  const typed = await readSlug(context.db, slug);
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

/** A search by its fields, as the page of one by a slug has it. */
const searchWithHeading = async (search: ParsedJobSearch, page: number, context: Context<"optional">) => {
  mustBeKnown(search);
  const { payload } = await resultOf(search, page, context);
  const place = readPlaces(payload.reading) ?? (await namesOfPlaces(context.db, search));
  const done = asRead({ ...search, pageNo: page, ...(place && { address: place }) }, payload);
  const heading = searchText(done);
  return {
    payload: { ...payload, search: payload.reading?.search ?? search, heading, canonical_slug: "", place },
  };
};

const resultOf = async (
  search: ParsedJobSearch,
  page: number,
  context: Context<"optional">,
): Promise<{ payload: SearchResult; wordsKnown: boolean }> => {
  const { db, brand, url } = context;
  const { ids, total, wordsKnown, searched, ...rest } = await findJobs(
    await openEngine(db),
    brand,
    search,
    page,
  );
  if (page === 1) countSearch(brand, search, total + rest.mentions);
  const cards = seenFrom(searched, await shownCards(ids, context));
  const paged = pageOf(cards, total + rest.mentions, page, perPage, url);
  const payload = { ...paged, meta: { ...paged.meta, total }, ...rest };
  return { payload, wordsKnown };
};

/** Counts a search, and its words when there is nothing for them. */
const countSearch = (brand: Context["brand"], { q }: ParsedJobSearch, found: number): void => {
  countEvent(brand, "searches");
  if (!found) countMissedSearch(brand, q ?? "");
};

export const getJob: Handler<typeof contract.getJob> = async ({ params }, context) => {
  const { brand } = context;
  const { card, texts, similar, usualPay, engine } = await openJob(params.id, context);
  const {
    about,
    website,
    verified,
    descriptionHtml,
    moreWorkTypes,
    shift,
    benefits,
    reference,
    applyUrl,
    screening,
  } = texts;
  const counts = await engine.employerCounts(brand);
  const shownBy = await jobsShownBy(engine, card.employer.id);
  return {
    payload: {
      ...card,
      description_html: descriptionHtml,
      more_work_types: moreWorkTypes,
      changed_at: changedAt(texts),
      reference,
      ...extrasOf(texts),
      shift,
      benefits,
      apply_url: applyUrl,
      screening,
      employer: {
        ...card.employer,
        ...{ about, website, verified },
        live_jobs: shownBy.reduce((sum, id) => sum + counts.of(id), 0),
      },
      usual_pay: usualPay,
      similar: similar
        .map((other) => ({ ...other, reasons: [similarReason(card, other)] }))
        .sort((a, b) => (kmApart(card, a) ?? Infinity) - (kmApart(card, b) ?? Infinity)),
    },
  };
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
        .select(employerSummaryColumns(brand))
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
