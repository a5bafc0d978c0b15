import type { Brand } from "../../contract/brand.ts";
import { articlesOf } from "../../domain/articles/articles.ts";
import { hostsOf } from "../../domain/brands/host-rule.ts";
import { escapeText } from "../../domain/text/escape-text.ts";
import { anchorLabel, headingIds } from "../markdown/headings.ts";
import type { ArticleSource } from "./article-source.ts";
import { plainTextOf } from "../sanitise.ts";
import { sanitiseForeign } from "../markdown/sanitise-article.ts";

/** A brand's policy from the API that owns it, sanitised for display. */
export interface Policy {
  brand: string;
  slug: string;
  html: string;
  headings: { depth: number; slug: string; text: string }[];
}

interface Source {
  /** The value of `PAGES_API`. */
  api: string;
  files: readonly Pick<ArticleSource, "id" | "collection" | "data">[];
  brands: readonly Brand[];
  now: Date;
  /** Called with the reason when a policy could not be fetched and the file is the fallback. */
  warn: (message: string) => void;
  /** Other hosts whose pictures pages may show. */
  assetHosts?: readonly string[];
  /** The timeout of a request, in milliseconds. */
  timeout?: number;
}

/** Fetches the policies of every brand from the external API: one request for each, all in parallel. */
export const fetchPolicies = async ({
  api,
  files,
  brands,
  now,
  warn,
  assetHosts = [],
  timeout = 10_000,
}: Source): Promise<Policy[]> => {
  const wanted = brands.flatMap((brand) =>
    [...articlesOf(files, brand, { now }).bySlug.values()]
      .filter(({ file }) => file.data.policy)
      .map(({ slug }) => ({ brand, slug })),
  );
  const found = await Promise.all(
    wanted.map(async ({ brand, slug }) => {
      const address = `${api.replace(/\/+$/, "")}/page/${slug}`;
      try {
        const html = await fetchHtml(address, brand, timeout);
        return [{ brand: brand.id, slug, ...withHeadings(safeOf(html, assetHosts)) }];
      } catch (error) {
        warn(`${brand.id}: the policy ${slug} is the file's: ${address} ${reason(error, timeout)}.`);
        return [];
      }
    }),
  );
  return found.flat();
};

/** An invalid response of the API, with the reason as message. */
class Unusable extends Error {}

const fetchHtml = async (address: string, brand: Brand, timeout: number): Promise<string> => {
  const response = await fetch(address, {
    headers: { accept: "application/json", "host-name": hostsOf(brand)[0]! },
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Unusable(`answered ${response.status}`);
  const answer = (await response.json()) as { payload?: { content_html?: unknown } } | null;
  const html = answer?.payload?.content_html;
  return typeof html === "string" ? html : "";
};

const safeOf = (html: string, assetHosts: readonly string[]): string => {
  const safe = sanitiseForeign(html, assetHosts);
  if (!safe) throw new Unusable("answered without payload.content_html");
  return safe;
};

const reason = (error: unknown, timeout: number): string => {
  if (error instanceof Unusable) return error.message;
  if (error instanceof SyntaxError) return "answered what is no JSON";
  if (error instanceof DOMException && error.name === "TimeoutError")
    return `gave no answer in ${timeout / 1000} s`;
  const { message, cause } = error as Error;
  return `cannot be reached: ${cause instanceof Error ? cause.message : message}`;
};

/** Adds ids and links to the headings, as in texts from files. */
const withHeadings = (html: string): Pick<Policy, "html" | "headings"> => {
  const idOf = headingIds();
  const headings: Policy["headings"] = [];
  const linked = html.replace(/<h([234])[^>]*>(.*?)<\/h\1>/gs, (_, level: string, inside: string) => {
    const text = plainTextOf(inside);
    const slug = idOf(text);
    headings.push({ depth: Number(level), slug, text });
    const anchor = `<a href="#${slug}" class="anchor" aria-label="${escapeText(anchorLabel(text))}">#</a>`;
    return `<div class="heading"><h${level} id="${slug}">${inside}</h${level}>${anchor}</div>`;
  });
  return { html: linked, headings };
};
