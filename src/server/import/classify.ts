import { jobCategories } from "../../contract/job-categories.ts";
import { categoryRules } from "./category-rules.ts";

/** The category and kind of work of a job, by ids of `domain/categories.ts`. */
export interface JobClass {
  category: string;
  subCategory: string | null;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/&amp;|&/g, " and ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** Categories by id, title and the names that other boards give them. */
const byName = new Map<string, string[]>();
for (const { id, title } of jobCategories) {
  for (const name of [id, title, ...categoryRules[id]!.names]) {
    byName.set(plain(name), [...(byName.get(plain(name)) ?? []), id]);
  }
}

/**
 * Finds the category by what the feed calls it, else by words of the title; "other" when neither helps.
 * @param said What the feed says about the category and the kind of work, "" for nothing.
 */
export const classify = (title: string, said: { category: string; subCategory: string }): JobClass => {
  const named = categoriesNamed(said.category);
  const [only] = named;
  // "Trades & Services" names several of ours: the title picks among them.
  const found = named.length === 1 ? only! : (byTitle(title, named)?.category ?? only);
  if (found === undefined) return byTitle(title, []) ?? { category: "other", subCategory: null };
  const kind = kindNamed(found, said.subCategory) ?? kindNamed(found, beside(said.category));
  return { category: found, subCategory: kind ?? byTitle(title, [found])?.subCategory ?? null };
};

const partsOf = (said: string) => said.split(/[>/|,;:]| - /);

/** The parts that are not names of categories: "Bar Staff" in "Hospitality > Bar Staff". */
const beside = (said: string) =>
  byName.has(plain(said))
    ? ""
    : partsOf(said)
        .filter((part) => !byName.has(plain(part)))
        .join(" ");

const categoriesNamed = (said: string): string[] => {
  const whole = byName.get(plain(said));
  if (whole) return whole;
  // "Hospitality > Chefs", "Trades & Services, Automotive": the last known part is the most specific.
  const parts = partsOf(said).map((part) => byName.get(plain(part)));
  return parts.findLast((part) => part !== undefined) ?? [];
};

const kindNamed = (category: string, said: string): string | null => {
  const name = plain(said);
  const kinds = jobCategories.find(({ id }) => id === category)?.sub_categories ?? [];
  const kind = kinds.find(({ id, title }) => plain(id) === name || plain(title) === name);
  return kind?.id ?? (name ? (kindIn(category, name) ?? null) : null);
};

/** The first kind of work whose words are in the title, in the given categories or all. */
const byTitle = (title: string, among: readonly string[]): JobClass | null => {
  const words = plain(title);
  for (const category of Object.keys(categoryRules)) {
    if (among.length && !among.includes(category)) continue;
    const kind = kindIn(category, words);
    if (kind) return { category, subCategory: kind };
  }
  return null;
};

const kindIn = (category: string, words: string) =>
  Object.entries(categoryRules[category]!.kinds).find(([, shape]) => shape.test(words))?.[0];
