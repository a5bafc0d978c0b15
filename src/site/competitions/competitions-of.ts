import type { Brand } from "../../contract/brand.ts";
import { projectFolder } from "../../runtime/project-folder.ts";
import { shownMoment } from "../content/shown-moment.ts";
import { readCompetitions, type ReadCompetition } from "./read-competitions.ts";

let kept: { release: string; all: readonly ReadCompetition[] } | undefined;

/**
 * Every readable competition: read once for each release that is served. Without one, in development and in commands,
 * the files are read on each call.
 */
export const everyCompetition = (): readonly ReadCompetition[] => {
  const release = shownMoment()?.release;
  if (!release) return readCompetitions(projectFolder, []);
  if (kept?.release !== release) kept = { release, all: readCompetitions(projectFolder, []) };
  return kept.all;
};

/**
 * The competitions that may be shown by a brand, by their slugs: a brand's own file replaces the shared one of the same
 * slug. Where a file names an employer and no brands, the brand must show the employer as well.
 */
export const competitionsOf = (
  { id }: Pick<Brand, "id">,
  all = everyCompetition(),
): ReadonlyMap<string, ReadCompetition> => {
  const shown = all.filter(
    ({ owner, data: { brands, draft } }) =>
      !draft && (owner === undefined || owner === id) && (!brands || brands.includes(id)),
  );
  const ownLast = shown.toSorted((a, b) => Number(a.owner !== undefined) - Number(b.owner !== undefined));
  return new Map(ownLast.map((one) => [one.slug, one]));
};
