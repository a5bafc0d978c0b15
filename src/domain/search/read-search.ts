import { jobSearch } from "../../contract/jobs.ts";
import { isKnownCategory } from "../jobs/categories.ts";
import { normalSearch, type SearchState } from "./job-search-url.ts";

const fields = jobSearch.shape;
type Field = keyof typeof fields;

const numbers = [
  "location",
  "radius",
  "employer",
  "pay_type",
  "min_salary",
  "max_salary",
  "date_posted",
] as const;
const texts = ["q", "sort"] as const;
const lists = ["states", "category", "sub_category", "work_type"] as const;
/** The longest list that the API takes. */
const maxValues = 50;

/**
 * Reads a search from the query of an address. Total: unknown names are passed over, and values that the API
 * would refuse are dropped. A list may be repeated (`states=1&states=6`) or joined by commas.
 */
export const readSearch = (query: URLSearchParams): SearchState => {
  const found: Record<string, unknown> = {};
  const keep = (field: Field, value: unknown) => {
    const checked = fields[field].safeParse(value);
    if (checked.success) found[field] = checked.data;
  };
  for (const field of texts) keep(field, query.get(field)?.trim() || undefined);
  for (const field of numbers) keep(field, wholeOrDecimal(query.get(field)));
  for (const field of lists) {
    const values = valuesOf(query, field).flatMap((value) => validValue(field, value));
    keep(field, [...new Set(values)].slice(0, maxValues));
  }
  keep("remote", /^(true|1|on)$/.test(query.get("remote") ?? "") || undefined);
  const address = fields.q.safeParse(query.get("address")?.trim());
  return normalSearch({
    ...found,
    ...(address.success && address.data && { address: address.data }),
    pageNo: wholeOrDecimal(query.get("page")) ?? 1,
  });
};

/** What an address names that no search knows, such as `category "chefs"`: `readSearch` passes it over. */
export const unknownIn = (query: URLSearchParams): string[] =>
  lists.flatMap((field) =>
    valuesOf(query, field)
      .filter((value) => !validValue(field, value).length)
      .map((value) => `${field} "${value}"`),
  );

const valuesOf = (query: URLSearchParams, field: (typeof lists)[number]): string[] =>
  query.getAll(field).flatMap((value) => value.split(",").map((part) => part.trim()));

const wholeOrDecimal = (value: string | null): number | undefined =>
  value !== null && /^\d{1,12}(\.\d{1,2})?$/.test(value.trim()) ? Number(value) : undefined;

const validValue = (field: (typeof lists)[number], value: string): (string | number)[] => {
  if (!value || ((field === "category" || field === "sub_category") && !isKnownCategory(field, value)))
    return [];
  const checked = fields[field].safeParse(field === "states" ? Number(value) : value);
  return checked.success ? (checked.data ?? []) : [];
};
