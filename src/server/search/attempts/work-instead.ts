import type { Brand } from "../../../contract/brand.ts";
import { upperFirst } from "../../../domain/search/search-text.ts";
import { topJobs } from "../embedded/ranking/evaluate.ts";
import { countJobs, listsFound } from "../embedded/ranking/filter-mask.ts";
import type { JobIndex } from "../embedded/job-index.ts";
import { kindOfRow } from "../embedded/ranking/kind-of-first.ts";
import { kindTitle } from "./kind-title.ts";
import { levels } from "../embedded/matching/matches.ts";
import { workAt } from "../../../lexicon/work/synonyms/large-employers.ts";
import { namesWork } from "../../../lexicon/work/synonyms/names-of-work.ts";
import { wordsFound } from "../embedded/matching/match-words.ts";
import { isQuoted } from "../understand/query-terms.ts";
import type { Typed } from "./attempt.ts";

/** The most kinds of work that are named, and of how many jobs. */
const most = { kinds: 3, jobs: 10 };

/**
 * The work that is found where no job found is called as a search says, nor by another name of the same: what people look
 * for at a large employer of which the brand shows no job, or the kinds of work that are close to the typed one.
 */
export const workInstead = async (index: JobIndex, brand: Brand, meant: Typed): Promise<string[]> => {
  const { terms } = meant.typed;
  const atEmployers = new Set<string>();
  for (const [text] of terms) {
    const work = workAt(text);
    if (work === undefined) continue;
    const found = await wordsFound(index, { terms: [[`"${text}`]], excluded: [] });
    const named = { search: {}, place: null, mentionsApart: true, ...found };
    if (!countJobs(index.columns, brand, index.now, named, 1)) atEmployers.add(upperFirst(work));
  }
  const [only] = terms;
  if (atEmployers.size || terms.length !== 1 || !only || isQuoted(only) || !namesWork(only[0]))
    return [...atEmployers];
  return isCalledSo(index, brand, meant) ? [] : kindsFound(index, brand, meant);
};

/** Whether a job that is found is called as the words say, or by another name of the same. */
const isCalledSo = ({ columns, now }: JobIndex, brand: Brand, meant: Typed): boolean => {
  const { words } = meant;
  if (!words) return false;
  for (const { rows, length } of listsFound(columns, brand, now, meant))
    for (let at = 0; at < length; at++) if (words.levels.of(rows[at]!) >= levels.inTitle) return true;
  return false;
};

/** The kinds of work of the first jobs that are found, by relevance. */
const kindsFound = ({ columns, now }: JobIndex, brand: Brand, meant: Typed): string[] => {
  const search = { ...meant.search, sort: "relevance" as const };
  const first = topJobs(columns, brand, now, { ...meant, search }, most.jobs);
  const kinds = first.map((id) => kindOfRow(columns, columns.rowOf(id)!));
  const named = [...new Set(kinds)].filter((kind) => !kind.startsWith("other/"));
  return named.length ? named.slice(0, most.kinds).map(kindTitle) : ["Other work"];
};
