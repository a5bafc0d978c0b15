import { lazy, Suspense } from "react";
import type { SearchResult } from "../../contract/jobs.ts";
import { jobCount } from "../../domain/jobs/job-text.ts";
import { shownText } from "../../domain/search/found-text.ts";
import type { SearchState } from "../../domain/search/job-search-url.ts";
import { Button } from "../../ui/Button.tsx";
import { toast } from "../../ui/toasts/toasts.ts";
import { FilterPanel } from "./FilterPanel.tsx";

// Only narrow screens open the filters in a dialog.
const loadDialog = () => import("../../ui/Dialog.tsx");
const Dialog = lazy(async () => ({ default: (await loadDialog()).Dialog }));

/** Calls `open` once the sheet can be shown. */
export const openFilterSheet = (open: () => void): void =>
  void loadDialog().then(open, () =>
    toast.error("The filters could not be loaded. Check your connection and try again."),
  );

interface FilterSheetProps {
  search: SearchState;
  result: SearchResult;
  onChange: (change: Partial<SearchState>) => void;
  onClose: () => void;
}

/** The filters in a dialog, for narrow screens. */
export const FilterSheet = ({ search, result, onChange, onClose }: FilterSheetProps) => {
  const { facets, meta, mentions } = result;
  return (
    <Suspense>
      <Dialog
        open
        onClose={onClose}
        title="Filters"
        actions={
          <Button className="w-full" onClick={onClose}>
            Show {meta.total ? jobCount(meta.total) : shownText({ total: 0, mentions, words: search.q })}
          </Button>
        }
      >
        <FilterPanel search={search} facets={facets} total={meta.total} onChange={onChange} />
      </Dialog>
    </Suspense>
  );
};
