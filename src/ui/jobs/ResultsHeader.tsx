import { SlidersHorizontal } from "lucide-react";
import { jobSorts, type SearchResult } from "../../contract/jobs.ts";
import { countFilters, type SearchState } from "../../domain/job-search-url.ts";
import { jobCount } from "../../domain/search-text.ts";
import { Button } from "../Button.tsx";
import { control } from "../recipes.ts";

interface ResultsHeaderProps {
  search: SearchState;
  result: SearchResult;
  onChange: (change: Partial<SearchState>) => void;
  onOpenFilters: () => void;
}

const sortTitles: Record<(typeof jobSorts)[number], string> = {
  relevance: "Relevance",
  date: "Newest",
  salary: "Highest pay",
};

/** How many jobs there are, in which order, and the way to the filters where they do not stand beside the list. */
export const ResultsHeader = ({ search, result, onChange, onOpenFilters }: ResultsHeaderProps) => {
  const filters = countFilters(search);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p role="status" className="mr-auto text-lg font-semibold">
        {jobCount(result.meta.total)}
      </p>
      <label className="flex items-center gap-2 text-sm">
        <span className="whitespace-nowrap text-ink-soft">Sort by</span>
        <select
          name="sort"
          value={search.sort ?? "relevance"}
          onChange={({ target }) => onChange({ sort: jobSorts.find((sort) => sort === target.value) })}
          className={control}
        >
          {jobSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortTitles[sort]}
            </option>
          ))}
        </select>
      </label>
      <Button variant="secondary" onClick={onOpenFilters} className="needs-script lg:hidden">
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        Filters{filters > 0 && ` (${filters})`}
      </Button>
    </div>
  );
};
