import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Brand } from "../../contract/brand.ts";
import { searchPath } from "../../domain/search/search-path.ts";
import { unknownIn } from "../../domain/search/read-search.ts";
import { editDistance } from "../../domain/text/edit-distance.ts";
import { headingsOf, type MarkdownText } from "../content/article-html.ts";
import { pictureType } from "../content/picture-types.ts";
import { notShown, type Problem } from "../read/problem.ts";
import type { AddressCheck } from "./site-addresses.ts";

/** Checks that a picture in a text has alternative text. */
export const checkAlternative = (
  { url, alt }: { url: string; alt: string },
  report: (says: string) => void,
): void => {
  if (!alt.trim())
    report(`the picture ${url} has no alternative text; say what it shows: ![A full café](${url})`);
};

/**
 * Checks that pages can load a picture in a text from its location (src/site/pages/article-text.ts).
 * @param hosts Other hosts whose pictures pages may show (`ASSET_HOSTS`).
 */
export const checkPicture = (
  file: string,
  url: string,
  hosts: readonly string[],
  report: (says: string) => void,
): void => {
  if (/^https:\/\//.test(url)) {
    const host = URL.parse(url)?.origin;
    if (!host || !hosts.includes(host))
      report(
        `the picture "${url}" is on a host that pages do not load from; put it beside the text, or add ${host ?? "its host"} to ASSET_HOSTS`,
      );
    return;
  }
  if (/^\/(?!\/)/.test(url)) return;
  if (/^\w+:/.test(url)) return report(`the picture "${url}" cannot be shown; put it beside the text`);
  const path = pathOf(url);
  if (path && !join(dirname(file), path).startsWith(join("src/content/")))
    report(`the picture ${url} is outside of src/content; put it into images/ beside the text`);
};

/** Checks that a referenced file exists. */
export const checkFile = (
  file: string,
  root: string,
  url: string,
  line: number,
  problems: Problem[],
): void => {
  if (/^\w+:/.test(url))
    return void problems.push({
      file,
      line,
      says: `"${url}" is no file of the project; put the file into it`,
    });
  const path = pathOf(url);
  if (path === undefined) return void problems.push({ file, line, says: brokenPercent(url) });
  const place = url.startsWith("/") ? join(root, "public", path) : join(root, dirname(file), path);
  if (!statSync(place, { throwIfNoEntry: false })?.isFile())
    problems.push({
      file,
      line,
      says: `there is no file ${place.slice(root.length + 1)}; put it there, or fix the path "${url}"`,
    });
};

/** Checks that a referenced picture exists and has a supported type. */
export const checkPictureFile: typeof checkFile = (file, root, url, line, problems) => {
  checkFile(file, root, url, line, problems);
  if (!/^\w+:/.test(url) && !pictureType(url))
    problems.push({ file, line, says: `the picture ${url} ${notShown}` });
};

/** How to fix a dead link, by its path; for any other path the page can be added. */
const fixes: readonly [RegExp, string][] = [
  [/^\/jobs\//, "name work of the site, a place or both, as in /jobs/chef-in-sydney"],
  [/^\/job\//, "link to a search, as in /job/searched?q=chef: jobs come and go"],
  [/^/, "fix it, or add the page"],
];

/** Checks that a link works on every site that shows it; external links are not requested. */
export const checkLink = (
  url: string,
  sites: readonly Brand[],
  isAddress: AddressCheck,
  report: (says: string) => void,
): void => {
  if (/^(https?:\/\/|mailto:|tel:|#)/.test(url)) return;
  if (!url.startsWith("/") || url.startsWith("//"))
    return report(
      `the link "${url}" leads nowhere; write a path from the root (/page/first-day) or a full address`,
    );
  const path = pathOf(url);
  if (path === undefined) return report(brokenPercent(url));
  const without = sites.filter((brand) => !isAddress(brand, path)).map(({ id }) => id);
  if (without.length)
    report(
      `the link "${url}" leads to no page${without.length < sites.length ? ` on ${without.join(", ")}` : ""}; ${fixes.find(([of]) => of.test(path))![1]}`,
    );
  if (path !== searchPath) return;
  for (const unknown of unknownIn(new URL(url, "http://site").searchParams))
    report(`the link "${url}" searches for ${unknown}, which no job has; write it as the search page does`);
};

/**
 * Checks that the fragment of a link is the id of a heading in its target.
 * @param texts The texts that the link leads to on the different sites.
 */
export const checkPart = async (
  url: string,
  texts: Iterable<MarkdownText>,
  report: (says: string) => void,
): Promise<void> => {
  const part = partOf(url);
  // Browsers treat these two as the top of any page.
  if (part === "" || part === "top") return;
  if (part === undefined) return report(brokenPercent(url));
  for (const text of texts) {
    const headings = await headingsOf(text);
    if (headings.includes(part)) continue;
    const [nearest] = headings.toSorted((a, b) => editDistance(part, a) - editDistance(part, b));
    report(
      `the link "${url}" leads to no heading of ${text.file}; ${nearest ? `the nearest is #${nearest}` : "it has none"}`,
    );
  }
};

/** The decoded path of a URL; undefined when it cannot be decoded. */
const pathOf = (url: string): string | undefined => decoded(url.replace(/[?#].*$/, ""), decodeURI);

/** The fragment of a URL; empty when it has none. */
const partOf = (url: string): string | undefined =>
  decoded(/#(.*)$/s.exec(url)?.[1] ?? "", decodeURIComponent);

const decoded = (text: string, decode: (text: string) => string): string | undefined => {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
};

const brokenPercent = (url: string): string => `"${url}" is no address; write a "%" in it as "%25"`;
