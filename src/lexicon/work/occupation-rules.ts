import { categoryRules } from "./category-rules.ts";
import type { JobClass } from "./job-class.ts";

/** The kind of work in a category whose words are in a title; null for none. */
export const kindIn = (category: string, words: string): string | null =>
  Object.entries(categoryRules[category]!.kinds).find(([, shape]) => shape.test(words))?.[0] ?? null;

/** The first kind of work whose words are in a title, in the given categories or all. */
export const occupationIn = (words: string, among: readonly string[] = []): JobClass | null => {
  for (const category of Object.keys(categoryRules)) {
    if (among.length && !among.includes(category)) continue;
    const found = occupationOf(category, words);
    if (found) return found;
  }
  return null;
};

/** What words name in one category, which may be work that none of its kinds is for. */
export const occupationOf = (category: string, words: string): JobClass | null => {
  const subCategory = kindIn(category, words);
  return subCategory || categoryRules[category]!.noKind?.test(words) ? { category, subCategory } : null;
};
