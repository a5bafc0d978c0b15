import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Brand } from "../../contract/brand.ts";

/** A title that is suggested, with its id. */
interface Suggestion {
  id: number;
  title: string;
}

/** The lines of a table in `data/`, without the names of its columns. */
const linesOf = (file: string): string[] =>
  readFileSync(join(import.meta.dirname, "data", file), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1);

/** Occupations by title, from ANZSCO 1.2 (Australian Bureau of Statistics, CC BY) and job ads. */
export const occupationList: readonly Suggestion[] = linesOf("occupations.csv").map((line) => {
  const [, id, title] = /^(\d+),(.+)$/.exec(line)!;
  return { id: Number(id), title: title! };
});

/** Titles by the code of an occupation, which has six digits in ANZSCO. */
const titlesByCode: ReadonlyMap<string, string> = new Map(
  occupationList.flatMap(({ id, title }) => (id > 99_999 ? [[String(id), title] as const] : [])),
);

/** The title of an occupation by its code in ANZSCO, as visa forms have it: "Chef" for "351311". */
export const occupationByCode = (code: string): string | undefined => titlesByCode.get(code);

const skills = linesOf("skills.csv").map((line) => {
  const [, id, category, title] = /^(\d+),([^,]+),(.+)$/.exec(line)!;
  return { id: Number(id), category: category!, title: title! };
});

/** All skills by title. */
export const skillList: readonly Suggestion[] = skills
  .map(({ id, title }) => ({ id, title }))
  .sort((a, b) => a.title.localeCompare(b.title));

const isOfSite = ({ jobs }: Brand, category: string): boolean =>
  jobs.categories === "all" || jobs.categories.includes(category);

/** The titles of a site's skills, or of those of one of its trades. */
export const tradeSkills = (brand: Brand, trade: string | null): string[] =>
  skills
    .filter(({ category }) => isOfSite(brand, category) && (trade === null || category === trade))
    .map(({ title }) => title);

/** All skills, those of a site's trades first. */
export const skillsOf = (brand: Brand): readonly Suggestion[] => {
  const [first, others] = [true, false].map((wanted) =>
    skills.filter((skill) => isOfSite(brand, skill.category) === wanted),
  );
  return [...first!, ...others!].map(({ id, title }) => ({ id, title }));
};

/** What people say of themselves at work, by title. */
export const attributeList: readonly Suggestion[] = linesOf("attributes.csv").map((title, index) => ({
  id: index + 1,
  title,
}));
