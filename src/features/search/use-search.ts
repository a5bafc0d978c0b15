import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { insideOf } from "../../domain/mobile-path.ts";
import { normalSearch, searchHref, type SearchState } from "../../domain/search/job-search-url.ts";
import { followSteps } from "../../ui/page-steps.ts";
import { createSearch, type SearchList } from "./search.ts";
import { useFilterSheet } from "./use-filter-sheet.ts";
import { keepVisit } from "./last-visit.ts";
import { fetchPayload } from "../session/send.ts";

/** The search of an entry in the browser's history. */
const searchOfStep = async (state: unknown): Promise<SearchState> => {
  if (typeof state === "object" && state !== null && "search" in state) return state.search as SearchState;
  // Entries without state, such as a jump within the page, are rare; the schemas to parse them are large.
  const { readSearch } = await import("../../domain/search/read-search.ts");
  return readSearch(new URLSearchParams(location.search));
};

/** The state of a search page, in sync with the URL and the browser's history. */
export const useSearch = (initial: { search: SearchState; list: SearchList }) => {
  const [session] = useState(() => createSearch(initial, fetchPayload));
  // Typed values that have not been submitted yet.
  const [typed, setTyped] = useState<{ q?: string; address?: string }>({});
  const search = useStore(session.$search);
  const answer = useStore(session.$answer);
  const sheet = useFilterSheet();

  useEffect(() => {
    // A page such as /jobs/chef-in-sydney does not have its search in the query.
    history.replaceState({ ...(history.state as object | null), search: initial.search }, "");
    keepVisit();
    const onStep = ({ state }: PopStateEvent) => {
      setTyped({});
      if (sheet.takeStep(session.$search.get())) return;
      void searchOfStep(state).then(session.revisit);
    };
    const onOnline = () => {
      if (session.$answer.get().state === "failed") void session.retry();
    };
    const stop = followSteps(onStep);
    addEventListener("online", onOnline);
    return () => {
      stop();
      removeEventListener("online", onOnline);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the first search of the page does not change
  }, [session]);

  /** Applies a change to the search, together with the typed values. */
  const change = (part: Partial<SearchState> = {}) => {
    const address = typed.address?.trim() ?? search.address;
    const next = normalSearch({
      ...search,
      pageNo: 1,
      q: typed.q ?? search.q,
      // Other words are read anew.
      as_typed: (typed.q ?? search.q) === search.q && search.as_typed,
      address,
      // The id belongs to the previous text of the field.
      location: address === search.address ? search.location : undefined,
      ...part,
    });
    const href = insideOf(location.pathname, searchHref(next));
    setTyped({});
    if (sheet.isEntry() || href === location.pathname + location.search)
      history.replaceState({ search: next }, "", href);
    else history.pushState({ search: next }, "", href);
    void session.show(next);
  };

  return {
    search,
    answer,
    change,
    sheet: { isOpen: sheet.isOpen, open: () => sheet.open(search), close: sheet.close },
    retry: session.retry,
    draft: { q: typed.q ?? search.q ?? "", address: typed.address ?? search.address ?? "" },
    setDraft: (part: typeof typed) => setTyped((before) => ({ ...before, ...part })),
  };
};
