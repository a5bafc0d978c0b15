import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useId } from "react";
import { jobSorts } from "../../contract/job-search.ts";
import type { SearchResult } from "../../contract/jobs.ts";
import { countFilters, type SearchState } from "../../domain/search/job-search-url.ts";
import { jobCount } from "../../domain/jobs/job-text.ts";
import { Button } from "../../ui/Button.tsx";
import { SelectBox } from "../../ui/Select.tsx";
import { SaveSearchLink } from "./SaveSearchLink.tsx";

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

/**
 * Number of jobs, sort order, and on narrow screens the button that opens the filters. Where no job is found, those that
 * mention the words are counted.
 */
export const ResultsHeader = ({ search, result, onChange, onOpenFilters }: ResultsHeaderProps) => {
  const sortId = useId();
  const filters = countFilters(search);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p role="status" className="mr-auto font-semibold">
        {jobCount(result.meta.total || result.mentions)}
      </p>
      <div className="max-sm:hidden">
        <SaveSearchLink search={search} />
      </div>
      <Button variant="secondary" onClick={onOpenFilters} className="needs-script max-sm:px-3 lg:hidden">
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        Filters{filters > 0 && ` (${filters})`}
      </Button>
      <div className="flex items-center gap-2">
        <label htmlFor={sortId} className="text-sm whitespace-nowrap text-ink-soft max-lg:sr-only">
          Sort by
        </label>
        <SelectBox
          id={sortId}
          name="sort"
          value={search.sort ?? "relevance"}
          onChange={({ target }) => onChange({ sort: jobSorts.find((sort) => sort === target.value) })}
          options={jobSorts.map((value) => ({ value, label: sortTitles[value] }))}
        />
      </div>
    </div>
  );
};
