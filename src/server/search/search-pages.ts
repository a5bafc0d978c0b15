import type { Brand } from "../../contract/brand.ts";
import { jobCategories } from "../../domain/jobs/categories.ts";
import { jobSlug } from "../../domain/jobs/job-slug.ts";
import { states } from "../../domain/places/states.ts";
import type { Db } from "../platform/database/open.ts";
import type { Codes } from "./columns.ts";
import { openIndex } from "./job-index.ts";
import { shownOn } from "./shown.ts";

/** The bit beside those of the states that says: somewhere. */
const somewhere = 1;

/**
 * The canonical slugs of readable search pages that have live jobs of a brand: each field and each kind of work, in
 * all of Australia and in each of its states.
 */
export const slugsWithJobs = async (db: Db, brand: Brand): Promise<string[]> => {
  const { columns, now } = await openIndex(db);
  const isShown = shownOn(columns, brand, now);
  const { category, subCategory, categories, subCategories } = columns;
  const ofCategory = new Uint16Array(categories.ids.length);
  const ofKind = new Uint16Array(subCategories.ids.length);
  for (let slot = 0; slot < columns.length; slot++) {
    if (!isShown(slot)) continue;
    const where = columns.states[slot]! | somewhere;
    ofCategory[category[slot]!]! |= where;
    ofKind[subCategory[slot]!]! |= where;
  }
  return jobCategories.flatMap(({ id, sub_categories }) => [
    ...slugsOf(id, ofCategory[codeOf(categories, id)] ?? 0),
    ...sub_categories.flatMap((kind) => slugsOf(kind.id, ofKind[codeOf(subCategories, kind.id)] ?? 0)),
  ]);
};

const codeOf = (codes: Codes, id: string): number => codes.ids.indexOf(id);

/** @param where Bit n is the state with the id n. */
const slugsOf = (work: string, where: number): string[] =>
  where & somewhere
    ? [
        work,
        ...states
          .filter(({ id, code }) => code !== "INT" && where & (1 << id))
          .map(({ title }) => `${work}-in-${jobSlug(title)}`),
      ]
    : [];
