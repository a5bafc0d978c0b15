import { and, asc, eq } from "drizzle-orm";
import type { EmployerBanner, EmployerSection, SectionJobs } from "../../contract/employer-fields.ts";
import * as contract from "../../contract/employers.ts";
import type { JobCard } from "../../contract/job-fields.ts";
import type { Context, Handler } from "../http/context.ts";
import { pageOf } from "../http/paging.ts";
import { notFound } from "../platform/http-error.ts";
import { liveCards } from "../catalogue/jobs/job-cards.ts";
import { seenFrom } from "../catalogue/jobs/seen-from.ts";
import { cacheTimestamp, lastTimestamp } from "./cache-timestamp.ts";
import { answered } from "./cached-answers.ts";
import { liveJobsOf } from "./employer-cards.ts";
import type { IndexedEmployer } from "../catalogue/employers/employer-index.ts";
import {
  jobSections,
  knowsSections,
  matchSection,
  matchSections,
  readSections,
  sectionPage,
  type JobSection,
  type Lookup,
  type MatchedSection,
  type SectionRow,
} from "./employer-jobs.ts";
import { profileOf } from "./profile-of.ts";
import { findEmployer, type SiteEmployers } from "./shown-on-brand.ts";
import { employerBanners, employerPages, employerSections } from "../catalogue/employers/tables.ts";

type Reader = Context<"optional"> | Context<"public">;

/** Where the jobs of an employer of a call's site are looked up. */
const lookupOf = (
  employer: IndexedEmployer,
  { index: employers, engine }: SiteEmployers,
  site: Reader,
): Lookup => ({ employer, employers, engine, site });

/** Cards of some of the jobs of a section, in order. */
const cardsOf = async (
  section: JobSection,
  lookup: Lookup,
  context: Reader,
  from: number,
  size: number,
): Promise<JobCard[]> => {
  if (size === 0) return [];
  const { ids, searched } = await sectionPage(section, lookup, { from, size });
  return seenFrom(searched, await liveCards(ids, context));
};

/** The stamp of answers that depend on the employer's content alone. */
const contentStamp = ({ contentAt }: IndexedEmployer): string => String(contentAt);

/** The stamp of answers with jobs of sections. */
const stampOf = (employer: IndexedEmployer, timestamp: string, sections: readonly MatchedSection[]): string =>
  [contentStamp(employer), timestamp, ...sections.map(({ hash }) => hash)].join(" ");

export const getEmployer: Handler<typeof contract.getEmployer> = async ({ params }, context) => {
  const { employer, site } = await findEmployer(params, context);
  const timestamp = await lastTimestamp(lookupOf(employer, site, context));
  const live = await liveJobsOf(employer, site, context);
  // Members and clients may have changed as well.
  return answered(context, [timestamp, live, site.index.version].join(" "), () =>
    profileOf(employer, timestamp, site, context),
  );
};

export const listBanners: Handler<typeof contract.listBanners> = async ({ params }, context) => {
  const { employer } = await findEmployer({ id: params.employeeId, type: params.type }, context);
  return answered(context, contentStamp(employer), async () => {
    const rows = await context.db
      .select()
      .from(employerBanners)
      .where(eq(employerBanners.employerId, employer.id))
      .orderBy(asc(employerBanners.position));
    const banners = rows.map(({ id, data }) => ({ id, ...(data as Omit<EmployerBanner, "id">) }));
    return banners.filter(({ url }) => Boolean(url));
  });
};

export const listSections: Handler<typeof contract.listSections> = async ({ params, query }, context) => {
  const { employer, site } = await findEmployer({ id: params.employeeId, type: params.type }, context);
  const lookup = lookupOf(employer, site, context);
  const read = knowsSections(employer) ? null : await readSections(employer, context);
  const matched = await matchSections(lookup);
  const size = query.jobs === "0" ? 0 : contract.sectionJobsPage.jobs;
  return answered(context, stampOf(employer, "", matched), async () => {
    const rows = read ?? (await readSections(employer, context));
    const sections: EmployerSection[] = [];
    for (const row of rows) {
      const match = matched.find(({ id }) => id === row.id);
      sections.push(
        match ? withJobs(match, await cardsOf(match, lookup, context, 0, size)) : withoutJobs(row),
      );
    }
    return sections;
  });
};

/** A section with jobs as calls return it. */
const withJobs = ({ id, slug, title, total }: MatchedSection, jobs: JobCard[]): EmployerSection => ({
  ...{ id, slug, title, kind: "jobs", total, jobs },
});

/** Any other section as calls return it; one with jobs that was written a moment ago has none yet. */
const withoutJobs = ({ id, slug, title, kind, data }: SectionRow): EmployerSection =>
  kind === "jobs"
    ? { id, slug, title, kind, total: 0, jobs: [] }
    : ({ id, slug, title, kind, ...(data as object) } as EmployerSection);

export const getSection: Handler<typeof contract.getSection> = async ({ params, query }, context) => {
  const { employer, site } = await findEmployer({ slug: params.slug, type: params.type }, context);
  const lookup = lookupOf(employer, site, context);
  const timestamp = await lastTimestamp(lookup);
  const found = (await jobSections(employer, context)).find(({ id }) => id === params.id);
  const match = found && (await matchSection(found, lookup));
  const { sectionJobsPage, singleSectionPageSize: size } = contract;
  return answered(context, stampOf(employer, timestamp, match ? [match] : []), async () => {
    const page = (jobs: JobCard[]) => pageOf(jobs, match?.total ?? 0, query.page, size, context.url);
    if (match) {
      const first = await cardsOf(match, lookup, context, 0, sectionJobsPage.jobs);
      const jobs = await cardsOf(match, lookup, context, (query.page - 1) * size, size);
      return { section: withJobs(match, first), jobs: page(jobs), timestamp };
    }
    const [row] = await context.db
      .select()
      .from(employerSections)
      .where(and(eq(employerSections.employerId, employer.id), eq(employerSections.id, params.id)));
    if (!row) throw notFound("section");
    return { section: withoutJobs(row), jobs: page([]), timestamp };
  });
};

export const listEmployerPages: Handler<typeof contract.listEmployerPages> = async ({ params }, context) => {
  const { employer } = await findEmployer({ id: params.employeeId, type: params.type }, context);
  return answered(context, contentStamp(employer), () =>
    context.db
      .select(pageLink)
      .from(employerPages)
      .where(eq(employerPages.employerId, employer.id))
      .orderBy(asc(employerPages.position), asc(employerPages.title)),
  );
};

const pageLink = {
  id: employerPages.id,
  slug: employerPages.slug,
  title: employerPages.title,
  description: employerPages.description,
};

export const getEmployerPage: Handler<typeof contract.getEmployerPage> = async ({ params }, context) => {
  const { employer } = await findEmployer({ id: params.employeeId, type: params.type }, context);
  return answered(context, contentStamp(employer), async () => {
    const [row] = await context.db
      .select({ ...pageLink, html: employerPages.contentHtml, updatedAt: employerPages.updatedAt })
      .from(employerPages)
      .where(and(eq(employerPages.employerId, employer.id), eq(employerPages.slug, params.slug)));
    if (!row) throw notFound("page");
    const { html, updatedAt, ...link } = row;
    return { ...link, content_html: html, updated_at: updatedAt.toISOString() };
  });
};

export const listSectionJobs: Handler<typeof contract.listSectionJobs> = async (
  { params, query: { page } },
  context,
) => {
  const { employer, site } = await findEmployer({ slug: params.slug, type: "aggregation" }, context);
  const lookup = lookupOf(employer, site, context);
  const timestamp = await lastTimestamp(lookup);
  const sections = await jobSections(employer, context);
  const { sections: size, jobs: shown } = contract.sectionJobsPage;
  const matched: MatchedSection[] = [];
  for (const section of sections.slice((page - 1) * size, page * size))
    matched.push(await matchSection(section, lookup));
  return answered(context, stampOf(employer, timestamp, matched), async () => {
    const data: SectionJobs[] = [];
    for (const section of matched) {
      const { id, slug, title, total } = section;
      data.push({ id, slug, title, total, jobs: await cardsOf(section, lookup, context, 0, shown) });
    }
    return { ...pageOf(data, sections.length, page, size, context.url), timestamp };
  });
};

export const listSingleSectionJobs: Handler<typeof contract.listSingleSectionJobs> = async (
  { params, query: { page, per_page: size } },
  context,
) => {
  const { employer, site } = await findEmployer({ slug: params.slug, type: "aggregation" }, context);
  const lookup = lookupOf(employer, site, context);
  const section = (await jobSections(employer, context)).find(({ id }) => id === params.sectionId);
  if (!section) throw notFound("section");
  const timestamp = await lastTimestamp(lookup);
  const match = await matchSection(section, lookup);
  return answered(context, stampOf(employer, timestamp, [match]), async () => {
    const { id, slug, title, total } = match;
    const jobs = await cardsOf(match, lookup, context, (page - 1) * size, size);
    return { ...pageOf(jobs, total, page, size, context.url), section: { id, slug, title }, timestamp };
  });
};

export const clearCache: Handler<typeof contract.clearCache> = async ({ params }, context) => {
  const { employer, site } = await findEmployer(params, context);
  return { payload: { timestamp: await cacheTimestamp(lookupOf(employer, site, context)) } };
};
