import { workTypes, type PayTypeId } from "../../contract/job-fields.ts";
import type { JobFacets } from "../../contract/jobs.ts";
import type { SearchState } from "../../domain/search/job-search-url.ts";
import { thousands } from "../../domain/jobs/pay-text.ts";
import {
  maximumSalaries,
  minimumSalaries,
  withAmount,
  type SalaryOption,
} from "../../domain/jobs/salary-options.ts";
import { states } from "../../domain/places/states.ts";
import { datePostedOptions, filterLabels, payTypes } from "../../domain/jobs/work.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { Select } from "../../ui/Select.tsx";
import { CheckList, type Choice } from "../../ui/CheckList.tsx";

interface FilterPanelProps {
  search: SearchState;
  facets: JobFacets;
  onChange: (change: Partial<SearchState>) => void;
}

/** Every filter of a search, each option with the number of jobs it would give (spec §9). */
export const FilterPanel = ({ search, facets, onChange }: FilterPanelProps) => {
  const counts = countsOf(facets);
  const categories = offered(facets.category, search.category);
  const kinds = offered(facets.sub_category, search.sub_category);
  const oneField = categories.length === 1 || search.category?.length;

  return (
    <div className="grid gap-6">
      <CheckList
        legend={filterLabels.work_type}
        name="work_type"
        choices={counts.workTypes}
        chosen={search.work_type ?? []}
        onChange={(work_type) => onChange({ work_type })}
      />
      <Checkbox
        label="Remote jobs only"
        name="remote"
        value="true"
        checked={search.remote ?? false}
        count={facets.remote}
        onChange={({ target }) => onChange({ remote: target.checked })}
      />
      <Select
        label={filterLabels.pay_type}
        name="pay_type"
        value={search.pay_type ?? ""}
        options={[{ value: "", label: "Any" }, ...counts.payTypes]}
        onChange={({ target }) =>
          onChange({
            pay_type: payTypeIds.find((id) => String(id) === target.value),
            min_salary: undefined,
            max_salary: undefined,
          })
        }
      />
      <div className="grid grid-cols-2 gap-2">
        <Salary
          label={filterLabels.min_salary}
          name="min_salary"
          amount={search.min_salary}
          options={minimumSalaries(search.pay_type)}
          onChange={(min_salary) => onChange({ min_salary })}
        />
        <Salary
          label={filterLabels.max_salary}
          name="max_salary"
          amount={search.max_salary}
          options={maximumSalaries(search.pay_type)}
          onChange={(max_salary) => onChange({ max_salary })}
        />
      </div>
      <Select
        label={filterLabels.date_posted}
        name="date_posted"
        value={search.date_posted ?? 0}
        options={counts.dates}
        onChange={({ target }) =>
          onChange({ date_posted: datePostedOptions.find(({ id }) => String(id) === target.value)?.id })
        }
      />
      {categories.length > 1 && (
        <CheckList
          legend="Category"
          name="category"
          choices={categories}
          chosen={search.category ?? []}
          onChange={(category) => onChange({ category, sub_category: [] })}
        />
      )}
      {oneField && kinds.length > 0 && (
        <CheckList
          legend="Kind of work"
          name="sub_category"
          choices={kinds}
          chosen={search.sub_category ?? []}
          onChange={(sub_category) => onChange({ sub_category })}
        />
      )}
      <CheckList
        legend="State"
        name="states"
        choices={counts.states}
        chosen={search.states ?? []}
        onChange={(states) => onChange({ states })}
      />
    </div>
  );
};

const payTypeIds = Object.keys(payTypes).map(Number) as PayTypeId[];

/** The options of fixed lists, each with its count. */
const countsOf = (facets: JobFacets) => {
  const count = (facet: readonly Choice<string | number>[], id: string | number) =>
    facet.find((option) => option.id === id)?.count ?? 0;
  return {
    workTypes: workTypes.map((id) => ({ id, title: id, count: count(facets.work_type, id) })),
    states: states.map(({ id, title }) => ({ id, title, count: count(facets.states, id) })),
    payTypes: payTypeIds.map((value) => ({
      value,
      label: `${payTypes[value].title} (${thousands(count(facets.pay_type, value))})`,
    })),
    dates: datePostedOptions.map(({ id, title }) => ({
      value: id,
      label: `${title} (${thousands(count(facets.date_posted, id))})`,
    })),
  };
};

/** What has jobs, and what is chosen though it has none. */
const offered = (facet: readonly Choice<string>[], chosen: readonly string[] = []): Choice<string>[] =>
  facet.filter(({ id, count }) => count > 0 || chosen.includes(id));

interface SalaryProps {
  label: string;
  name: string;
  amount: number | undefined;
  options: SalaryOption[];
  onChange: (amount: number | undefined) => void;
}

const Salary = ({ label, name, amount, options, onChange }: SalaryProps) => (
  <Select
    label={label}
    name={name}
    value={amount ?? ""}
    options={withAmount(options, amount).map((option) => ({
      value: option.amount ?? "",
      label: option.label,
    }))}
    onChange={({ target }) => onChange(target.value === "" ? undefined : Number(target.value))}
  />
);
