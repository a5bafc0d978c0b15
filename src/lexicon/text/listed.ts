import { z } from "zod";
import { alternatives } from "./wording.ts";

/** A list in one text of a data file, its items parted by a comma and a space. */
export const listed = z.string().transform((text): readonly string[] => text.split(", "));

/** A list of wordings, as the pattern of any of them. */
export const wordings = listed.transform((list) => alternatives(list));

/** Terms for others: whoever means one of the first may mean those after the arrow. */
export interface Mapping {
  from: readonly string[];
  to: readonly string[];
}

/** A text of a data file with a row a line, which `read` reads; empty lines and those that begin with "#" are left out. */
const rowsOf = <Row>(read: (row: string) => Row | string) =>
  z.string().transform((text, context): readonly Row[] =>
    text.split("\n").flatMap((line, at) => {
      if (!line || line.startsWith("#")) return [];
      const row = read(line);
      if (typeof row !== "string") return [row];
      context.addIssue({ code: "custom", path: [at], message: `"${line}": ${row}` });
      return [];
    }),
  );

/** The terms between commas; none where one is missing. */
const termsOf = (text: string): readonly string[] => {
  const terms = text.split(",").map((term) => term.trim());
  return terms.every((term) => /[\p{L}\p{N}]/u.test(term)) ? terms : [];
};

/** A row of terms a line: "electrician, sparky". */
export const rows = rowsOf((row) => {
  if (row.includes("=>")) return 'terms that mean the same have no "=>" between them: write a comma.';
  const terms = termsOf(row);
  return terms.length ? terms : "there is no term between two commas: remove one.";
});

const mappingOf = (row: string): Mapping | string => {
  const [from, to, ...more] = row.split("=>").map(termsOf);
  if (!to || more.length) return 'write the terms, one "=>", and what they stand for.';
  return from!.length && to.length ? { from: from!, to } : "there is no term beside a comma or the arrow.";
};
/** A row of terms for others a line: "toyota, mazda => motor mechanic, service advisor". */
export const mappings = rowsOf(mappingOf);

/** A row of terms for one other a line: "flower shop, flowers => florist". */
export const mappingsToOne = rowsOf((row) => {
  const mapping = mappingOf(row);
  return typeof mapping === "string" || mapping.to.length === 1
    ? mapping
    : "terms stand for one term: give each further one a row.";
});
