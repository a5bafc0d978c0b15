import ArrowDownUp from "lucide-react/icons/arrow-down-up";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useId } from "react";
import { jobSorts } from "../../contract/job-search.ts";
import type { SearchResult } from "../../contract/jobs.ts";
import { countFilters, type SearchState } from "../../domain/search/job-search-url.ts";
import { Button } from "../../ui/Button.tsx";
import { loneLink } from "../../ui/recipes.ts";
import { SelectBox } from "../../ui/Select.tsx";
import { canFilter } from "./filter-choices.ts";
import { FilterMenu } from "./FilterMenu.tsx";
import { SaveSearchLink } from "./SaveSearchLink.tsx";

interface ResultsHeaderProps {
  search: SearchState;
  result: SearchResult;
  /** How many jobs the list has: "255 jobs". */
  found: string;
  onChange: (change: Partial<SearchState>) => void;
  onOpenFilters: () => void;
}

/** What seekers ask first of a job, in one tap where there is room. */
const menus = [
  { label: "Work type", names: ["work_type"] },
  { label: "Pay", names: ["pay_type", "min_salary", "max_salary"] },
] as const;

/** The orders of a list of jobs. */
export const sortTitles: Record<(typeof jobSorts)[number], string> = {
  relevance: "Relevance",
  date: "Newest",
  salary: "Highest pay",
};

/**
 * Number of jobs, the filters that most seekers set, the way to save the search, sort order, and on narrow screens the
 * button that opens all filters: one line, in which a narrow list shows icons alone; where the text is very large, the number has a line of its own.
 */
export const ResultsHeader = ({ search, result, found, onChange, onOpenFilters }: ResultsHeaderProps) => {
  const sortId = useId();
  const filters = countFilters(search);
  const filterable = canFilter(search, result);
  const { sort = "relevance" } = search;
  return (
    <div className="@container">
      <div className="flex items-center gap-2 @max-[15rem]:flex-wrap sm:gap-3">
        {/* Said with the list: also over the sheet of filters, behind which this is not heard. */}
        <p
          role="status"
          aria-live="off"
          className="min-w-0 grow leading-5 font-semibold @max-[15rem]:basis-full"
        >
          {found}
        </p>
        {filterable && (
          <div className="needs-script hidden shrink-0 items-center gap-2 @min-[52rem]:flex lg:@min-[42rem]:flex">
            {menus.map((menu) => (
              <FilterMenu
                key={menu.label}
                {...menu}
                search={search}
                facets={result.facets}
                onChange={onChange}
              />
            ))}
          </div>
        )}
        <SaveSearchLink search={search} />
        {filterable && (
          <>
            <Button
              variant="secondary"
              onClick={onOpenFilters}
              className="needs-script max-sm:px-3 lg:hidden"
            >
              <SlidersHorizontal aria-hidden="true" className="size-5 max-sm:hidden" />
              Filters{filters > 0 && ` (${filters})`}
            </Button>
            <a href="#filters" className={`${loneLink} px-2 in-data-script:hidden lg:hidden`}>
              Filters
            </a>
          </>
        )}
        {result.data.length > 0 && (
          <div className="flex items-center gap-2 lg:shrink-0">
            <label
              htmlFor={sortId}
              className="text-sm whitespace-nowrap text-ink-soft max-lg:sr-only @max-[50rem]:sr-only"
            >
              Sort by
            </label>
            <div className="relative rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text">
              <span
                aria-hidden="true"
                className={`hidden size-11 place-items-center rounded-md border border-line-strong bg-surface @max-[36rem]:in-data-script:grid ${sort === "relevance" ? "text-ink" : "text-accent-text"}`}
              >
                <ArrowDownUp className="size-5" />
              </span>
              <div className="@max-[36rem]:in-data-script:absolute @max-[36rem]:in-data-script:inset-0 @max-[36rem]:in-data-script:opacity-0">
                <SelectBox
                  id={sortId}
                  name="sort"
                  title={`Sorted by ${sortTitles[sort].toLowerCase()}`}
                  value={sort}
                  onChange={({ target }) => onChange({ sort: jobSorts.find((one) => one === target.value) })}
                  options={jobSorts.map((value) => ({ value, label: sortTitles[value] }))}
                />
              </div>
            </div>
          </div>
        )}
      </div>
    </div>
  );
};
