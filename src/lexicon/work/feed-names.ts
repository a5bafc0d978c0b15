import { z } from "zod";
import { jobCategories } from "../../contract/job-categories.ts";
import { readData } from "../text/read-data.ts";
import { listed } from "../text/listed.ts";
import { kindIn } from "./occupation-rules.ts";
import { plain } from "./title-words.ts";

/** What a feed says about the category and the kind of work, "" for nothing. */
export interface FeedClass {
  category: string;
  subCategory: string;
}

/** Categories by their own id and title. */
const byOwnName = new Map(
  jobCategories.flatMap(({ id, title }) => [id, title].map((name) => [plain(name), id])),
);

/** The names that other boards have for categories. */
const otherNames = readData(
  "work/data/category-names.yaml",
  z.record(z.enum(jobCategories.map(({ id }) => id)), listed),
);
/** Categories by the names of other boards as well. */
const byName = new Map<string, string[]>();
for (const { id, title } of jobCategories)
  for (const name of new Set([id, title, ...otherNames[id]!].map(plain)))
    byName.set(name, [...(byName.get(name) ?? []), id]);

/** Whether a text is a name of a category, whoever calls it so. */
export const isNameOfCategory = (feed: string): boolean => byName.has(plain(feed));

const partsOf = (feed: string) => feed.split(/[>/|,;:]| - /);

/** Whether a feed calls a category by our name of it. */
export const isOwnName = (feed: string) =>
  [feed, ...partsOf(feed)].some((name) => byOwnName.has(plain(name)));

/** The parts that are not names of categories: "Bar Staff" in "Hospitality > Bar Staff". */
export const beside = (feed: string) =>
  isNameOfCategory(feed)
    ? ""
    : partsOf(feed)
        .filter((part) => !isNameOfCategory(part))
        .join(" ");

/** The categories that a name of a feed stands for. */
export const categoriesNamed = (feed: string): string[] => {
  const whole = byName.get(plain(feed));
  if (whole) return whole;
  // "Hospitality > Chefs", "Trades & Services, Automotive": the last known part is the most specific.
  const parts = partsOf(feed).map((part) => byName.get(plain(part)));
  const known = parts.filter((part) => part !== undefined);
  // "Nursing - Aged Care": what is done stands before where.
  if (feed.includes(" - ") && known[0]?.length === 1) return known[0];
  return known.at(-1) ?? [];
};

/** The kind that is called so, whatever else the name stands for: "Nursing". */
export const kindTitled = (category: string, feed: string): string | null => {
  const name = plain(feed);
  const kinds = jobCategories.find(({ id }) => id === category)?.sub_categories ?? [];
  return kinds.find(({ id, title }) => plain(id) === name || plain(title) === name)?.id ?? null;
};

/** The kind of work in a category that a name of a feed says. */
export const kindNamed = (category: string, feed: string): string | null =>
  kindTitled(category, feed) ?? (plain(feed) ? kindIn(category, plain(feed)) : null);
