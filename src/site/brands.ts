import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brandSchema, type Brand } from "../contract/brand.ts";
import { jobCategories } from "../contract/job-categories.ts";
import { hostsOf } from "../domain/brands/host-rule.ts";
import { drawingFaults } from "./check/drawing-faults.ts";
import { problemText } from "./read/problem.ts";
import { readData } from "./read/read-data.ts";
import { UserFacingError } from "../runtime/user-facing-error.ts";

/** An invalid brand folder; the message names the file and how to fix it. */
export class BrandError extends UserFacingError {
  override name = "BrandError";
}

const requiredFiles = ["brand.json", "favicon.svg", "logo.svg"];
export const brandsFolder = join(import.meta.dirname, "../brands");

/**
 * Reads every brand folder.
 * @throws BrandError listing everything that is wrong, each with its path.
 */
export const loadBrands = (folder = brandsFolder): Brand[] => {
  const problems: string[] = [];
  const ids = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const brands = ids.flatMap((id) => readBrand(join(folder, id), id, problems));
  problems.push(...clashes(brands));
  if (problems.length)
    throw new BrandError(
      `The brands cannot be used:\n${problems.map((problem) => `  ${problem}`).join("\n")}`,
    );
  return brands;
};

const readBrand = (path: string, id: string, problems: string[]): Brand[] => {
  const report = (file: string, says: string) => void problems.push(`src/brands/${id}/${file}: ${says}`);
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(id)) {
    report("", "rename the folder: lower-case letters, digits and hyphens only");
    return [];
  }
  const present = readdirSync(path);
  for (const file of requiredFiles.filter((name) => !present.includes(name)))
    report(file, "is missing; add it (copy another brand's to begin with)");
  for (const name of present.filter((one) => one.endsWith(".svg")))
    for (const fault of drawingFaults(readFileSync(join(path, name), "utf8")))
      problems.push(problemText({ file: `src/brands/${id}/${name}`, ...fault }));
  if (!present.includes("brand.json")) return [];
  const file = `src/brands/${id}/brand.json`;
  const read = readData(brandSchema, readFileSync(join(path, "brand.json"), "utf8"), { file });
  if ("problems" in read) {
    problems.push(...read.problems.map(problemText));
    return [];
  }
  for (const category of unknownCategories(read.data.jobs.categories)) {
    const says = `jobs.categories: "${category}" is no category; choose from ${jobCategories.map((known) => known.id).join(", ")}`;
    problems.push(problemText({ file, line: read.lineOf(["jobs", "categories"]), says }));
  }
  return [{ ...read.data, id }];
};

const unknownCategories = (categories: "all" | string[]) =>
  categories === "all" ? [] : categories.filter((id) => !jobCategories.some((known) => known.id === id));

const clashes = (brands: Brand[]): string[] => {
  const owners = new Map<string, string>();
  const hostClashes = brands.flatMap((brand) =>
    hostsOf(brand).flatMap((host) => {
      const owner = owners.get(host);
      owners.set(host, brand.id);
      return owner && owner !== brand.id
        ? [
            `src/brands/${brand.id}/brand.json: hosts: ${host} belongs to ${owner}; remove it from one of them`,
          ]
        : [];
    }),
  );
  const defaults = brands.filter((brand) => brand.default).map((brand) => brand.id);
  return defaults.length > 1
    ? [
        ...hostClashes,
        `src/brands: default: ${defaults.join(" and ")} are both the default brand; leave it to one`,
      ]
    : hostClashes;
};
