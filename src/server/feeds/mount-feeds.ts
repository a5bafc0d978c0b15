import { Readable } from "node:stream";
import type { Context as HonoContext, Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { feedTypes } from "../../domain/feed.ts";
import { publicAddressBy, siteUrl } from "../../domain/site-url.ts";
import { xmlType } from "../../domain/xml.ts";
import type { Services } from "../context.ts";
import { revalidate } from "../lib/page-headers.ts";
import { siteOf } from "../lib/site-of.ts";
import type { FeedSite } from "./feed-site.ts";
import { indeedFeed } from "./indeed-feed.ts";
import { jobRss } from "./job-rss.ts";
import { indexOfSitemaps, jobSitemap, searchSitemap } from "./sitemaps.ts";

/** Answers the sitemaps and feeds of jobs (`lib/api-path.ts`): each request with the jobs that are live then. */
export const mountFeeds = (app: Hono, services: Services): void => {
  const siteOfFeed = (request: HonoContext): FeedSite => {
    const { brand, origin } = siteOf(request, services);
    const address = publicAddressBy(services.config, origin);
    // A sitemap and a feed have no paths alone.
    return { db: services.db, brand, urlOf: (path) => new URL(siteUrl(brand, path, address), origin).href };
  };
  // Not the compression around the server, which keeps a listener for each pause of a long answer.
  const compressed = compress();
  // Readers ask every few minutes: one that has the same text already is told so.
  const feed = (path: string, write: (request: HonoContext) => Promise<Response>) =>
    app.get(path, compressed, etag({ weak: true }), write);
  feed("/sitemap.xml", async (request) => answer(xmlType, await indexOfSitemaps(siteOfFeed(request))));
  feed("/sitemap-searches.xml", async (request) => answer(xmlType, await searchSitemap(siteOfFeed(request))));
  feed("/:file{sitemap-jobs-[0-9]+\\.xml}", async (request) => {
    const number = Number(/\d+/.exec(request.req.path)?.[0]);
    return answer(xmlType, await jobSitemap(number, siteOfFeed(request)));
  });
  feed("/jobs/rss.xml", async (request) => answer(feedTypes.rss, await jobRss(siteOfFeed(request))));
  // Too long to be held whole.
  app.get("/indeed.xml", compressed, async (request) =>
    answer(xmlType, await indeedFeed(siteOfFeed(request))),
  );
};

/** @param body A whole text, or parts of one that are made as they are taken. */
const answer = (type: string, body: string | AsyncIterable<string>): Response =>
  new Response(
    typeof body === "string" ? body : (Readable.toWeb(Readable.from(encoded(body))) as ReadableStream),
    {
      headers: { "content-type": type, "cache-control": revalidate },
    },
  );

async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(part);
}
