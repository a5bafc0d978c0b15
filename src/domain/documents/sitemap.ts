import { textElement, xmlHead } from "./xml.ts";

/** An address that search engines may keep, and when what stands there last changed. */
export interface SitemapEntry {
  url: string;
  /** ISO 8601: a day, or a moment. */
  changedAt?: string | undefined;
}

/** Addresses in one sitemap at most (sitemaps.org); at some 200 bytes each that is well below its 50 MB. */
export const sitemapSize = 50_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** What a sitemap begins and ends with; entries stand between. */
export const sitemapFrame = { start: `${xmlHead}<urlset ${namespace}>\n`, end: "</urlset>\n" };

/** A line of a sitemap. */
export const sitemapLine = (entry: SitemapEntry): string => `<url>${inside(entry)}</url>\n`;

/** A whole sitemap. */
export const sitemap = (entries: readonly SitemapEntry[]): string =>
  sitemapFrame.start + entries.map(sitemapLine).join("") + sitemapFrame.end;

/** The list of a site's sitemaps. */
export const sitemapIndex = (entries: readonly SitemapEntry[]): string =>
  `${xmlHead}<sitemapindex ${namespace}>\n${entries
    .map((entry) => `<sitemap>${inside(entry)}</sitemap>\n`)
    .join("")}</sitemapindex>\n`;

const inside = ({ url, changedAt }: SitemapEntry): string =>
  textElement("loc", url) + (changedAt ? textElement("lastmod", changedAt) : "");
