import type { AstroGlobal } from "astro";
import type { Call, CallInput, Payload } from "../contract/call.ts";
import type { Brand, WhiteLabel } from "../contract/brand.ts";
import { listCompetitions, type CompetitionCard } from "../contract/competitions.ts";
import { CallError, type Caller } from "../contract/caller.ts";
import {
  getEmployer,
  getEmployerPage,
  getSection,
  listBanners,
  listEmployerPages,
  listSectionJobs,
  listSections,
  listSingleSectionJobs,
} from "../contract/employers.ts";
import type { EmployerProfile, EmployerSection } from "../contract/employer-fields.ts";
import { employerTypes, type EmployerType, type JobCard } from "../contract/job-fields.ts";
import { searchJobs } from "../contract/jobs.ts";
import { employerPath } from "../domain/employers/employer-path.ts";
import type { ListPage } from "../features/session/paged-list.ts";
import { brandOf } from "../site/pages/brands.ts";

/** What all pages of an employer show. */
interface Shown {
  brand: Brand;
  employer: EmployerProfile;
  pages: Payload<typeof listEmployerPages>;
}

/** An employer's page, one of its sections, or a page that it has written. */
export type EmployerView =
  | (Shown & {
      kind: "home";
      banners: Payload<typeof listBanners>;
      sections: EmployerSection[];
      /** Aggregations that have them: a page of their sections with jobs. */
      sectionJobs: Payload<typeof listSectionJobs> | null;
      /** Its competitions that are open. */
      competitions: CompetitionCard[];
      /** The first of the jobs that it shows, where no section does. */
      jobs: ListPage<JobCard> | null;
    })
  | (Shown & { kind: "section"; section: EmployerSection; jobs: ListPage<JobCard> | null })
  | (Shown & { kind: "page"; page: Payload<typeof getEmployerPage> })
  | { kind: "missing"; brand: Brand };

/** How many of an employer's jobs its page shows. */
const fewJobs = 6;

/**
 * What `/{area}/{slug}` and the paths below it show. Redirects for good where the employer is of another type or
 * is named in capitals. A page, a section or an employer that the site does not have gives 404.
 */
export const openEmployer = async (
  { locals, params, url, redirect, response }: AstroGlobal,
  type: EmployerType,
): Promise<EmployerView | Response> => {
  const { call } = locals;
  const brand = brandOf({ params, locals });
  if (!brand) return new Response(null, { status: 404 });
  const { slug = "", below } = params;
  // On its own host an employer's page is the home page.
  if (brand.whiteLabel?.slug === slug && !below) return redirect(`/${url.search}`, 301);
  const ask = asking(call);
  const employer = await ask(getEmployer, { params: { type, slug } });
  if (!employer) {
    const path = await findPath(ask, slug.toLowerCase());
    if (path) return redirect(path + (below ? `/${below}` : "") + url.search, 301);
  }
  const view = employer && (await viewOf(ask, employer, below?.split("/") ?? [], pageOf(url)));
  if (view) return { brand, employer, ...view };
  response.status = 404;
  return { kind: "missing", brand };
};

/** The home page of an employer's own host; null for a page of its sections that it does not have. */
export const openOwnPage = async (
  { locals, url }: AstroGlobal,
  brand: Brand,
  { type, slug }: WhiteLabel,
): Promise<EmployerView | null> => {
  const ask = asking(locals.call);
  const employer = await ask(getEmployer, { params: { type, slug } });
  const view = employer && (await viewOf(ask, employer, [], pageOf(url)));
  return view && { brand, employer, ...view };
};

/** A call that answers null for what does not exist; 422: an id or a page that cannot exist. */
type Ask = <C extends Call>(call: C, input: CallInput<C>) => Promise<Payload<C> | null>;
const asking =
  (call: Caller): Ask =>
  async (...made) =>
    call(...made).catch((error: unknown) => {
      if (error instanceof CallError && (error.status === 404 || error.status === 422)) return null;
      throw error;
    });

/** The path of the employer with this slug, whatever its type. */
const findPath = async (ask: Ask, slug: string): Promise<string | undefined> => {
  const found = await Promise.all(employerTypes.map((type) => ask(getEmployer, { params: { type, slug } })));
  const employer = found.find((one) => one !== null);
  return employer && employerPath(employer);
};

/** `?page=n`; 1 for anything else. */
const pageOf = (url: URL): number => {
  const page = Number(url.searchParams.get("page") ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
};

type Part<View> = View extends Shown ? Omit<View, "brand" | "employer"> : never;

const viewOf = async (
  ask: Ask,
  employer: EmployerProfile,
  below: readonly string[],
  number: number,
): Promise<Part<EmployerView> | null> => {
  const params = { type: employer.type, employeeId: employer.id };
  const [first, second, ...rest] = below;
  if (rest.length > 0 || (second !== undefined && first !== "page")) return null;
  const pages = (await ask(listEmployerPages, { params })) ?? [];
  if (second !== undefined) {
    const page = await ask(getEmployerPage, { params: { ...params, slug: second } });
    return page && { kind: "page", pages, page };
  }
  // Jobs of a single section, and of an aggregation's, are read by the page.
  const withJobs = first === undefined && employer.type !== "aggregation";
  const sections = (await ask(listSections, { params, query: withJobs ? {} : { jobs: "0" } })) ?? [];
  if (first === undefined) return homeOf(ask, employer, { pages, sections, number });
  const section = sections.find(({ slug }) => slug === first);
  if (section?.kind !== "jobs") return section ? { kind: "section", pages, section, jobs: null } : null;
  const jobs = await jobsOf(ask, employer, section.id, number);
  return jobs && { kind: "section", pages, section, jobs };
};

const homeOf = async (
  ask: Ask,
  { id, type, slug }: EmployerProfile,
  { pages, sections, number }: { pages: Shown["pages"]; sections: EmployerSection[]; number: number },
): Promise<Part<EmployerView> | null> => {
  const isAggregation = type === "aggregation";
  const showsJobs = sections.some((section) => section.kind === "jobs" && section.total > 0);
  const [banners, competitions, sectionJobs, jobs] = await Promise.all([
    ask(listBanners, { params: { type, employeeId: id } }),
    ask(listCompetitions, { query: { employer: slug, state: "open" } }),
    isAggregation && (showsJobs || number > 1)
      ? ask(listSectionJobs, { params: { slug }, query: { page: number } })
      : null,
    showsJobs ? null : ask(searchJobs, { query: {}, body: { employer: id } }),
  ]);
  if (isAggregation && number > 1 && !sectionJobs?.data.length) return null;
  return {
    kind: "home",
    pages,
    banners: banners ?? [],
    competitions: competitions ?? [],
    sections: isAggregation ? sections.filter(({ kind }) => kind !== "jobs") : sections,
    sectionJobs,
    jobs: jobs && { ...jobs, data: jobs.data.slice(0, fewJobs) },
  };
};

/** A page of the jobs of a section; null where it has no such page. */
const jobsOf = async (
  ask: Ask,
  { type, slug }: EmployerProfile,
  section: number,
  number: number,
): Promise<ListPage<JobCard> | null> => {
  const query = { page: number };
  const jobs =
    type === "aggregation"
      ? await ask(listSingleSectionJobs, { params: { slug, sectionId: section }, query })
      : (await ask(getSection, { params: { type, slug, id: section }, query }))?.jobs;
  return jobs && (number === 1 || jobs.data.length > 0) ? { data: jobs.data, meta: jobs.meta } : null;
};
