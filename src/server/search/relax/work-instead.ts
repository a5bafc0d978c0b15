import type { Brand } from "../../../contract/brand.ts";
import { countJobs } from "../filter-mask.ts";
import type { JobIndex } from "../job-index.ts";
import { workAt } from "../synonyms/large-employers.ts";
import { wordsFound } from "../words-found.ts";
import type { Typed } from "./typed.ts";

/** The work that is found for the names of large employers of which a brand shows no job: "Retail sales assistant". */
export const workInstead = async (index: JobIndex, brand: Brand, { typed }: Typed): Promise<string[]> => {
  const instead = new Set<string>();
  for (const [text] of typed.terms) {
    const work = workAt(text);
    if (work === undefined) continue;
    const found = await wordsFound(index, { terms: [[`"${text}`]], excluded: [] });
    const named = { search: {}, place: null, mentionsApart: true, ...found };
    if (!countJobs(index.columns, brand, index.now, named, 1))
      instead.add(work[0]!.toUpperCase() + work.slice(1));
  }
  return [...instead];
};
