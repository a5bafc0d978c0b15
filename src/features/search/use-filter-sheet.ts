import { useRef, useState } from "react";
import { insideOf } from "../../domain/mobile-path.ts";
import { searchHref, type SearchState } from "../../domain/search/job-search-url.ts";

/** The sheet of filters on narrow screens. It is an entry of the history, so that Back closes it, as its own buttons do. */
export const useFilterSheet = () => {
  const [isOpen, setOpen] = useState(false);
  const sheet = useRef<{ before: SearchState; isClosing: boolean } | null>(null);
  return {
    isOpen,
    /** @param before The search that the filters change. */
    open: (before: SearchState): void => {
      if (sheet.current) return;
      sheet.current = { before, isClosing: false };
      history.pushState({ search: before }, "");
      setOpen(true);
    },
    close: (): void => {
      if (!sheet.current || sheet.current.isClosing) return;
      sheet.current.isClosing = true;
      history.back();
    },
    /** Whether the entry of the history is the sheet's. */
    isEntry: (): boolean => sheet.current !== null,
    /**
     * Takes a step back from the sheet: it closes, and the search that was chosen in it is the entry after the one that it
     * was opened on. False where it was not open.
     */
    takeStep: (chosen: SearchState): boolean => {
      if (!sheet.current) return false;
      const href = searchHref(chosen);
      if (href !== searchHref(sheet.current.before))
        history.pushState({ search: chosen }, "", insideOf(location.pathname, href));
      sheet.current = null;
      setOpen(false);
      return true;
    },
  };
};
