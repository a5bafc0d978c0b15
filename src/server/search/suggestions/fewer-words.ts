import type { SearchSuggestion } from "../../../contract/jobs.ts";
import { filterNames, filterValues } from "../../../domain/search/job-filters.ts";
import { searchText } from "../../../domain/search/search-text.ts";
import type { WordCounter } from "../engine.ts";
import type { TypedPlan } from "../make-plan.ts";
import { namesOf } from "../places.ts";
import { isQuoted } from "../understand/query-terms.ts";

/** The most words that are left out one by one. */
const mostWords = 4;

/** The same search with one word fewer, or with none when it has filters as well. */
export const fewerWords = async (empty: TypedPlan, counter: WordCounter): Promise<SearchSuggestion[]> => {
  const { typed, search } = empty;
  const offers: SearchSuggestion[] = [];
  if (typed.terms.length > 1) {
    for (const left of typed.terms.slice(0, mostWords)) {
      const terms = typed.terms.filter((term) => term !== left);
      const q = [
        ...terms.map((term) => (isQuoted(term) ? `${term[0]}"` : term[0])),
        ...typed.excluded.anywhere.map((text) => `-"${text}"`),
        ...typed.excluded.work.map(([text]) => `not ${text}`),
      ].join(" ");
      const fewer = { ...search, q };
      const total = await counter.count({ ...empty, words: { ...typed, terms } });
      offers.push({ kind: "fewer_filters", label: `Search for ${q}`, search: fewer, total });
    }
  }
  if (typed.terms.length || typed.excluded.anywhere.length) {
    const { q, ...rest } = search;
    const total = await counter.count({ ...empty, words: null });
    const isAll = filterNames.every((name) => !filterValues(rest, name).length);
    const all = searchText({ ...rest, address: namesOf(empty.place) });
    offers.push({ kind: "fewer_filters", label: isAll ? all : `Without “${q}”`, search: rest, total });
  }
  return offers;
};
