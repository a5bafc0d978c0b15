import type { APIRoute } from "astro";
import type { Caller } from "../../contract/caller.ts";
import type { JobCard } from "../../contract/job-fields.ts";
import { searchJobs } from "../../contract/jobs.ts";
import { searchPath } from "../../domain/job-search-url.ts";
import { jobPath } from "../../domain/job-text.ts";
import { publicAddressOf, siteUrl } from "../../domain/site-url.ts";
import { brandById } from "../_brands.ts";

export const prerender = false;

/** The newest jobs are listed, this many pages of them; older ones are reached from the search page. */
const pages = 50;

/** The brand's sitemap: its fixed pages and its live jobs. */
export const GET: APIRoute = async ({ params, locals, url }) => {
  const brand = await brandById(params["brand"]);
  if (!brand) return new Response(null, { status: 404 });
  const address = publicAddressOf(locals.origin ?? url.origin);
  const jobs = await newestJobs(locals.call);
  const entries = [
    ...["/", searchPath].map((path) => `<url><loc>${siteUrl(brand, path, address)}</loc></url>`),
    ...jobs.map(
      (job) =>
        `<url><loc>${siteUrl(brand, jobPath(job), address)}</loc><lastmod>${job.posted_at}</lastmod></url>`,
    ),
  ];
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`,
    { headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "no-cache" } },
  );
};

const newestJobs = async (call: Caller): Promise<JobCard[]> => {
  const page = (number: number) => call(searchJobs, { query: { page: number }, body: { sort: "date" } });
  const first = await page(1);
  const rest = Math.min(first.meta.last_page, pages) - 1;
  const more = await Promise.all(Array.from({ length: Math.max(rest, 0) }, (_, index) => page(index + 2)));
  return [first, ...more].flatMap(({ data }) => data);
};
