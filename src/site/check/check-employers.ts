import { posix } from "node:path";
import type { Brand } from "../../contract/brand.ts";
import { readEmployers, type ReadEmployer } from "../employers/read-employers.ts";
import type { Problem } from "../read/problem.ts";
import { checkAlternative, checkFile, checkLink, checkPictureFile } from "./check-reference.ts";
import { referencesOf } from "./markdown-facts.ts";
import type { AddressCheck } from "./site-addresses.ts";

interface Site {
  root: string;
  brands: readonly Brand[];
  isAddress: AddressCheck;
  problems: Problem[];
}

/** Checks the folders of employers: their fields, pictures, films, links and pages. */
export const checkEmployers = (site: Site): void => {
  const employers = readEmployers(site.root, site.brands, site.problems);
  for (const employer of employers) checkEmployer(employer, site);
  checkHosts(employers, site.problems);
};

const checkEmployer = ({ file, data, lineOf, pages }: ReadEmployer, site: Site): void => {
  const { problems } = site;
  const brands = site.brands.filter(({ id }) => data.brands?.includes(id) ?? true);
  const texts = pages.map(({ file, before, markdown }) => ({
    markdown,
    file,
    lineAt: (line = 1) => line + before,
  }));
  const at = (path: PropertyKey[]) => ({ file, lineAt: () => lineOf(path) });
  for (const [index, section] of data.sections.entries())
    if (section.kind === "text" || section.kind === "picture")
      texts.push({ markdown: section.markdown, ...at(["sections", index, "markdown"]) });
  for (const text of texts) checkMarkdown(text, brands, site);
  const visit = (value: unknown, path: (string | number)[]): void => {
    if (typeof value === "object" && value !== null)
      for (const [key, part] of Object.entries(value))
        visit(part, [...path, Array.isArray(value) ? Number(key) : key]);
    if (typeof value !== "string" || path[0] === "pages") return;
    const [first, last = ""] = [path[0], path.at(-1)];
    const line = lineOf(path);
    const isFilm = first === "sections" && last === "src" && path.length === 3;
    const isPicture = last === "src" || (first === "banners" && last === "url") || first === "favicon";
    if (isFilm && !/^https:\/\//.test(value)) checkOwnFile(file, value, line, site, checkFile);
    if (isPicture && !isFilm) checkOwnFile(file, value, line, site);
    if (last === "href" || (first === "banners" && last === "link"))
      checkLink(value, brands, site.isAddress, (says) => void problems.push({ file, line, says }));
  };
  visit(data, []);
};

interface Text {
  markdown: string;
  file: string;
  /** The line in the file of a line of the text. */
  lineAt: (line?: number) => number;
}

const checkMarkdown = ({ markdown, file, lineAt }: Text, brands: readonly Brand[], site: Site): void => {
  for (const reference of referencesOf(markdown)) {
    const line = lineAt(reference.line);
    const report = (says: string) => void site.problems.push({ file, line, says });
    if (reference.kind === "link") checkLink(reference.url, brands, site.isAddress, report);
    else {
      checkAlternative(reference, report);
      checkOwnFile(file, reference.url, line, site);
    }
  }
};

/** Checks a picture or a film, which must be in the employer's folder, by its path from the file that names it. */
const checkOwnFile = (
  file: string,
  url: string,
  line: number,
  { root, problems }: Site,
  check = checkPictureFile,
): void => {
  const folder = file.split("/").slice(0, 4).join("/");
  const isInside = !url.startsWith("/") && posix.join(posix.dirname(file), url).startsWith(`${folder}/`);
  if (!isInside && !/^\w+:/.test(url))
    problems.push({ file, line, says: `${url} is outside of ${folder}; put it into that folder` });
  // Files are read by the name that is written.
  else if (url.includes("%"))
    problems.push({ file, line, says: `rename the file ${url}: letters, digits and hyphens alone` });
  else check(file, root, url, line, problems);
};

/** Checks that no two employers have the same host. */
const checkHosts = (employers: readonly ReadEmployer[], problems: Problem[]): void => {
  const owners = new Map<string, string>();
  for (const { file, data, lineOf } of employers)
    for (const [at, host] of data.hosts.entries()) {
      const owner = owners.get(host);
      if (owner !== undefined)
        problems.push({
          file,
          line: lineOf(["hosts", at]),
          says: `hosts: ${host} belongs to ${owner}; remove it from one of them`,
        });
      owners.set(host, data.slug);
    }
};
