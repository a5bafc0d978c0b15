import type { Hono } from "hono";
import { feedTypes } from "../../domain/documents/feed.ts";
import { xmlType } from "../../domain/documents/xml.ts";
import { siteId } from "../../domain/brands/white-label.ts";
import type { Services } from "../http/context.ts";
import { siteOf } from "../http/site-of.ts";
import { shownMoment } from "../../site/content/shown-moment.ts";
import type { FeedSite } from "./feed-site.ts";
import { feedHref } from "../../domain/search/job-search-url.ts";
import { readSearch, rejectedIn } from "../../domain/search/read-search.ts";
import { compressedFor, sendCompressed } from "../http/compressed-text.ts";
import { concurrency } from "../http/concurrency-limits.ts";
import { indeedFeed } from "./indeed-feed.ts";
import { jobRss } from "./job-rss.ts";
import { searchFeed } from "./search-feed.ts";
import { FeedCache } from "./feed-cache.ts";
import {
  competitionSitemap,
  competitionSitemapPath,
  competitionsNow,
  employerSitemap,
  indexOfSitemaps,
  jobSitemap,
  searchSitemap,
} from "./sitemaps.ts";

type Write = (site: FeedSite, path: string) => Promise<string | AsyncIterable<string>>;

/** Serves the sitemaps and feeds of jobs (`domain/api-path.ts`), each with the jobs that are live at the request. */
export const mountFeeds = (app: Hono, services: Services): void => {
  const cache = new FeedCache(services.db);
  /** @param stateOf What the text depends on beside the jobs, as text. */
  const feed = (path: string, type: string, write: Write, stateOf?: (site: FeedSite) => Promise<string>) =>
    app.get(path, async (request) => {
      const { brand, origin, address, ...site } = siteOf(request, services);
      // Sitemaps and feeds need absolute URLs.
      const urlOf = (to: string) => new URL(site.urlOf(to), origin).href;
      const { path: asked } = request.req;
      // Sitemaps list the pages of the release as well.
      const own = { db: services.db, readDb: services.readDb, brand, urlOf };
      const client = { address };
      const state = stateOf && (await concurrency.light(client, () => stateOf(own)));
      const name = `${shownMoment()?.release} ${siteId(brand)} ${urlOf(asked)} ${state ?? ""}`;
      const cached = await cache.get(name, client, () => write(own, asked));
      return sendCompressed(request, type, cached);
    });
  feed("/sitemap.xml", xmlType, (site) => indexOfSitemaps(site), competitionsNow);
  feed(competitionSitemapPath, xmlType, competitionSitemap, competitionsNow);
  feed("/sitemap-searches.xml", xmlType, searchSitemap);
  feed("/sitemap-employers.xml", xmlType, employerSitemap);
  // Each address is kept on its own, so a number has one way to be written.
  feed("/:file{sitemap-jobs-[1-9][0-9]*\\.xml}", xmlType, (site, path) =>
    jobSitemap(Number(/\d+/.exec(path)![0]), site),
  );
  for (const format of ["rss", "atom"] as const)
    app.get(`/jobs/${format}.xml`, async (request, next) => {
      const { searchParams } = new URL(request.req.url);
      const search = readSearch(searchParams);
      const rejected = rejectedIn(searchParams);
      if (rejected.length) return request.text(refusal(rejected), 400, notKept);
      // Without a search, RSS is the feed of all jobs, which is kept.
      if (format === "rss" && feedHref(search) === "/jobs/rss.xml") return next();
      const { brand, origin, address, urlOf } = siteOf(request, services);
      const { db, readDb } = services;
      const site = { db, readDb, brand, urlOf: (to: string) => new URL(urlOf(to), origin).href };
      const written = await concurrency.feeds({ address }, async () => {
        const text = await searchFeed(site, search, format);
        return text === null ? null : compressedFor(text, request.req.header("accept-encoding"));
      });
      return written
        ? sendCompressed(request, feedTypes[format], written)
        : request.text(refusal([`the place "${search.address ?? search.location}"`]), 400, notKept);
    });
  feed("/jobs/rss.xml", feedTypes.rss, jobRss);
  feed("/indeed.xml", xmlType, indeedFeed);
};

/** A feed reader shows this, and not all the jobs of the site as if they had been asked for. */
const refusal = (rejected: readonly string[]): string =>
  `This feed's address has what no search knows: ${rejected.slice(0, 5).join(", ")}. Copy the address from the page of the search again.\n`;
const notKept = { "cache-control": "no-store" };
