import { cdataElement, textElement, xmlHead, xmlText, xmlType } from "./xml.ts";

/** A feed of what a site published. URLs are absolute. */
export interface Feed {
  title: string;
  description: string;
  /** The page with the same list. */
  url: string;
  /** The feed itself. */
  feedUrl: string;
  /** The newest first. */
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  url: string;
  title: string;
  /** A sentence or two, as plain text. */
  summary: string;
  /** The full content, as HTML with absolute URLs. */
  html?: string | undefined;
  author: string;
  published: Date;
  updated: Date;
  tags: readonly string[];
}

export const feedTypes = {
  rss: "application/rss+xml; charset=utf-8",
  atom: "application/atom+xml; charset=utf-8",
};

/** The `content-type` of an XML file of a site, by its path. */
export const xmlTypeOf = (path: string): string => {
  if (path.endsWith("/rss.xml")) return feedTypes.rss;
  return path.endsWith("/atom.xml") ? feedTypes.atom : xmlType;
};

const language = "en-AU";

/** The last change of anything in a feed; the epoch for an empty one, so that the same feed is the same text. */
const lastChange = (entries: readonly FeedEntry[]): Date =>
  new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime())));

/** A feed as RSS 2.0. */
export const rss = (feed: Feed): string =>
  [
    `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>`,
    textElement("title", feed.title),
    textElement("link", feed.url),
    textElement("description", feed.description),
    textElement("language", language),
    `<atom:link href="${xmlText(feed.feedUrl)}" rel="self" type="application/rss+xml"/>`,
    textElement("lastBuildDate", rfc822(lastChange(feed.entries))),
    ...feed.entries.map(rssItem),
    "</channel></rss>\n",
  ].join("\n");

const rssItem = ({ url, title, summary, html, author, published, tags }: FeedEntry): string =>
  [
    "<item>",
    textElement("title", title),
    textElement("link", url),
    `<guid isPermaLink="true">${xmlText(url)}</guid>`,
    textElement("pubDate", rfc822(published)),
    // RSS requires an email address as author; Dublin Core allows a name.
    textElement("dc:creator", author),
    ...tags.map((tag) => textElement("category", tag)),
    // A description is HTML: text is escaped once for HTML and again for XML.
    textElement("description", xmlText(summary)),
    cdataElement("content:encoded", html ?? ""),
    "</item>",
  ].join("");

/** A feed as Atom 1.0 (RFC 4287). */
export const atom = (feed: Feed): string =>
  [
    `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    textElement("id", feed.feedUrl),
    textElement("title", feed.title),
    textElement("subtitle", feed.description),
    textElement("updated", lastChange(feed.entries).toISOString()),
    `<link rel="self" type="application/atom+xml" href="${xmlText(feed.feedUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(feed.url)}"/>`,
    ...feed.entries.map(atomEntry),
    "</feed>\n",
  ].join("\n");

const atomEntry = ({ url, title, summary, html, author, published, updated, tags }: FeedEntry): string =>
  [
    "<entry>",
    textElement("id", url),
    textElement("title", title),
    `<link rel="alternate" type="text/html" href="${xmlText(url)}"/>`,
    textElement("published", published.toISOString()),
    textElement("updated", updated.toISOString()),
    `<author>${textElement("name", author)}</author>`,
    ...tags.map((tag) => `<category term="${xmlText(tag)}"/>`),
    textElement("summary", summary),
    html ? `<content type="html">${xmlText(html)}</content>` : "",
    "</entry>",
  ].join("");

/** A moment as RFC 822 writes it, with the year in full: "Sat, 21 Nov 2026 03:00:00 GMT". */
export const rfc822 = (moment: Date): string => moment.toUTCString();
