import X from "lucide-react/icons/x";
import type { MouseEvent } from "react";
import { categoryById, jobCategories } from "../../domain/jobs/categories.ts";
import {
  countFilters,
  searchHref,
  withoutFilters,
  type SearchState,
} from "../../domain/search/job-search-url.ts";
import { dollars } from "../../domain/jobs/pay-text.ts";
import { states } from "../../domain/places/states.ts";
import { datePostedOptions, payTypes } from "../../domain/jobs/work.ts";
import { LinkChip } from "../../ui/Chip.tsx";
import { loneLink } from "../../ui/recipes.ts";

interface ActiveFiltersProps {
  search: SearchState;
  onChange: (change: Partial<SearchState>) => void;
}

interface ActiveFilter {
  label: string;
  /** The change that takes it off. */
  off: Partial<SearchState>;
}

/** The filters that are on, each a link to the search without it. */
export const ActiveFilters = ({ search, onChange }: ActiveFiltersProps) => {
  if (!countFilters(search)) return null;
  const follow = (change: Partial<SearchState>) => (event: MouseEvent) => {
    event.preventDefault();
    onChange(change);
  };
  const cleared = withoutFilters(search);
  return (
    <ul aria-label="Filters in use" className="flex flex-wrap items-center gap-2">
      {activeFilters(search).map(({ label, off }) => (
        <li key={label}>
          <LinkChip href={searchHref({ ...search, ...off, pageNo: 1 })} onClick={follow(off)}>
            <span className="sr-only">Remove filter: </span>
            {label}
            <X aria-hidden="true" className="size-4" />
          </LinkChip>
        </li>
      ))}
      <li>
        <a href={searchHref(cleared)} onClick={follow(allOff)} className={`${loneLink} px-2 text-sm`}>
          Clear all
        </a>
      </li>
    </ul>
  );
};

const allOff: Partial<SearchState> = {
  states: [],
  category: [],
  sub_category: [],
  employer: undefined,
  employer_name: undefined,
  work_type: [],
  pay_type: undefined,
  min_salary: undefined,
  max_salary: undefined,
  date_posted: undefined,
  remote: undefined,
};

const kinds = jobCategories.flatMap((category) => category.sub_categories);

const activeFilters = (search: SearchState): ActiveFilter[] => {
  const each = <Id extends string | number>(
    field: "states" | "category" | "sub_category" | "work_type",
    title: (id: Id) => string,
  ) => {
    const ids = (search[field] ?? []) as Id[];
    return ids.map((id) => ({ label: title(id), off: { [field]: ids.filter((other) => other !== id) } }));
  };
  const one = (field: keyof SearchState, label: string | undefined) =>
    label ? [{ label, off: { [field]: undefined } }] : [];
  const { employer, employer_name, pay_type, min_salary, max_salary, date_posted, remote } = search;
  const ofEmployer = {
    label: employer_name ?? "One employer",
    off: { employer: undefined, employer_name: undefined },
  };
  return [
    ...(employer ? [ofEmployer] : []),
    ...each("work_type", (id: string) => id),
    ...one("remote", remote ? "Remote" : undefined),
    ...one("pay_type", pay_type && `${payTypes[pay_type].title} pay`),
    ...one("min_salary", min_salary ? `From ${dollars(min_salary)}` : undefined),
    ...one("max_salary", max_salary ? `Up to ${dollars(max_salary)}` : undefined),
    ...one("date_posted", datePostedOptions.find(({ id }) => id && id === date_posted)?.title),
    ...each("category", (id: string) => categoryById(id).title),
    ...each("sub_category", (id: string) => kinds.find((kind) => kind.id === id)?.title ?? id),
    ...each("states", (id: number) => states.find((state) => state.id === id)?.title ?? String(id)),
  ];
};
