import { readdirSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { editorPicturesPath } from "../../contract/editor-pictures.ts";
import { hostKnownPath, securityTextPath } from "../../domain/api-path.ts";
import { routePattern } from "../../domain/route-pattern.ts";
import { withoutMobile } from "../../domain/mobile-path.ts";
import { employerPicturesPath } from "../../domain/employers/employer-pictures-path.ts";
import { jobPicturesPath } from "../../domain/jobs/job-pictures.ts";
import { socialPicturesPath } from "../../domain/employers/employer-path.ts";
import { picturesPath } from "../../site/content/article-html.ts";

const pages = join(import.meta.dirname, "../../pages/[brand]");

/** Paths of the API that are not calls of the contract. */
const otherPaths = [
  "/healthz",
  "/readyz",
  hostKnownPath,
  securityTextPath,
  "/api/host",
  "/api/ip",
  "/v1/openapi.json",
  "/v1/uploads/{...key}",
  "/v1/embed/{slug}",
  "/v1/account/data.zip",
  "/v1/shared-documents/{link}/{document}",
  "/v1/received-applications/{link}/{application}/files/{file}",
  "/v1/received-applications/{link}/{application}/all.zip",
  "/v1/received-applications/{link}/applications.csv",
  "/v1/hiring-deliveries/{delivery}/files/{file}",
  editorPicturesPath,
  `${editorPicturesPath}/{...path}`,
  "/docs/api",
  "/docs/api/{...file}",
  "/dev/mail",
  "/dev/mail/{...file}",
  "/dev/sign-in/{...path}",
  `${picturesPath}/{...path}`,
  `${jobPicturesPath}/{name}`,
  `${employerPicturesPath}/{name}`,
  `${socialPicturesPath}/{file}`,
  "/sitemap.xml",
  "/sitemap-searches.xml",
  "/sitemap-employers.xml",
  "/sitemap-competitions.xml",
  "/sitemap-jobs-{number}.xml",
  "/jobs/rss.xml",
  "/jobs/atom.xml",
  "/indeed.xml",
  "/_astro/{...file}",
];

/** The route templates of the pages, from the names of their files; landing pages count as files. */
const pagePaths = (): string[] =>
  readdirSync(pages, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(astro|ts)$/.test(file) && !file.startsWith("[...landing]"))
    .map((file) =>
      `/${file.replace(/\.(astro|ts)$/, "").replace(/(^|\/)index$/, "")}`
        .replace(/\[/g, "{")
        .replace(/\]/g, "}"),
    );

const isOpen = (template: string) => template.includes("{");

/** How many paths are remembered with their templates, and how long they may be. */
const mostKnown = 5000;
const longestKnown = 200;

/**
 * Returns the route template of a request, for metric labels with a bounded number of values. "/{file}" stands for any
 * other file or landing page that was found, "other" for what was not found.
 * @param calls the paths of the API's calls
 */
export const routeTemplates = (calls: readonly string[]): ((url: string, status: number) => string) => {
  const templates = [...new Set([...calls, ...otherPaths, ...pagePaths()])];
  const fixed = new Set(["/", ...templates.filter((template) => !isOpen(template))]);
  const open = templates
    .filter(isOpen)
    .map((template) => ({ template, pattern: new RegExp(`^${routePattern(template)}$`) }));
  const known = new LRUCache<string, string>({ max: mostKnown });
  const templateOf = (path: string): string => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const found = fixed.has(path) ? path : (open.find(({ pattern }) => pattern.test(path))?.template ?? "");
    if (path.length <= longestKnown) known.set(path, found);
    return found;
  };
  return (url, status) => {
    const mark = url.indexOf("?");
    const asked = mark < 0 ? url : url.slice(0, mark);
    const path = withoutMobile(asked) ?? asked;
    return templateOf(path) || (status < 400 ? "/{file}" : "other");
  };
};
