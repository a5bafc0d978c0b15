import { filterOf, filtersOnPage } from "../../domain/search/job-filters.ts";
import type { SearchState } from "../../domain/search/job-search-url.ts";
import { hasField, type Filterable } from "./filter-choices.ts";
import { FilterField } from "./FilterField.tsx";

interface FilterPanelProps extends Filterable {
  onChange: (change: Partial<SearchState>) => void;
}

/** Every filter of a search, each option with the number of jobs it would give (spec §9). */
export const FilterPanel = ({ onChange, ...given }: FilterPanelProps) => (
  <div className="grid grid-cols-2 gap-x-2 gap-y-6">
    {filtersOnPage
      .filter((name) => hasField(name, given))
      .map((name) => (
        // Minimum and maximum pay share a row.
        <div key={name} className={filterOf(name).type === "amount" ? "" : "col-span-2 empty:hidden"}>
          <FilterField {...given} name={name} onChange={onChange} />
        </div>
      ))}
  </div>
);
