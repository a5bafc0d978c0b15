import { z } from "zod";
import type { Brand } from "../../contract/brand.ts";
import { readTable } from "../text/read-data.ts";

/** A title that is suggested, with its id. */
interface Suggestion {
  id: number;
  title: string;
}

const table = <Row extends z.ZodType>(file: string, row: Row) => readTable(`work/data/${file}`, row);

/** Occupations by title, from ANZSCO 1.2 (Australian Bureau of Statistics, CC BY) and job ads. */
export const occupationList: readonly Suggestion[] = table(
  "occupations.csv",
  z.strictObject({ id: z.coerce.number(), title: z.string() }),
);

/** Titles by the code of an occupation, which has six digits in ANZSCO. */
const titlesByCode: ReadonlyMap<string, string> = new Map(
  occupationList.flatMap(({ id, title }) => (id > 99_999 ? [[String(id), title] as const] : [])),
);

/** The title of an occupation by its code in ANZSCO, as visa forms have it: "Chef" for "351311". */
export const occupationByCode = (code: string): string | undefined => titlesByCode.get(code);

const skills = table(
  "skills.csv",
  z.strictObject({ id: z.coerce.number(), category: z.string(), title: z.string() }),
);

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
export const attributeList: readonly Suggestion[] = table(
  "attributes.csv",
  z.strictObject({ title: z.string() }),
).map(({ title }, index) => ({ id: index + 1, title }));
