import type { Brand } from "../../../contract/brand.ts";
import type { ParsedJobSearch } from "../../../contract/job-search.ts";
import type { SearchSuggestion } from "../../../contract/jobs.ts";
import { usualRadius } from "../../../domain/places/distance.ts";
import { stateByCode } from "../../../domain/places/states.ts";
import { filterOf, filtersToDrop, filterValues } from "../../../domain/search/job-filters.ts";
import { countJobs, type Prepared } from "../embedded/ranking/filter-mask.ts";
import type { JobIndex } from "../embedded/job-index.ts";
import { bestAnswer } from "../attempts/best-answer.ts";
import { placeOf } from "../embedded/prepare.ts";
import { few } from "../attempts/attempts.ts";
import type { Typed } from "../attempts/attempt.ts";
import { wordsFound } from "../embedded/matching/match-words.ts";
import { Scope } from "../embedded/ranking/scope.ts";
import { correctedWords } from "../attempts/spelling.ts";
import { isQuoted, parseWords } from "../understand/query-terms.ts";

/** The most suggestions that are shown, and the most words that are left out one by one. */
const most = 6;
const mostWords = 4;
/** Distances tried in turn, in kilometres. */
const radii = [50, 100, 200, 500];

/** Suggestions for a search without results: each one has results. */
export const suggest = async (index: JobIndex, brand: Brand, empty: Typed): Promise<SearchSuggestion[]> => {
  const totalOf = (changed: Prepared) => countJobs(index.columns, brand, index.now, changed);
  const scope = new Scope(index.columns, brand, index.now, empty);
  const offers = [
    ...(await otherWords(index, empty, scope)),
    ...(await widerPlaces(empty, async (wider) =>
      totalOf({ ...empty, search: wider, place: await placeOf(index, wider) }),
    )),
    ...withoutFilters(empty, totalOf),
    ...withoutPlace(empty, totalOf),
    ...(await fewerWords(index, empty, scope)),
  ];
  const some = offers.filter(({ total }) => total > 0);
  return (some.length ? some : startOver(empty, totalOf).filter(({ total }) => total > 0)).slice(0, most);
};

/**
 * Larger areas for a search that finds few jobs around a suburb: each has more of them.
 * @param typed the search as it was typed, whose words other areas may have
 * @param found what it means, and how many jobs that finds
 */
export const suggestWider = async (
  index: JobIndex,
  brand: Brand,
  typed: ParsedJobSearch,
  found: { meant: Prepared; total: number },
): Promise<SearchSuggestion[]> => {
  if (found.total >= few || !found.meant.place) return [];
  const totalOf = async (wider: ParsedJobSearch) => {
    const { answer } = await bestAnswer(index, brand, wider);
    return countJobs(index.columns, brand, index.now, answer.meant);
  };
  return widerPlaces({ search: typed, place: found.meant.place }, totalOf, found.total);
};

type TotalOf = (changed: Prepared) => number;

/** Words similar to the typed ones, even if those are known. */
const otherWords = async (index: JobIndex, empty: Typed, scope: Scope): Promise<SearchSuggestion[]> => {
  const q = await correctedWords(index, empty.search.q ?? "", empty.typed, "all");
  if (q === null) return [];
  const search = { ...empty.search, q };
  const total = scope.count({ ...empty, ...(await wordsFound(index, parseWords(q))) });
  return [{ kind: "corrected_words", label: `Search for ${q}`, search, total }];
};

/** The same search in larger areas that each have more than `found` jobs. */
const widerPlaces = async (
  { search, place }: Pick<Prepared, "search" | "place">,
  totalOf: (wider: ParsedJobSearch) => Promise<number>,
  found = 0,
): Promise<SearchSuggestion[]> => {
  if (place?.kind !== "suburb") return [];
  const offers: SearchSuggestion[] = [];
  const offer = async (label: string, wider: ParsedJobSearch): Promise<boolean> => {
    const total = await totalOf(wider);
    if (total > found) offers.push({ kind: "wider_radius", label, search: wider, total });
    return total > found;
  };
  // Nothing is around a place without a centre, such as the rest of a state.
  const isMeasured = place.location.lat !== null;
  for (const radius of radii.filter((one) => isMeasured && one > (search.radius ?? usualRadius)))
    if (await offer(`Within ${radius} km of ${place.location.label}`, { ...search, radius })) break;
  const state = stateByCode(place.location.state);
  const { radius: _radius, ...rest } = search;
  if (state) await offer(`Anywhere in ${state.title}`, { ...rest, location: state.id });
  return offers;
};

/** The search without one of its filters and what depends on it, the least important filters first. */
const withoutFilters = (empty: Typed, totalOf: TotalOf): SearchSuggestion[] =>
  filtersToDrop.flatMap((name) => {
    const { label, clears = [] } = filterOf(name);
    if (!filterValues(empty.search, name).length) return [];
    const search = without(empty.search, [name, ...clears]);
    return { kind: "fewer_filters", label: `Without ${label}`, search, total: totalOf({ ...empty, search }) };
  });

const withoutPlace = (empty: Typed, totalOf: TotalOf): SearchSuggestion[] => {
  if (!empty.place) return [];
  const search = without(empty.search, ["location", "radius"]);
  const total = totalOf({ ...empty, search, place: null });
  return [{ kind: "fewer_filters", label: "Without Place", search, total }];
};

const without = (search: ParsedJobSearch, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !fields.includes(name))) as ParsedJobSearch;

/** For a search that no single change can fix: its words alone, its place alone, or every job. */
const startOver = (empty: Typed, totalOf: TotalOf): SearchSuggestion[] => {
  const { search, place, words, excluded } = empty;
  const offer = (label: string, fields: readonly string[], kept: Partial<Prepared>): SearchSuggestion => {
    const only = without(
      search,
      Object.keys(search).filter((name) => !fields.includes(name)),
    );
    const total = totalOf({
      search: only,
      place: null,
      words: null,
      excluded: null,
      mentionsApart: true,
      ...kept,
    });
    return { kind: "fewer_filters", label, search: only, total };
  };
  return [
    ...(search.q ? [offer(`Search for ${search.q} alone`, ["q"], { words, excluded })] : []),
    ...(place ? [offer(`All jobs near ${place.location.label}`, ["location", "radius"], { place })] : []),
    offer("All jobs", [], {}),
  ];
};

/** The same search with one word fewer, or with none when it has filters as well. */
const fewerWords = async (index: JobIndex, empty: Typed, scope: Scope): Promise<SearchSuggestion[]> => {
  const { typed, search } = empty;
  const offers: SearchSuggestion[] = [];
  if (typed.terms.length > 1) {
    for (const left of typed.terms.slice(0, mostWords)) {
      const terms = typed.terms.filter((term) => term !== left);
      const q = [
        ...terms.map((term) => (isQuoted(term) ? `${term[0]}"` : term[0])),
        ...typed.excluded.map((text) => `-"${text}"`),
      ].join(" ");
      const fewer = { ...search, q };
      const total = scope.count({ ...empty, ...(await wordsFound(index, { ...typed, terms })) });
      offers.push({ kind: "fewer_filters", label: `Search for ${q}`, search: fewer, total });
    }
  }
  if (typed.terms.length || typed.excluded.length) {
    const { q: _q, ...rest } = search;
    const total = scope.count({ ...empty, words: null, excluded: null });
    offers.push({ kind: "fewer_filters", label: "Without the words", search: rest, total });
  }
  return offers;
};
