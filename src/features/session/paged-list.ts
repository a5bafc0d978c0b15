import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { useEffect, useState } from "react";
import { followSteps } from "../../ui/page-steps.ts";
import { failureOf } from "./failure.ts";
import { followTabs } from "./other-tabs.ts";

/** One page of a seeker's list with its page numbers, as list calls return it. */
export interface ListPage<Item> {
  data: Item[];
  meta: { current_page: number; last_page: number; total: number };
}

/** Which part of a list is shown. Stored in the query of the URL. */
export interface ListView {
  page: number;
  hideExpired: boolean;
  archived: boolean;
  /** Only jobs near the seeker. */
  near: boolean;
  /** Only jobs of this work type; empty for all. */
  workType: string;
}

/** Whether a list has come without items, so that nothing in it can be hidden. */
export const hasNone = (shown: ListPage<unknown> | null): boolean => shown?.data.length === 0;

/** Loading state of a list. The last page stays while the next one loads, and when that fails. */
export type ListState<Item> =
  | { state: "loading"; shown: ListPage<Item> | null }
  | { state: "ready"; shown: ListPage<Item> }
  | { state: "failed"; shown: ListPage<Item> | null; message: string };

/** Parses the query of a URL. */
export const readView = (search: string): ListView => {
  const query = new URLSearchParams(search);
  const page = Number(query.get("page"));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    hideExpired: query.get("hide_expired") === "true",
    archived: query.get("archived") === "true",
    near: query.get("near") === "true",
    workType: query.get("work_type") ?? "",
  };
};

/** The query for this part of a list; "?" for the first page without filters. */
export const viewQuery = ({ page, hideExpired, archived, near, workType }: ListView): string =>
  `?${new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(hideExpired && { hide_expired: "true" }),
    ...(archived && { archived: "true" }),
    ...(near && { near: "true" }),
    ...(workType && { work_type: workType }),
  })}`;

/** A list that is loaded page by page, in sync with the URL. Late responses never replace newer ones. */
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
      const message = own === running ? failureOf(error) : null;
      if (message !== null) $list.set({ state: "failed", shown: $list.get().shown, message });
    }
  };
  const reload = () => show($view.get());

  return {
    $view,
    $list,
    reload,
    /** Shows the part that the URL names, now, after Back and Forward, and after a change in another tab. Returns a function that stops this. */
    follow: (): (() => void) => {
      const onStep = () => void show(readView(location.search));
      onStep();
      const stop = followSteps(onStep);
      const unfollow = followTabs(() => void reload());
      return () => {
        unfollow();
        stop();
      };
    },
    /** Goes to another part of the list; to its first page, unless `page` is given. */
    change: (part: Partial<ListView>): Promise<void> => {
      const view = { ...$view.get(), page: 1, ...part };
      history.pushState(null, "", location.pathname + viewQuery(view).replace(/^\?$/, ""));
      return show(view);
    },
    /** The URL of another page of this list. */
    hrefOf: (page: number): string => viewQuery({ ...$view.get(), page }),
  };
};

/** A list in sync with the URL while it is shown, and what its frame is given. */
export const usePagedList = <Item>(create: () => ReturnType<typeof createPagedList<Item>>) => {
  const [list] = useState(create);
  const view = useStore(list.$view);
  const state = useStore(list.$list);
  useEffect(() => list.follow(), [list]);
  const frame = {
    shown: state.shown,
    loading: state.state === "loading",
    problem: state.state === "failed" ? state.message : null,
    onRetry: () => void list.reload(),
    hrefOf: list.hrefOf,
    onPage: (page: number) => void list.change({ page }),
  };
  return { list, view, frame };
};
