import { atom } from "nanostores";
import type { Call, CallInput, Payload } from "../contract/call.ts";
import { searchJobs, type SearchResult } from "../contract/jobs.ts";
import { normalSearch, searchBody, searchHref, type SearchState } from "../domain/job-search-url.ts";

/** Where the list of jobs stands. The last list stays while the next one is on its way, and when it fails. */
export type SearchAnswer =
  | { state: "ready"; result: SearchResult }
  | { state: "loading"; result: SearchResult }
  | { state: "failed"; result: SearchResult; message: string };

/** Makes a call that can be given up. */
export type Send = <C extends Call>(
  call: C,
  input: CallInput<C>,
  options: { signal: AbortSignal },
) => Promise<Payload<C>>;

/** How many lists are kept for Back and Forward. */
const keptLists = 20;

/** A search page's state: what is searched for and the list that answers it. One for each page, none shared. */
export const createSearch = (initial: { search: SearchState; result: SearchResult }, send: Send) => {
  const $search = atom(normalSearch(initial.search));
  const $answer = atom<SearchAnswer>({ state: "ready", result: initial.result });
  const kept = new Map([[searchHref(initial.search), initial.result]]);
  let running: AbortController | null = null;

  const keep = (search: SearchState, result: SearchResult) => {
    kept.set(searchHref(search), result);
    const [oldest] = kept.keys();
    if (kept.size > keptLists && oldest !== undefined) kept.delete(oldest);
  };

  /** Searches anew. Whatever was on its way is given up, so that a late answer never replaces a newer one. */
  const show = async (next: SearchState): Promise<void> => {
    running?.abort();
    const own = (running = new AbortController());
    const search = normalSearch(next);
    const { result: previous } = $answer.get();
    $search.set(search);
    $answer.set({ state: "loading", result: previous });
    try {
      const input = { query: { page: search.pageNo }, body: searchBody(search) };
      const result = await send(searchJobs, input, { signal: own.signal });
      if (own !== running) return;
      keep(search, result);
      $answer.set({ state: "ready", result });
    } catch (error) {
      if (own !== running) return;
      const message = error instanceof Error ? error.message : "Please try again.";
      $answer.set({ state: "failed", result: previous, message });
    }
  };

  /** Goes back or forward to a search: at once when its list is kept. */
  const revisit = async (search: SearchState): Promise<void> => {
    const result = kept.get(searchHref(search));
    if (!result) return show(search);
    running?.abort();
    running = null;
    $search.set(normalSearch(search));
    $answer.set({ state: "ready", result });
  };

  return { $search, $answer, show, revisit, retry: () => show($search.get()) };
};

export type SearchSession = ReturnType<typeof createSearch>;
