import { competitionPath, competitionsPath } from "../../domain/competitions/competition-path.ts";
import { lastChange } from "../../domain/articles/articles.ts";
import { isoDay } from "../../domain/text/iso-day.ts";
import { jobEntry } from "../../domain/jobs/job-facts.ts";
import {
  sitemap,
  sitemapFrame,
  sitemapIndex,
  sitemapLine,
  sitemapSize,
  type SitemapEntry,
} from "../../domain/documents/sitemap.ts";
import { employerPath } from "../../domain/employers/employer-path.ts";
import { publishedOf } from "../../site/content/published.ts";
import { employersWithJobs, pagesOf } from "../employers/sitemap-employers.ts";
import { openCompetitions } from "../competitions/queries.ts";
import { jobAddresses } from "../catalogue/jobs/job-records.ts";
import { notFound } from "../platform/http-error.ts";
import { openEngine } from "../search/open-engine.ts";
import { partsOf, type FeedSite } from "./feed-site.ts";

/** Jobs read at a time. */
const batch = 1_000;

/**
 * The sitemap index of the site: the sitemap of its pages, which the build wrote, that of its readable search pages,
 * that of its open competitions, and as many as its live jobs need, each with the date of its newest change if known.
 * @param size addresses in a sitemap at most
 */
export const indexOfSitemaps = async (
  { db, brand, urlOf }: FeedSite,
  size = sitemapSize,
): Promise<string> => {
  const engine = await openEngine(db);
  const ids = await engine.liveIds(brand);
  const lastOf = async (part: Int32Array): Promise<string | undefined> => {
    const last = await engine.changedAt(part);
    return last ? new Date(last).toISOString() : undefined;
  };
  const employers = await employerEntries({ db, brand, urlOf });
  const ofPages = lastChange([...publishedOf(brand).bySlug.values()]);
  return sitemapIndex([
    { url: urlOf("/sitemap-pages.xml"), changedAt: ofPages && isoDay(ofPages) },
    ...(ids.length ? [{ url: urlOf("/sitemap-searches.xml") }] : []),
    ...(employers.length ? [{ url: urlOf("/sitemap-employers.xml") }] : []),
    ...((await openCompetitions({ db, brand }, new Date())).length
      ? [{ url: urlOf(competitionSitemapPath) }]
      : []),
    ...(await Promise.all(
      [...partsOf(ids, size)].map(async (part, at) => ({
        url: urlOf(`/sitemap-jobs-${at + 1}.xml`),
        changedAt: await lastOf(part),
      })),
    )),
  ]);
};

/** The sitemap of the site's readable search pages that have jobs now. */
export const searchSitemap = async ({ db, brand, urlOf }: FeedSite): Promise<string> => {
  const slugs = await (await openEngine(db)).slugsWithJobs(brand);
  return sitemap(slugs.map((slug) => ({ url: urlOf(`/jobs/${slug}`) })));
};

/** The sitemap of employers with live jobs, and of their pages. Two queries, however many employers. */
export const employerSitemap = async (site: FeedSite): Promise<string> =>
  sitemap((await employerEntries(site)).slice(0, sitemapSize));

const employerEntries = async ({ db, brand, urlOf }: Omit<FeedSite, "readDb">): Promise<SitemapEntry[]> => {
  const employers = await employersWithJobs({ db, brand });
  const pages = await pagesOf(
    employers.map(({ id }) => id),
    db,
  );
  const entries: SitemapEntry[] = employers.flatMap((employer) => [
    { url: urlOf(employerPath(employer)), changedAt: new Date(employer.contentAt).toISOString() },
    ...(pages.get(employer.id) ?? []).map(({ slug, updatedAt }) => ({
      url: urlOf(employerPath(employer, { page: slug })),
      changedAt: updatedAt.toISOString(),
    })),
  ]);
  // The page of an employer is the home page of its own host, which the sitemap of pages has.
  return entries.filter(({ url }) => url !== urlOf("/"));
};

/** Where the sitemap of the site's open competitions is. */
export const competitionSitemapPath = "/sitemap-competitions.xml";

/** The sitemap of the competitions that are open now, and of their list. @throws HttpError 404 when none is. */
export const competitionSitemap = async (site: FeedSite): Promise<string> => {
  const open = await openCompetitions(site, new Date());
  if (!open.length) throw notFound("sitemap");
  const paths = [competitionsPath, ...open.map(({ slug }) => competitionPath(slug))];
  return sitemap(paths.map((path) => ({ url: site.urlOf(path) })));
};

/** The competitions that are open now, as text: sitemaps are written again when one opens or closes. */
export const competitionsNow = async (site: FeedSite): Promise<string> =>
  (await openCompetitions(site, new Date())).map(({ slug }) => slug).join();

/**
 * One of the sitemaps of live jobs, in parts.
 * @param number from 1
 * @param size addresses in a sitemap at most
 * @throws HttpError 404 when there is no sitemap of this number.
 */
export const jobSitemap = async (
  number: number,
  site: FeedSite,
  size = sitemapSize,
): Promise<AsyncIterable<string>> => {
  const all = await (await openEngine(site.db)).liveIds(site.brand);
  const ids = all.slice(Math.max(0, number - 1) * size, number * size);
  if (!ids.length) throw notFound("sitemap");
  return inParts(ids, site);
};

async function* inParts(ids: Int32Array, site: FeedSite): AsyncGenerator<string> {
  yield sitemapFrame.start;
  for (const part of partsOf(ids, batch)) {
    const jobs = await jobAddresses(part, { brand: site.brand, db: await site.readDb() });
    yield jobs.map((job) => sitemapLine(jobEntry(job, site.urlOf))).join("");
  }
  yield sitemapFrame.end;
}
