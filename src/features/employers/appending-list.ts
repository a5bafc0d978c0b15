import { atom } from "nanostores";
import type { ListPage } from "../session/paged-list.ts";
import { failureOf } from "../session/failure.ts";

/** A page of a list, and when it was kept where the site cannot be reached (ISO 8601). */
export type AppendedPage<Item> = ListPage<Item> & { keptAt: string | null };

/** A list that grows at its end. What is shown stays while the next page loads, and when that fails. */
export interface AppendedList<Item> {
  items: Item[];
  /** The last page that is shown, and the last one there is. */
  page: number;
  lastPage: number;
  /** When the oldest shown page was kept; null where all are up to date. */
  keptAt: string | null;
  next: { state: "ready" } | { state: "loading" } | { state: "failed"; message: string };
}

/** A list whose pages after the first are appended (spec §4). */
export const createAppendingList = <Item>(
  first: ListPage<Item>,
  load: (page: number) => Promise<AppendedPage<Item>>,
) => {
  const $list = atom<AppendedList<Item>>({
    items: first.data,
    page: first.meta.current_page,
    lastPage: first.meta.last_page,
    keptAt: null,
    next: { state: "ready" },
  });

  return {
    $list,
    /** Notes that the kept pages are up to date after all. */
    confirm: () => $list.set({ ...$list.get(), keptAt: null }),
    /** Appends the next page, unless it is loading. */
    more: async (): Promise<void> => {
      const shown = $list.get();
      if (shown.next.state === "loading" || shown.page >= shown.lastPage) return;
      $list.set({ ...shown, next: { state: "loading" } });
      try {
        const { data, meta, keptAt } = await load(shown.page + 1);
        $list.set({
          items: [...shown.items, ...data],
          page: shown.page + 1,
          lastPage: meta.last_page,
          keptAt: [shown.keptAt, keptAt].filter((moment) => moment !== null).sort()[0] ?? null,
          next: { state: "ready" },
        });
      } catch (error) {
        const message = failureOf(error);
        $list.set(message === null ? shown : { ...shown, next: { state: "failed", message } });
      }
    },
  };
};
