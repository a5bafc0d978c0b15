import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "../../runtime/config.ts";
import { fingerprint } from "../../releases/fingerprint.ts";
import { dist, findRelease } from "../../releases/folders.ts";
import { ok, warning, wrong, type Finding } from "./check.ts";
import { projectFolder } from "../../runtime/project-folder.ts";

const read = <Shape>(path: string): Shape =>
  JSON.parse(readFileSync(join(projectFolder, path), "utf8")) as Shape;

interface Package {
  version: string;
  dependencies: Record<string, string>;
}

/** Whether this Node and these packages are the versions that the project was tested with. */
export const versions = (): Finding[] => {
  const { dependencies } = read<Package>("package.json");
  // The container image has a Node of its own, and leaves the package out.
  const { node: pinned = "", ...packages } = dependencies;
  const others = Object.entries(packages).filter(([name, version]) => installed(name) !== version);
  const [major, wanted] = [process.versions.node, pinned].map((version) => version.split(".")[0]);
  return [
    major === wanted
      ? ok(`Node ${process.versions.node}.`)
      : warning(
          `Node ${process.versions.node}: the project is tried with ${pinned}, which npm ci brings and npm run uses.`,
        ),
    others.length
      ? wrong(`Packages are not those of package-lock.json (${listed(others)}): run npm ci.`)
      : ok(`${Object.keys(packages).length} packages as package-lock.json has them.`),
  ];
};

const installed = (name: string): string | undefined => {
  try {
    return read<Package>(`node_modules/${name}/package.json`).version;
  } catch {
    return undefined;
  }
};

const listed = (packages: [string, string][]): string => {
  const names = packages
    .slice(0, 5)
    .map(([name, version]) => `${name} ${installed(name) ?? "missing"}, not ${version}`);
  return [...names, ...(packages.length > 5 ? [`${packages.length - 5} more`] : [])].join("; ");
};

/** Whether there is a build of the pages, and it is up to date. */
export const build = (): Finding[] => {
  const found = findRelease(dist, fingerprint(readConfig()));
  if (!found) return [ok("The next start builds the sites, which takes up to a minute.")];
  return [
    ok(
      found.quick
        ? "The sites are built as they are now; pictures are still to be encoded, which a running server does."
        : "The sites are built as they are now.",
    ),
  ];
};
