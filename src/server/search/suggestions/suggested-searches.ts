import { inArray } from "drizzle-orm";
import type { Brand } from "../../../contract/brand.ts";
import { jobCategories } from "../../../contract/job-categories.ts";
import type { SuggestedSearch } from "../../../contract/jobs.ts";
import { upperFirst } from "../../../domain/search/search-text.ts";
import { employers } from "../../catalogue/employers/tables.ts";
import type { CountsById } from "../counts-by-id.ts";
import type { SearchEngine } from "../engine.ts";
import { suggestedConditions } from "../../../lexicon/conditions/read-conditions.ts";
import { inSingular } from "../../../lexicon/text/word-forms.ts";
import { namesWork } from "../../../lexicon/work/synonyms/names-of-work.ts";
import { asNearlyTyped } from "./nearly-typed.ts";
import { placesBeginning } from "./places-beginning.ts";
import { skillsOf } from "./skill-list.ts";
import { titlesOf, wordsIn, type Listed } from "./title-list.ts";

/** The most suggestions, and the most of each kind beside titles. */
const most = 8;
const mostOfKind = 2;

/** Searches that the typed text may become, or where there are none its singular, or what was meant but for a slip; the likeliest first. */
export const suggestedSearches = async (
  engine: SearchEngine,
  brand: Brand,
  typed: string,
): Promise<SuggestedSearch[]> => {
  for (const text of new Set([typed, inSingular(typed)])) {
    const found = await searchesFor(engine, brand, text);
    if (found.length) return found;
  }
  const meant = asNearlyTyped([...(await titlesOf(engine, brand))], typed);
  return meant === null ? [] : searchesFor(engine, brand, meant);
};

const searchesFor = async (engine: SearchEngine, brand: Brand, typed: string): Promise<SuggestedSearch[]> => {
  const begins = wordsIn(typed);
  if (!begins.trim()) return [];
  const allTitles = [...(await titlesOf(engine, brand))];
  const others = [
    ...best(await kindsOf(engine, brand), begins, mostOfKind),
    ...best(await employersOf(engine, brand), begins, mostOfKind),
    ...best(skillsOf(engine, brand).map(asSkill), begins, mostOfKind),
  ];
  // "Night sh" is the beginning of "night shift", and no night work in Shepparton.
  const isCondition = suggestedConditions.some((text) => wordsIn(text).startsWith(begins));
  const places = isCondition ? [] : await titlesInPlaces(engine, allTitles, typed);
  const beside = Math.min(others.length + places.length, most / 2);
  const titles = [
    ...namesBeginning(allTitles, begins),
    ...best(allTitles, begins, most - beside).map(({ text }) => text),
  ].slice(0, most - beside);
  const suggestions = [
    ...[...titles, ...places].map((text): SuggestedSearch => ({ kind: "title", text, search: { q: text } })),
    ...others.map(({ kind, text, search }): SuggestedSearch => ({ kind, text, search })),
  ];
  const seen = new Set<string>();
  return suggestions.filter(({ text }) => !seen.has(wordsIn(text)) && seen.add(wordsIn(text))).slice(0, most);
};

/** The name of work of one word that most titles have of those that begin as typed: "Nurse" for "nur", before any nursery. */
const namesBeginning = (titles: readonly Listed[], begins: string): string[] => {
  if (begins.lastIndexOf(" ") > 0) return [];
  const counts = new Map<string, { name: string; count: number }>();
  for (const { text, words, count } of titles) {
    const at = words.indexOf(begins);
    if (at < 0) continue;
    const [word = ""] = words.slice(at + 1).split(" ");
    const name = text.split(/\P{L}+/u).find((part) => part.toLowerCase() === word);
    if (name === undefined || !namesWork(word)) continue;
    counts.set(word, { name, count: count + (counts.get(word)?.count ?? 0) });
  }
  const [first] = [...counts.values()].sort((a, b) => b.count - a.count);
  return first ? [upperFirst(first.name)] : [];
};

/** "Chef in Sydney NSW" for "chef syd": in the likeliest place what was typed and titles, then the first one in others. */
const titlesInPlaces = async (
  engine: SearchEngine,
  titles: readonly Listed[],
  typed: string,
): Promise<string[]> => {
  const read = await placesBeginning(engine, typed);
  const [place, ...elsewhere] = read?.places ?? [];
  if (!read || !place) return [];
  const words = wordsIn(read.words);
  const [called] = titles.filter((title) => `${title.words} `.includes(`${words} `));
  // As titles write it: "chef" is "Chef", and "rn" is "RN".
  const escaped = read.words.replace(/[.+]/g, "\\$&");
  const typedOut = called?.text.match(new RegExp(`(?<=^|\\W)${escaped}(?=\\W|$)`, "i"))?.[0];
  const [first, ...others] = new Set([
    ...(typedOut === undefined ? [] : [typedOut]),
    ...best(titles, words, mostOfKind).map(({ text }) => text),
  ]);
  if (first === undefined) return [];
  return [
    ...[first, ...others].map((text) => `${text} in ${place}`),
    ...elsewhere.map((other) => `${first} in ${other}`),
  ];
};

type Other = Listed & SuggestedSearch;

const asSkill = (skill: Listed): Other => ({
  ...skill,
  kind: suggestedConditions.includes(skill.text) ? "condition" : "skill",
  search: { q: skill.text },
});

/**
 * The likeliest texts for some typed words: the same, those that have them, those that begin so, those with words that begin
 * so, then those with a word that begins like each; of these the commonest, then the shortest. Those that are alike take one
 * place.
 */
const best = <T extends Listed>(all: Iterable<T>, begins: string, size: number): T[] => {
  const parts = begins
    .trim()
    .split(" ")
    .map((part) => ` ${part}`);
  const found = new Map<string, { one: T; fit: number; count: number }>();
  for (const one of all) {
    const fit = fitOf(one.words, begins, parts);
    if (!fit) continue;
    const alike = one.alike ?? one.words;
    const same = found.get(alike);
    const isBetter =
      !same || fit > same.fit || (fit === same.fit && one.words.length < same.one.words.length);
    const count = one.count + (same?.count ?? 0);
    found.set(alike, isBetter ? { one, fit, count } : { ...same, count });
  }
  return [...found.values()]
    .sort((a, b) => b.fit - a.fit || b.count - a.count || a.one.text.length - b.one.text.length)
    .slice(0, size)
    .map(({ one }) => one);
};

const fitOf = (words: string, begins: string, parts: readonly string[]): number => {
  if (words === begins) return 5;
  if (`${words} `.includes(`${begins} `)) return 4;
  if (words.includes(begins)) return words.startsWith(begins) ? 3 : 2;
  return parts.length > 1 && parts.every((part) => words.includes(part)) ? 1 : 0;
};

const kindsOf = async (engine: SearchEngine, brand: Brand): Promise<Other[]> => {
  const { sub_category } = await engine.overview(brand, mostOfKind);
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

const employerLists = new WeakMap<CountsById, Promise<Other[]>>();

/** The employers with live jobs of a brand; read again when a job has changed. */
const employersOf = async (engine: SearchEngine, brand: Brand): Promise<Other[]> => {
  const counts = await engine.employerCounts(brand);
  const known = employerLists.get(counts) ?? readEmployers(engine, counts.counts());
  employerLists.set(counts, known);
  known.catch(() => employerLists.delete(counts));
  return known;
};

const readEmployers = async (
  { db }: SearchEngine,
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
