import type { Brand } from "../../../contract/brand.ts";
import { jobCategories } from "../../../contract/job-categories.ts";
import { jobSlug } from "../../../domain/jobs/job-slug.ts";
import { states } from "../../../contract/job-options.ts";
import type { Db } from "../../platform/database/open.ts";
import type { Codes } from "./columns/code-column.ts";
import { openIndex } from "./job-index.ts";
import { shownOn } from "./shown-on.ts";

/**
 * The canonical slugs of readable search pages that have live jobs of a brand: each field and each kind of work, in
 * all of Australia and in each of its states.
 */
export const slugsWithJobs = async (db: Db, brand: Brand): Promise<string[]> => {
  const { columns, now } = await openIndex(db);
  const isShown = shownOn(columns, brand, now);
  const { category, sub_category, states: inStates } = columns.filters;
  const ofCategory = openPlaces(category.codes);
  const ofKind = openPlaces(sub_category.codes);
  for (let row = 0; row < columns.length; row++) {
    if (!isShown(row)) continue;
    ofCategory.add(category.values[row]!, inStates.values[row]!);
    ofKind.add(sub_category.values[row]!, inStates.values[row]!);
  }
  const slugsOf = (work: string, where: number | undefined): string[] =>
    where === undefined
      ? []
      : [
          work,
          ...states
            .filter(({ id, code }) => code !== "INT" && where & inStates.bitsOf([id]))
            .map(({ title }) => `${work}-in-${jobSlug(title)}`),
        ];
  return jobCategories.flatMap(({ id, sub_categories }) => [
    ...slugsOf(id, ofCategory.of(id)),
    ...sub_categories.flatMap((kind) => slugsOf(kind.id, ofKind.of(kind.id))),
  ]);
};

/** The states, a bit each, that have jobs of each code; undefined for an id without jobs. */
const openPlaces = (codes: Codes) => {
  const hasJobs = new Uint8Array(codes.ids.length);
  const where = new Uint32Array(codes.ids.length);
  return {
    add: (code: number, inStates: number): void => {
      hasJobs[code] = 1;
      where[code]! |= inStates;
    },
    of: (id: string): number | undefined => {
      const code = codes.ids.indexOf(id);
      return hasJobs[code] ? where[code] : undefined;
    },
  };
};
