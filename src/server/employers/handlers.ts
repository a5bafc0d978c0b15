import { and, asc, eq } from "drizzle-orm";
import type { EmployerBanner, EmployerSection } from "../../contract/employer-fields.ts";
import * as contract from "../../contract/employers.ts";
import type { Context, Handler } from "../http/context.ts";
import { pageOf } from "../http/paging.ts";
import { notFound } from "../http-error.ts";
import { jobCards } from "../jobs/job-cards.ts";
import { cacheTimestamp } from "./cache-timestamp.ts";
import { answered } from "./cached-answers.ts";
import { employerJobs } from "./employer-jobs.ts";
import type { IndexedEmployer } from "./employer-index.ts";
import { selectedIds } from "./job-selection.ts";
import { profileOf } from "./profile-of.ts";
import { findEmployer, type SiteEmployers } from "./shown-on-brand.ts";
import { employerBanners, employerPages, employerSections } from "./tables.ts";

type Reader = Context<"optional"> | Context<"public">;

/** The live jobs of an employer with its cache timestamp, and a stamp of both for cached answers. */
const currentJobs = async (
  employer: IndexedEmployer,
  { index: employers }: SiteEmployers,
  context: Reader,
) => {
  const { found, index } = await employerJobs(employer, employers, context);
  const timestamp = await cacheTimestamp(employer.id, found.digest, context);
  const cardsOf = (selection: Parameters<typeof selectedIds>[0], from: number, size: number) =>
    jobCards(selectedIds(selection, index, context.brand, { from, size }), context);
  return { ...found, timestamp, stamp: `${timestamp} ${found.digest}`, cardsOf };
};

/** The stamp of answers that depend on the employer's content alone. */
const contentStamp = ({ contentAt }: IndexedEmployer) => String(contentAt);

export const getEmployer: Handler<typeof contract.getEmployer> = async ({ params }, context) => {
  const { employer, site } = await findEmployer(params, context);
  const { timestamp, stamp } = await currentJobs(employer, site, context);
  return answered(context, `${stamp} ${site.index.version}`, () =>
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

export const listSections: Handler<typeof contract.listSections> = async ({ params }, context) => {
  const { employer, site } = await findEmployer({ id: params.employeeId, type: params.type }, context);
  const current = await currentJobs(employer, site, context);
  return answered(context, current.stamp, async () => {
    const rows = await context.db
      .select()
      .from(employerSections)
      .where(eq(employerSections.employerId, employer.id))
      .orderBy(asc(employerSections.position));
    const sections: EmployerSection[] = [];
    for (const row of rows) sections.push(await sectionOf(row, current));
    return sections;
  });
};

/** A section as a call returns it, with the first of its jobs. */
const sectionOf = async (
  { id, slug, title, kind, data }: typeof employerSections.$inferSelect,
  { sections, cardsOf }: Awaited<ReturnType<typeof currentJobs>>,
): Promise<EmployerSection> => {
  if (kind !== "jobs") return { id, slug, title, kind, ...(data as object) } as EmployerSection;
  const section = sections.find((one) => one.id === id);
  if (!section) return { id, slug, title, kind, total: 0, jobs: [] };
  const jobs = await cardsOf(section.selection, 0, contract.sectionJobsPage.jobs);
  return { id, slug, title, kind, total: section.total, jobs };
};

export const getSection: Handler<typeof contract.getSection> = async ({ params, query }, context) => {
  const { employer, site } = await findEmployer({ slug: params.slug, type: params.type }, context);
  const current = await currentJobs(employer, site, context);
  const size = contract.singleSectionPageSize;
  return answered(context, current.stamp, async () => {
    const [row] = await context.db
      .select()
      .from(employerSections)
      .where(and(eq(employerSections.employerId, employer.id), eq(employerSections.id, params.id)));
    if (!row) throw notFound("section");
    const found = current.sections.find(({ id }) => id === row.id);
    const jobs = found ? await current.cardsOf(found.selection, (query.page - 1) * size, size) : [];
    return {
      section: await sectionOf(row, current),
      jobs: pageOf(jobs, found?.total ?? 0, query.page, size, context.url),
      timestamp: current.timestamp,
    };
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
  const { sections, timestamp, stamp, cardsOf } = await currentJobs(employer, site, context);
  const { sections: size, jobs } = contract.sectionJobsPage;
  return answered(context, stamp, async () => {
    const data = [];
    for (const { id, slug, title, total, selection } of sections.slice((page - 1) * size, page * size))
      data.push({ id, slug, title, total, jobs: await cardsOf(selection, 0, jobs) });
    return { ...pageOf(data, sections.length, page, size, context.url), timestamp };
  });
};

export const listSingleSectionJobs: Handler<typeof contract.listSingleSectionJobs> = async (
  { params, query: { page, per_page: size } },
  context,
) => {
  const { employer, site } = await findEmployer({ slug: params.slug, type: "aggregation" }, context);
  const { sections, timestamp, stamp, cardsOf } = await currentJobs(employer, site, context);
  const section = sections.find(({ id }) => id === params.sectionId);
  if (!section) throw notFound("section");
  return answered(context, stamp, async () => {
    const { id, slug, title, total, selection } = section;
    const jobs = await cardsOf(selection, (page - 1) * size, size);
    return { ...pageOf(jobs, total, page, size, context.url), section: { id, slug, title }, timestamp };
  });
};

export const clearCache: Handler<typeof contract.clearCache> = async ({ params }, context) => {
  const { employer, site } = await findEmployer(params, context);
  const { timestamp } = await currentJobs(employer, site, context);
  return { payload: { timestamp } };
};
