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

/** The part of a list that the query of an address names. */
export const readView = (search: string): ListView => {
  const query = new URLSearchParams(search);
  const page = Number(query.get("page"));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    hideExpired: query.get("hide_expired") === "true",
    archived: query.get("archived") === "true",
  };
};

/** The query that names this part of a list; "?" for the first page of all. */
export const viewQuery = ({ page, hideExpired, archived }: ListView): string =>
  `?${new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(hideExpired && { hide_expired: "true" }),
    ...(archived && { archived: "true" }),
  })}`;

/** A list that is read page by page and follows the page's address. Late answers never replace newer ones. */
export const createPagedList = <Item>(
  load: (view: ListView, options: { signal: AbortSignal }) => Promise<ListPage<Item>>,
) => {
  const $view = atom<ListView>(readView(""));
  const $list = atom<ListState<Item>>({ state: "loading", shown: null });
  let running: AbortController | null = null;

  const show = async (view: ListView): Promise<void> => {
    running?.abort();
    const own = (running = new AbortController());
    $view.set(view);
    $list.set({ state: "loading", shown: $list.get().shown });
    try {
      const page = await load(view, { signal: own.signal });
      if (own === running) $list.set({ state: "ready", shown: page });
    } catch (error) {
      const message = error instanceof Error ? error.message : "Please try again.";
      if (own === running) $list.set({ state: "failed", shown: $list.get().shown, message });
    }
  };
  const reload = () => show($view.get());

  return {
    $view,
    $list,
    reload,
    /** Shows what the address names, now and after Back and Forward. Gives what stops it. */
    follow: (): (() => void) => {
      const onStep = () => void show(readView(location.search));
      onStep();
      addEventListener("popstate", onStep);
      return () => removeEventListener("popstate", onStep);
    },
    /** Goes to another part of the list; to its first page, unless a page is named. */
    change: (part: Partial<ListView>): Promise<void> => {
      const view = { ...$view.get(), page: 1, ...part };
      history.pushState(null, "", location.pathname + viewQuery(view).replace(/^\?$/, ""));
      return show(view);
    },
    /** The address of another page of this list. */
    hrefOf: (page: number): string => viewQuery({ ...$view.get(), page }),
  };
};
