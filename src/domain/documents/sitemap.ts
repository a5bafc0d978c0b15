import { textElement, xmlHead } from "./xml.ts";

/** A URL that search engines may index, and when its page last changed. */
export interface SitemapEntry {
  url: string;
  /** ISO 8601: a day, or a moment. */
  changedAt?: string | undefined;
}

/** The most URLs in one sitemap (sitemaps.org); at about 200 bytes each they stay well below its 50 MB limit. */
export const sitemapSize = 50_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The start and the end of a sitemap; entries go between. */
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
