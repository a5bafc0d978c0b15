import X from "lucide-react/icons/x";
import type { MouseEvent } from "react";
import {
  chipText,
  filterNames,
  filtersOnPage,
  filterValues,
  withoutValue,
} from "../../domain/search/job-filters.ts";
import { searchHref, withoutFilters, type SearchState } from "../../domain/search/job-search-url.ts";
import { placeNames, placesIn, withoutPlace } from "../../domain/search/search-places.ts";
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

/** The active filters, and the places where these are several, each a link to the search without it. */
export const ActiveFilters = ({ search, onChange }: ActiveFiltersProps) => {
  const places = severalPlaces(search);
  const filters = activeFilters(search);
  if (!places.length && !filters.length) return null;
  const follow = (change: Partial<SearchState>) => (event: MouseEvent) => {
    event.preventDefault();
    onChange(change);
  };
  return (
    // One line on phones, which can be moved sideways: the first job is what they are there for. It positions what is
    // only read out in its chips, which would otherwise widen the page.
    <ul
      aria-label="Filters in use"
      className="relative flex max-w-full items-center gap-2 py-1 max-sm:overflow-x-auto max-sm:whitespace-nowrap sm:flex-wrap"
    >
      {[...places, ...filters].map(({ label, off }) => (
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

/** Each of several places; one alone is in its field. */
const severalPlaces = (search: SearchState): ActiveFilter[] => {
  const names = placeNames(search.address ?? "");
  return placesIn(search).length < 2
    ? []
    : names.map((label, at) => ({ label, off: withoutPlace(search, at) }));
};

const allOff: Partial<SearchState> = Object.fromEntries(filterNames.map((name) => [name, undefined]));

const activeFilters = (search: SearchState): ActiveFilter[] =>
  filtersOnPage.flatMap((name) =>
    filterValues(search, name).map((value) => ({
      label: name === "employer" ? (search.employer_name ?? "One employer") : chipText(name, value),
      off: withoutValue(search, name, value),
    })),
  );
