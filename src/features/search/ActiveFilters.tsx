import X from "lucide-react/icons/x";
import type { MouseEvent } from "react";
import {
  chipText,
  filterNames,
  filtersOnPage,
  filterValues,
  withoutValue,
} from "../../domain/search/job-filters.ts";
import {
  countFilters,
  searchHref,
  withoutFilters,
  type SearchState,
} from "../../domain/search/job-search-url.ts";
import { LinkChip } from "../../ui/Chip.tsx";
import { loneLink } from "../../ui/recipes.ts";

interface ActiveFiltersProps {
  search: SearchState;
  onChange: (change: Partial<SearchState>) => void;
}

interface ActiveFilter {
  label: string;
  /** The change that removes it. */
  off: Partial<SearchState>;
}

/** The active filters, each a link to the search without it. */
export const ActiveFilters = ({ search, onChange }: ActiveFiltersProps) => {
  if (!countFilters(search)) return null;
  const follow = (change: Partial<SearchState>) => (event: MouseEvent) => {
    event.preventDefault();
    onChange(change);
  };
  const filters = activeFilters(search);
  return (
    <ul aria-label="Filters in use" className="flex shrink-0 items-center gap-2 py-1 sm:shrink sm:flex-wrap">
      {filters.map(({ label, off }) => (
        <li key={label}>
          <LinkChip href={searchHref({ ...search, ...off, pageNo: 1 })} onClick={follow(off)}>
            <span className="sr-only">Remove filter: </span>
            {label}
            <X aria-hidden="true" className="size-4" />
          </LinkChip>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <a
            href={searchHref(withoutFilters(search))}
            onClick={follow(allOff)}
            className={`${loneLink} px-2 text-sm`}
          >
            Clear all
          </a>
        </li>
      )}
    </ul>
  );
};

const allOff: Partial<SearchState> = Object.fromEntries(filterNames.map((name) => [name, undefined]));

const activeFilters = (search: SearchState): ActiveFilter[] =>
  filtersOnPage.flatMap((name) =>
    filterValues(search, name).map((value) => ({
      label: name === "employer" ? (search.employer_name ?? "One employer") : chipText(name, value),
      off: withoutValue(search, name, value),
    })),
  );
