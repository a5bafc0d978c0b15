import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/database/open.ts";
import { gap } from "../../embedded/full-text/lexeme-text.ts";
import { queryTree, type Phrase, type QueryTree } from "../../embedded/full-text/query-tree.ts";
import type { Term } from "../../understand/query-terms.ts";
import { textQueriesOf } from "../../understand/text-queries.ts";
import { all, any, oneOf, type Clause } from "../clauses.ts";
import { longestPhrase } from "../index/layout.ts";

/** The jobs that have a term anywhere, those that it decides for (`tables.ts`), and those with it in their title. */
export interface TermClauses {
  words: Clause;
  core: Clause;
  title: Clause;
}

const parts = ["words", "core", "title"] as const satisfies (keyof TermClauses)[];
/** Jobs that only the database can look up, at most. */
const mostIds = 10_000;

/** The clauses of each of the terms, in the terms' order; null for a term of stop words only. */
export const termClauses = async (db: Db, terms: readonly Term[]): Promise<(TermClauses | null)[]> => {
  const queries = await textQueriesOf(db, terms);
  return Promise.all(queries.map((query) => clausesOf(db, query)));
};

const clausesOf = async (db: Db, query: string): Promise<TermClauses | null> => {
  if (!query) return null;
  const tree = queryTree(query);
  if (!tree) return idsInDatabase(db, query);
  return { words: clauseOf(tree, "words"), core: clauseOf(tree, "core"), title: clauseOf(tree, "title") };
};

const clauseOf = (tree: QueryTree, field: string): Clause => {
  if (!("of" in tree)) return phraseOf(tree, field);
  if (tree.operator === "and") return all(...tree.of.map((part) => clauseOf(part, field)));
  // All that are terms of a field as one clause: a server allows but so many.
  const terms: Record<string, string[]> = {};
  const others: Clause[] = [];
  for (const part of tree.of) {
    const term = "of" in part ? null : termOf(part, field);
    if (term) (terms[term.field] ??= []).push(term.value);
    else others.push(clauseOf(part, field));
  }
  return any(...Object.entries(terms).map(([name, values]) => oneOf(name, values)), ...others);
};

/** A phrase as one term, where the index has it as that (`layout.ts`). */
const termOf = ({ lexemes, distances }: Phrase, field: string): { field: string; value: string } | null => {
  if (lexemes.length === 1) return { field, value: lexemes[0]! };
  const isTerm = lexemes.length <= longestPhrase && distances.every((distance) => distance === 1);
  return isTerm ? { field: `${field}.phrases`, value: lexemes.join(" ") } : null;
};

const phraseOf = (phrase: Phrase, field: string): Clause => {
  const { lexemes, distances } = phrase;
  const term = termOf(phrase, field);
  if (term) return oneOf(term.field, [term.value]);
  // Lexemes of one place are of one word.
  if (distances.some((distance) => distance < 1))
    return all(...lexemes.map((lexeme) => oneOf(field, [lexeme])));
  const withGaps = lexemes.flatMap((lexeme, at) => [
    ...Array<string>(at ? distances[at - 1]! - 1 : 0).fill(gap),
    lexeme,
  ]);
  return { match_phrase: { [field]: withGaps.join(" ") } };
};

/** Queries that have no clause, such as negations, which no term makes. */
const idsInDatabase = async (db: Db, query: string): Promise<TermClauses> => {
  const of = async (part: string): Promise<Clause> => {
    const { rows } = await db.execute(sql`
      select array(select job_id from job_search where ${sql.identifier(part)} @@ ${query}::tsquery limit ${mostIds}) as ids`);
    return oneOf("id", rows[0]!["ids"] as number[]);
  };
  const [words, core, title] = await Promise.all(parts.map(of));
  return { words: words!, core: core!, title: title! };
};
