import type { Brand } from "../../../contract/brand.ts";
import { jobSearch, placeOfIds, type ParsedJobSearch } from "../../../contract/job-search.ts";
import type { SearchSuggestion } from "../../../contract/jobs.ts";
import { usualRadius } from "../../../domain/places/distance.ts";
import { stateByCode } from "../../../domain/places/states.ts";
import { filterOf, filtersToDrop, filterValues } from "../../../domain/search/job-filters.ts";
import { placesText } from "../../../domain/search/search-places.ts";
import { locationsOf, namesOf } from "../places.ts";
import type { SearchEngine, WordCounter } from "../engine.ts";
import { bestAnswer } from "../attempts/best-answer.ts";
import { placeOf, type TypedPlan } from "../make-plan.ts";
import type { Plan } from "../plan.ts";
import { few } from "../attempts/attempts.ts";
import { correctedWords } from "../attempts/spelling.ts";
import { fewerWords } from "./fewer-words.ts";
import { otherWork } from "./other-work.ts";
import { suggestedSearches } from "./suggested-searches.ts";
import { parseWords } from "../understand/query-terms.ts";

/** The most suggestions that are shown. */
const most = 6;
/** The most searches that typed words may be the beginning of. */
const mostCompleted = 3;
/** With fewer offers than this, the work that there is most of is offered as well. */
const fewOffers = 2;
/** Distances tried in turn, in kilometres. */
const radii = [50, 100, 200, 500];

/** Suggestions for a search without results: each one has results. */
export const suggest = async (
  engine: SearchEngine,
  brand: Brand,
  empty: TypedPlan,
): Promise<SearchSuggestion[]> => {
  const totalOf = (changed: Plan) => engine.count(brand, changed);
  const counter = engine.within(brand, empty);
  // At once, so that an engine elsewhere is asked for all counts together.
  const offered = await Promise.all([
    otherWords(engine, empty, counter),
    completedWords(engine, brand, empty.search),
    widerPlaces(empty, async (wider) =>
      totalOf({ ...empty, search: wider, place: await placeOf(engine, wider) }),
    ),
    withoutFilters(empty, totalOf),
    withoutPlace(empty, totalOf),
    fewerWords(empty, counter),
  ]);
  const offers = offered.flat();
  const some = offers.filter(({ total }) => total > 0);
  if (some.length < fewOffers) some.push(...(await otherWork(engine, brand, empty)));
  if (some.length) return some.slice(0, most);
  return (await startOver(empty, totalOf)).filter(({ total }) => total > 0).slice(0, most);
};

/**
 * Larger areas for a search that finds few jobs around a suburb: each has more of them.
 * @param typed the search as it was typed, whose words other areas may have
 * @param found what it means, and how many jobs that finds
 */
export const suggestWider = async (
  engine: SearchEngine,
  brand: Brand,
  typed: ParsedJobSearch,
  found: { plan: Plan; total: number },
): Promise<SearchSuggestion[]> => {
  const { place } = found.plan;
  if (found.total >= few || !place) return [];
  const totalOf = async (wider: ParsedJobSearch) => {
    const { answer } = await bestAnswer(engine, brand, wider);
    return engine.count(brand, answer.plan);
  };
  return widerPlaces({ search: typed, place }, totalOf, found.total);
};

type TotalOf = (changed: Plan) => Promise<number>;

/** Words similar to the typed ones, even if those are known. */
const otherWords = async (
  engine: SearchEngine,
  empty: TypedPlan,
  counter: WordCounter,
): Promise<SearchSuggestion[]> => {
  const q = await correctedWords(engine, empty.search.q ?? "", empty.typed, "all");
  if (q === null) return [];
  const search = { ...empty.search, q };
  const total = await counter.count({ ...empty, words: parseWords(q) });
  return [{ kind: "corrected_words", label: `Search for ${q}`, search, total }];
};

/** What the field of the search suggests for the words: "Nurse" for "nur". */
const completedWords = async (
  engine: SearchEngine,
  brand: Brand,
  { q, ...rest }: ParsedJobSearch,
): Promise<SearchSuggestion[]> => {
  const suggested = q ? await suggestedSearches(engine, brand, q) : [];
  return Promise.all(
    suggested.slice(0, mostCompleted).map(async ({ text, search: found }) => {
      const search = jobSearch.parse({ ...rest, ...found });
      const { answer } = await bestAnswer(engine, brand, search);
      const total = await engine.count(brand, answer.plan);
      return { kind: "completed_words", label: `Search for ${text}`, search, total };
    }),
  );
};

/** The same search in larger areas that each have more than `found` jobs. */
const widerPlaces = async (
  { search, place }: Pick<Plan, "search" | "place">,
  totalOf: (wider: ParsedJobSearch) => Promise<number>,
  found = 0,
): Promise<SearchSuggestion[]> => {
  const around = place?.kind === "several" ? place.places : [place];
  const suburbs = around.filter((one) => one?.kind === "suburb").map(({ location }) => location);
  if (!suburbs.length) return [];
  const offers: SearchSuggestion[] = [];
  const offer = async (label: string, wider: ParsedJobSearch): Promise<boolean> => {
    const total = await totalOf(wider);
    if (total > found) offers.push({ kind: "wider_radius", label, search: wider, total });
    return total > found;
  };
  // Nothing is around a place without a centre, such as the rest of a state.
  const isMeasured = suburbs.some(({ lat }) => lat !== null);
  for (const radius of radii.filter((one) => isMeasured && one > (search.radius ?? usualRadius)))
    if (await offer(`Within ${radius} km of ${namesOf(place)}`, { ...search, radius })) break;
  const wholes = new Set(locationsOf(place).flatMap(({ state }) => stateByCode(state) ?? []));
  const { radius: _radius, ...rest } = search;
  if (wholes.size)
    await offer(`Anywhere in ${placesText([...wholes].map(({ title }) => title))}`, {
      ...rest,
      location: placeOfIds([...wholes].map(({ id }) => id)),
    });
  return offers;
};

/** The search without one of its filters and what depends on it, the least important filters first. */
const withoutFilters = async (empty: TypedPlan, totalOf: TotalOf): Promise<SearchSuggestion[]> => {
  const offers: SearchSuggestion[] = [];
  for (const name of filtersToDrop) {
    const { type, label, clears = [] } = filterOf(name);
    if (!filterValues(empty.search, name).length) continue;
    const search = without(empty.search, [name, ...clears]);
    const total = await totalOf({ ...empty, search });
    offers.push({
      kind: "fewer_filters",
      label: type === "amount" ? "Any pay" : `Without ${label}`,
      search,
      total,
    });
  }
  return offers;
};

const withoutPlace = async (empty: TypedPlan, totalOf: TotalOf): Promise<SearchSuggestion[]> => {
  if (!empty.place) return [];
  const search = without(empty.search, ["location", "radius"]);
  const total = await totalOf({ ...empty, search, place: null });
  return [{ kind: "fewer_filters", label: "Anywhere in Australia", search, total }];
};

const without = (search: ParsedJobSearch, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !fields.includes(name))) as ParsedJobSearch;

/** For a search that no single change can fix: its words alone, its place alone, or every job. */
const startOver = (empty: TypedPlan, totalOf: TotalOf): Promise<SearchSuggestion[]> => {
  const { search, place, words } = empty;
  const offer = async (
    label: string,
    fields: readonly string[],
    kept: Partial<Plan>,
  ): Promise<SearchSuggestion> => {
    const only = without(
      search,
      Object.keys(search).filter((name) => !fields.includes(name)),
    );
    const total = await totalOf({ search: only, place: null, words: null, mentionsApart: true, ...kept });
    return { kind: "fewer_filters", label, search: only, total };
  };
  return Promise.all([
    ...(search.q ? [offer(`Search for ${search.q} alone`, ["q"], { words })] : []),
    ...(place ? [offer(`All jobs near ${namesOf(place)}`, ["location", "radius"], { place })] : []),
    offer("All jobs", [], {}),
  ]);
};
