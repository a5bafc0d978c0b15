import { jobEntry } from "../../domain/job-facts.ts";
import { sitemapFrame, sitemapIndex, sitemapLine, sitemapSize } from "../../domain/sitemap.ts";
import { jobAddresses } from "../lib/job-records.ts";
import { notFound } from "../lib/refusal.ts";
import { liveIds } from "../search/live-ids.ts";
import { partsOf, type FeedSite } from "./feed-site.ts";

/** Jobs read at a time. */
const batch = 5_000;

/** The site's sitemaps: that of its pages, which the build wrote, and as many as its live jobs need. */
export const indexOfSitemaps = async ({ db, brand, urlOf }: FeedSite): Promise<string> => {
  const { length } = await liveIds(db, brand);
  const ofJobs = Array.from(
    { length: Math.ceil(length / sitemapSize) },
    (_, index) => `/sitemap-jobs-${index + 1}.xml`,
  );
  return sitemapIndex(["/sitemap-pages.xml", ...ofJobs].map((path) => ({ url: urlOf(path) })));
};

/**
 * One of the sitemaps of live jobs, in parts.
 * @param number from 1
 * @throws Refusal 404 when there are not so many jobs.
 */
export const jobSitemap = async (number: number, site: FeedSite): Promise<AsyncIterable<string>> => {
  const ids = (await liveIds(site.db, site.brand)).subarray((number - 1) * sitemapSize, number * sitemapSize);
  if (!ids.length) throw notFound("sitemap");
  return inParts(ids, site);
};

async function* inParts(ids: Int32Array, site: FeedSite): AsyncGenerator<string> {
  yield sitemapFrame.start;
  for (const part of partsOf(ids, batch)) {
    const jobs = await jobAddresses(part, site);
    yield jobs.map((job) => sitemapLine(jobEntry(job, site.urlOf))).join("");
  }
  yield sitemapFrame.end;
}
