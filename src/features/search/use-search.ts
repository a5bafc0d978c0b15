import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { normalSearch, searchHref, type SearchState } from "../../domain/search/job-search-url.ts";
import { createSearch, type SearchList } from "./search.ts";
import { fetchPayload } from "../session/send.ts";

/** The search that a step of the browser's history stands for. */
const searchOfStep = async (state: unknown): Promise<SearchState> => {
  if (typeof state === "object" && state !== null && "search" in state) return state.search as SearchState;
  // Steps of other making, such as a jump within the page, are rare; the schemas to read them are heavy.
  const { readSearch } = await import("../../domain/search/read-search.ts");
  return readSearch(new URLSearchParams(location.search));
};

/** A search page's state, tied to the browser's address and its Back and Forward. */
export const useSearch = (initial: { search: SearchState; list: SearchList }) => {
  const [session] = useState(() => createSearch(initial, fetchPayload));
  // What is typed and not yet searched for.
  const [typed, setTyped] = useState<{ q?: string; address?: string }>({});
  const search = useStore(session.$search);
  const answer = useStore(session.$answer);

  useEffect(() => {
    // A readable page such as /jobs/chef-in-sydney does not name its search in the query.
    history.replaceState({ search: initial.search }, "");
    const onStep = ({ state }: PopStateEvent) => {
      setTyped({});
      void searchOfStep(state).then(session.revisit);
    };
    addEventListener("popstate", onStep);
    return () => removeEventListener("popstate", onStep);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the first search of the page does not change
  }, [session]);

  /** Goes to the search with a change; what has been typed goes with it. */
  const change = (part: Partial<SearchState> = {}) => {
    const address = typed.address?.trim() ?? search.address;
    const next = normalSearch({
      ...search,
      pageNo: 1,
      q: typed.q ?? search.q,
      address,
      // The id belongs to the place that stood in the field before.
      location: address === search.address ? search.location : undefined,
      ...part,
    });
    const href = searchHref(next);
    setTyped({});
    if (href === location.pathname + location.search) history.replaceState({ search: next }, "");
    else history.pushState({ search: next }, "", href);
    void session.show(next);
  };

  return {
    search,
    answer,
    change,
    retry: session.retry,
    draft: { q: typed.q ?? search.q ?? "", address: typed.address ?? search.address ?? "" },
    setDraft: setTyped,
  };
};
