import { rss, type FeedEntry } from "../../domain/documents/feed.ts";
import type { JobFacts } from "../../domain/jobs/job-facts.ts";
import { searchPath } from "../../domain/search/search-path.ts";
import { openEngine } from "../search/open-engine.ts";
import { liveFacts, type FeedSite } from "./feed-site.ts";

/** How many jobs the feed has. */
const size = 100;

/** The newest live jobs of the site as RSS. */
export const jobRss = async (site: FeedSite): Promise<string> => {
  const { db, brand, urlOf } = site;
  const jobs = await liveFacts(await (await openEngine(db)).newestIds(brand, size), site);
  return rss({
    title: `${brand.name}: newest jobs`,
    description: brand.description,
    url: urlOf(searchPath),
    feedUrl: urlOf("/jobs/rss.xml"),
    entries: jobs.map(entryOf),
  });
};

/** An entry of a feed of jobs. */
export const entryOf = (job: JobFacts): FeedEntry => ({
  url: job.url,
  title: job.heading,
  summary: job.summary,
  html: job.descriptionHtml,
  author: job.employer.name,
  published: new Date(job.postedAt),
  updated: new Date(job.changedAt),
  tags: [job.category, job.subCategory].filter((tag) => tag !== null),
});
