import { atom } from "nanostores";
import type { Call, CallInput, Payload } from "../../contract/call.ts";
import { searchJobs, type SearchResult } from "../../contract/jobs.ts";
import {
  normalSearch,
  searchBody,
  searchHref,
  type SearchState,
} from "../../domain/search/job-search-url.ts";
import type { PlaceChoice } from "./search-place.ts";
import { asRead, typedWords } from "../../domain/search/as-read.ts";
import { failureOf } from "../session/failure.ts";

/** The result of a search. */
export interface SearchList {
  result: SearchResult;
  /** The typed place, where it is unknown and so does not narrow the search. */
  missing: string | null;
  /** What else the typed place may mean. */
  choice?: PlaceChoice | undefined;
  /** The words as they were typed, where they were corrected. */
  typed?: string | undefined;
  /** What of the page's address no search understands, and so does not narrow it, in words. */
  ignored?: readonly string[];
}

/** Loading state of the list of jobs. The last list stays while the next one loads, and when that fails. */
export type SearchAnswer =
  | { state: "ready"; list: SearchList }
  | { state: "loading"; list: SearchList }
  | { state: "failed"; list: SearchList; message: string };

/** Makes a call that can be aborted. */
export type Send = <C extends Call>(
  call: C,
  input: CallInput<C>,
  options: { signal: AbortSignal },
) => Promise<Payload<C>>;

/** How many lists are kept for Back and Forward. */
const keptLists = 20;

/** The state of one search page: the search and its results. */
export const createSearch = (initial: { search: SearchState; list: SearchList }, send: Send) => {
  const $search = atom(normalSearch(initial.search));
  const $answer = atom<SearchAnswer>({ state: "ready", list: initial.list });
  const kept = new Map([[searchHref(initial.search), { search: $search.get(), list: initial.list }]]);
  let running: AbortController | null = null;

  const keep = (href: string, search: SearchState, list: SearchList) => {
    kept.set(href, { search, list });
    const [oldest] = kept.keys();
    if (kept.size > keptLists && oldest !== undefined) kept.delete(oldest);
  };

  const load = async (search: SearchState, signal: AbortSignal) => {
    const call = <C extends Call>(made: C, input: CallInput<C>) => send(made, input, { signal });
    // A picked place has an id; a typed one must be looked up.
    const placed =
      search.address && search.location === undefined
        ? await (await import("./search-place.ts")).placeSearch(search, call)
        : { search, missing: null, choice: undefined };
    const result = await call(searchJobs, {
      query: { page: search.pageNo },
      body: searchBody(placed.search),
    });
    const typed = typedWords(placed.search, result);
    const { missing, choice } = placed;
    return { search: asRead(placed.search, result), list: { result, missing, choice, typed } };
  };

  /** Runs the search. Aborts one that is still running, so that a late response never replaces a newer one. */
  const show = async (next: SearchState): Promise<void> => {
    running?.abort();
    const own = (running = new AbortController());
    const search = normalSearch(next);
    const { list: previous } = $answer.get();
    $search.set(search);
    $answer.set({ state: "loading", list: previous });
    try {
      const loaded = await load(search, own.signal);
      if (own !== running) return;
      keep(searchHref(search), loaded.search, loaded.list);
      $search.set(loaded.search);
      $answer.set({ state: "ready", list: loaded.list });
    } catch (error) {
      if (own !== running) return;
      const message = failureOf(error);
      if (message !== null) $answer.set({ state: "failed", list: previous, message });
    }
  };

  /** Goes back or forward to a search: at once when its list is cached. */
  const revisit = async (search: SearchState): Promise<void> => {
    const known = kept.get(searchHref(search));
    if (!known) return show(search);
    running?.abort();
    running = null;
    $search.set(known.search);
    $answer.set({ state: "ready", list: known.list });
  };

  return { $search, $answer, show, revisit, retry: () => show($search.get()) };
};
