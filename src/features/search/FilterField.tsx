import type { FilterName } from "../../contract/job-filters.ts";
import { thousands } from "../../contract/thousands.ts";
import {
  amountsProblem,
  maximumSalaries,
  minimumSalaries,
  withAmount,
} from "../../domain/jobs/salary-options.ts";
import { filterOf, filterValues, type FilterId } from "../../domain/search/job-filters.ts";
import type { SearchState } from "../../domain/search/job-search-url.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { CheckList } from "../../ui/CheckList.tsx";
import { Select } from "../../ui/Select.tsx";
import { choicesOf, type Filterable } from "./filter-choices.ts";
import { NewSinceField } from "./NewSinceField.tsx";
import { useChoiceOrder } from "./use-choice-order.ts";

interface FilterFieldProps extends Filterable {
  name: FilterName;
  onChange: (change: Partial<SearchState>) => void;
}

const salaries = { minimums: minimumSalaries, maximums: maximumSalaries };

/** The field of one filter, by its type. */
export const FilterField = ({ name, search, facets, onChange }: FilterFieldProps) => {
  const filter = filterOf(name);
  const chosen = filterValues(search, name) as (string | number)[];
  const choices = choicesOf(name, facets);
  const choose = (value: FilterId | FilterId[] | undefined) =>
    onChange({
      ...Object.fromEntries((filter.clears ?? []).map((other) => [other, undefined])),
      [name]: value,
    });
  const { label } = filter;

  switch (filter.type) {
    case "many":
      return <ManyField name={name} search={search} facets={facets} chosen={chosen} onChange={choose} />;
    case "flag":
      return (
        <Checkbox
          label={filter.tick}
          name={name}
          value="true"
          checked={chosen.length > 0}
          count={choices[0]?.count ?? 0}
          disabled={!choices[0]?.count && chosen.length === 0}
          onChange={({ target }) => choose(target.checked)}
        />
      );
    case "amount": {
      const options = withAmount(salaries[filter.amounts](search.pay_type), Number(chosen[0]) || undefined);
      return (
        <Select
          label={label}
          name={name}
          value={chosen[0] ?? ""}
          options={options.map(({ amount, label }) => ({ value: amount ?? "", label }))}
          error={name === "max_salary" ? (amountsProblem(search) ?? undefined) : undefined}
          className="pr-7! pl-2!"
          onChange={({ target }) => choose(target.value === "" ? undefined : Number(target.value))}
        />
      );
    }
    case "one":
    case "since": {
      const options = choices.map(({ id, title, count }) => ({
        value: id,
        label: `${title} (${thousands(count)})`,
        disabled: count === 0 && id !== 0 && !chosen.includes(id),
      }));
      const any = filter.type === "one" ? [{ value: "", label: "Any" }] : [];
      return (
        <Select
          label={label}
          name={name}
          value={chosen[0] ?? (filter.type === "one" ? "" : 0)}
          options={[...any, ...options]}
          onChange={({ target }) => choose(choices.find(({ id }) => String(id) === target.value)?.id)}
        />
      );
    }
    case "moment":
      return <NewSinceField name={name} label={filter.tick} search={search} onChange={choose} />;
    case "id":
      return null;
  }
};

interface ManyFieldProps extends Filterable {
  name: FilterName;
  chosen: (string | number)[];
  onChange: (chosen: (string | number)[]) => void;
}

const ManyField = ({ name, search, facets, ...choosing }: ManyFieldProps) => (
  <CheckList
    {...choosing}
    {...useChoiceOrder(name, { search, facets })}
    legend={filterOf(name).label}
    name={name}
  />
);
