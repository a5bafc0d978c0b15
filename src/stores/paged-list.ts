import { atom } from "nanostores";

/** A page of a seeker's list with its numbers, as list calls answer. */
export interface ListPage<Item> {
  data: Item[];
  meta: { current_page: number; last_page: number; total: number };
}

/** What part of a list is shown. It stands in the page's address. */
export interface ListView {
  page: number;
  hideExpired: boolean;
  archived: boolean;
}

/** Where a list stands. The last page stays while the next is on its way, and when it fails. */
export type ListState<Item> =
  | { state: "loading"; shown: ListPage<Item> | null }
  | { state: "ready"; shown: ListPage<Item> }
  | { state: "failed"; shown: ListPage<Item> | null; message: string };

/** The part of a list that an address names. */
export const readView = (search: string): ListView => {
  const query = new URLSearchParams(search);
  const page = Number(query.get("page"));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    hideExpired: query.get("hide_expired") === "true",
    archived: query.get("archived") === "true",
  };
};

/** The query of an address that names this part of a list; empty for the first page of all. */
export const viewQuery = ({ page, hideExpired, archived }: ListView): string => {
  const query = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(hideExpired && { hide_expired: "true" }),
    ...(archived && { archived: "true" }),
  }).toString();
  return query && `?${query}`;
};

/** A list that is read page by page. Answers that arrive late never replace newer ones. */
export const createPagedList = <Item>(
  load: (view: ListView, options: { signal: AbortSignal }) => Promise<ListPage<Item>>,
) => {
  const $list = atom<ListState<Item>>({ state: "loading", shown: null });
  let running: AbortController | null = null;

  const show = async (view: ListView): Promise<void> => {
    running?.abort();
    const own = (running = new AbortController());
    $list.set({ state: "loading", shown: $list.get().shown });
    try {
      const page = await load(view, { signal: own.signal });
      if (own === running) $list.set({ state: "ready", shown: page });
    } catch (error) {
      const message = error instanceof Error ? error.message : "Please try again.";
      if (own === running) $list.set({ state: "failed", shown: $list.get().shown, message });
    }
  };
  return { $list, show };
};
