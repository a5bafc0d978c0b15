import { readdirSync } from "node:fs";
import { join } from "node:path";
import { isApiPath } from "../../domain/api-path.ts";
import { projectFolder } from "../../runtime/project-folder.ts";

/** The only landing page whose path is also a prefix of other pages: the hero set of jobs is at `/job` (spec §2). */
const free = new Set(["job"]);

/**
 * Rejects landing pages that could not be reached, because another page or file has their path.
 * @param patterns the routes of all pages, such as "/[brand]/jobs/[slug]".
 * @param files paths of the landing pages' files; those of the repository when missing.
 * @throws Error naming every such file and how to fix it.
 */
export const checkLandingNames = (patterns: readonly string[], files = landingFiles()): void => {
  const taken = new Set(patterns.map((pattern) => pattern.replace("/[brand]", "").split("/")[1]));
  const problems = files.flatMap((file) => {
    const name = file.slice(file.lastIndexOf("/") + 1, -".json".length);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
      return [`${file}: rename it: lower-case letters, digits and hyphens only`];
    if ((taken.has(name) && !free.has(name)) || isApiPath(`/${name}`))
      return [`${file}: rename it: other pages have the address /${name}`];
    return [];
  });
  if (problems.length)
    throw new Error(
      `These landing pages cannot be reached:\n${problems.map((problem) => `  ${problem}`).join("\n")}`,
    );
};

const landingFiles = (): string[] =>
  ["src/content/landings", ...foldersOf("src/brands").map((brand) => `src/brands/${brand}/landings`)].flatMap(
    (folder) => filesOf(folder).map((file) => `${folder}/${file}`),
  );

const foldersOf = (folder: string): string[] =>
  readdirSync(join(projectFolder, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The landing pages in a folder; none when a brand has no such folder. */
const filesOf = (folder: string): string[] => {
  try {
    return readdirSync(join(projectFolder, folder)).filter((file) => file.endsWith(".json"));
  } catch {
    return [];
  }
};
