import { z } from "zod";
import { jobCategories } from "../../../contract/job-categories.ts";
import { readData } from "../../text/read-data.ts";
import { listed } from "../../text/listed.ts";
import { inSingular } from "../../text/word-forms.ts";
import { indexedKind } from "./kinds-of.ts";

const kinds = new Set(
  jobCategories.flatMap(({ id, sub_categories }) => [id, ...sub_categories.map((sub) => `${id}/${sub.id}`)]),
);
const ofKinds = listed.refine((list) => list.every((kind) => kinds.has(kind)), {
  error: ({ input }) =>
    `"${input}" has a kind of work that src/contract/job-categories.ts has not: write "category/kind".`,
});
/** The kinds of a category, whose own name is a word that titles of other work have as well: "Butcher, Retail Shop". */
const inKinds = (kind: string): readonly string[] =>
  jobCategories.find(({ id }) => id === kind)?.sub_categories.map(({ id }) => `${kind}/${id}`) ?? [kind];

/** The kinds of work of each field, as the index writes them. */
const fields = readData("work/data/fields.yaml", z.record(z.string(), ofKinds));

/** "Child care" is childcare. */
const keyOf = (name: string): string => inSingular(name).replaceAll(" ", "");
const byName = new Map(
  Object.entries(fields).map(
    ([name, list]) => [keyOf(name), list.flatMap(inKinds).map(indexedKind)] as const,
  ),
);

/**
 * The categories and kinds of work that a text names as a field, as the index writes them: "transport"; undefined for
 * what is no field.
 */
export const kindsOfField = (text: string): readonly string[] | undefined => byName.get(keyOf(text));
