import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import type { createPagedList } from "./paged-list.ts";

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
