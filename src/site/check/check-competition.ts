import { posix } from "node:path";
import { competitionsOf } from "../competitions/competitions-of.ts";
import { termsPageOf } from "../competitions/competition-schema.ts";
import type { ReadCompetition } from "../competitions/read-competitions.ts";
import { checkMarkdown, checkWhere, type Site } from "./check-markdown.ts";

/** Checks that a competition can be shown: its brands, pictures and links, and the page of its terms. */
export const checkCompetition = async (
  competition: ReadCompetition,
  all: readonly ReadCompetition[],
  site: Site,
): Promise<void> => {
  const { file, slug, data, lineOf } = competition;
  const report = (key: string, says: string) => site.problems.push({ file, line: lineOf([key]), says });
  const sites = site.brands.filter((brand) => competitionsOf(brand, all).get(slug) === competition);
  await checkMarkdown(competition, sites, site);
  if (!posix.join(posix.dirname(file), data.image.src).startsWith("src/content/"))
    report("image", "image.src: the picture is outside of src/content; put it into images/ beside the file");
  const terms = termsPageOf(data);
  if (terms) await checkWhere(terms, sites, site, (says) => void report("terms", `terms: ${says}`));
};
