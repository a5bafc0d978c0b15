import { inArray } from "drizzle-orm";
import type { Brand } from "../../../contract/brand.ts";
import { jobCategories } from "../../../contract/job-categories.ts";
import type { SuggestedSearch } from "../../../contract/jobs.ts";
import { employers } from "../../employers/tables.ts";
import type { Db } from "../../platform/database/open.ts";
import { tradeSkills } from "../../profile/suggestion-lists.ts";
import { employerCounts } from "../employer-counts.ts";
import { openIndex, type JobIndex } from "../job-index.ts";
import { overviewOf } from "../overview.ts";
import { titlesOf, wordsIn, type Listed } from "./title-list.ts";

/** The most suggestions, and the most of each kind beside titles. */
const most = 8;
const mostOfKind = 2;

/** Searches that the typed text may become, the likeliest first; those that begin with it before others. */
export const suggestedSearches = async (db: Db, brand: Brand, typed: string): Promise<SuggestedSearch[]> => {
  const index = await openIndex(db);
  const begins = wordsIn(typed);
  if (!begins.trim()) return [];
  const others = [
    ...best(await kindsOf(db, brand), begins, mostOfKind),
    ...best(await employersOf(index, brand), begins, mostOfKind),
    ...best(skillsOf(brand), begins, mostOfKind),
  ];
  const titles = best(await titlesOf(index, brand), begins, most - Math.min(others.length, most / 2));
  const suggestions = [
    ...titles.map(({ text }): SuggestedSearch => ({ kind: "title", text, search: { q: text } })),
    ...others.map(({ kind, text, search }): SuggestedSearch => ({ kind, text, search })),
  ];
  const seen = new Set<string>();
  return suggestions.filter(({ text }) => !seen.has(wordsIn(text)) && seen.add(wordsIn(text))).slice(0, most);
};

type Other = Listed & SuggestedSearch;

/** The likeliest texts with a word that begins so: those that begin with it, then the commonest, then the shortest. */
const best = <T extends Listed>(all: Iterable<T>, begins: string, size: number): T[] => {
  const found: T[] = [];
  for (const one of all) if (one.words.includes(begins)) found.push(one);
  const first = ({ words }: Listed) => Number(words.startsWith(begins));
  return found
    .sort((a, b) => first(b) - first(a) || b.count - a.count || a.text.length - b.text.length)
    .slice(0, size);
};

const kindsOf = async (db: Db, brand: Brand): Promise<Other[]> => {
  const { sub_category } = await overviewOf(db, brand, mostOfKind);
  return sub_category.map(({ id, title, count }) => ({
    kind: "kind",
    text: title,
    words: wordsIn(title),
    count,
    search: { category: categoryOf(id), sub_category: [id] },
  }));
};

const categoryOf = (kind: string): string[] =>
  jobCategories
    .filter(({ sub_categories }) => sub_categories.some(({ id }) => id === kind))
    .map(({ id }) => id);

const employerLists = new WeakMap<ReturnType<typeof employerCounts>, Promise<Other[]>>();

/** The employers with live jobs of a brand; read again when a job has changed. */
const employersOf = (index: JobIndex, brand: Brand): Promise<Other[]> => {
  const counts = employerCounts(index, brand);
  const known = employerLists.get(counts) ?? readEmployers(index, counts.counts());
  employerLists.set(counts, known);
  known.catch(() => employerLists.delete(counts));
  return known;
};

const readEmployers = async (
  { db }: JobIndex,
  counts: readonly { id: number; count: number }[],
): Promise<Other[]> => {
  if (!counts.length) return [];
  const countOf = new Map(counts.map(({ id, count }) => [id, count]));
  const rows = await db
    .select({ id: employers.id, name: employers.name })
    .from(employers)
    .where(inArray(employers.id, [...countOf.keys()]));
  return rows.map(({ id, name }) => ({
    kind: "employer",
    text: name,
    words: wordsIn(name),
    count: countOf.get(id) ?? 0,
    search: { employer: id },
  }));
};

const skillLists = new WeakMap<Brand, Other[]>();

const skillsOf = (brand: Brand): Other[] => {
  const known =
    skillLists.get(brand) ??
    tradeSkills(brand, null).map((text): Other => ({
      kind: "skill",
      text,
      words: wordsIn(text),
      count: 0,
      search: { q: text },
    }));
  skillLists.set(brand, known);
  return known;
};
