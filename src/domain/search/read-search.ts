import type { FilterName } from "../../contract/job-filters.ts";
import { jobSearch, maxFilterValues, placeOfIds } from "../../contract/job-search.ts";
import { isKnownCategory } from "../jobs/categories.ts";
import { text } from "../../contract/primitives.ts";
import { filterNames, filterOf } from "./job-filters.ts";
import { normalSearch, type SearchState } from "./job-search-url.ts";
import { maxAddress, placesText } from "./search-places.ts";

const fields = jobSearch.shape;
type Field = keyof typeof fields;

const lists = filterNames.filter((name) => filterOf(name).type === "many");

/**
 * Parses a search from the query of a URL. Never throws: unknown names are ignored, and values that the API would
 * reject are dropped. A list may be repeated (`states=1&states=6`) or joined by commas.
 */
export const readSearch = (query: URLSearchParams): SearchState => {
  const found: Record<string, unknown> = {};
  const keep = (field: Field, value: unknown) => {
    const checked = fields[field].safeParse(value);
    if (checked.success) found[field] = checked.data;
  };
  for (const field of ["q", "sort"] as const) keep(field, query.get(field)?.trim() || undefined);
  keep("radius", wholeOrDecimal(query.get("radius")));
  const places = valuesOf(query, "location").filter((value) => isAccepted("location", value));
  keep("location", placeOfIds(places.map(Number)));
  keep("as_typed", isTicked(query.get("as_typed")) || undefined);
  for (const name of filterNames) {
    if (!lists.includes(name)) keep(name, typedValue(name, query.get(name)));
    else {
      const values = valuesOf(query, name).flatMap((value) => validValue(name, value));
      keep(name, [...new Set(values)].slice(0, maxFilterValues));
    }
  }
  const address = text(maxAddress).safeParse(
    query.get("address")?.trim() || placesText(query.getAll("location").filter(isName)),
  );
  return normalSearch({
    ...found,
    ...(address.success && address.data && { address: address.data }),
    pageNo: wholeOrDecimal(query.get("page")) ?? 1,
  });
};

/** The unknown values in a URL's query, such as `category "chefs"`, which `readSearch` ignores. */
export const unknownIn = (query: URLSearchParams): string[] =>
  lists.flatMap((name) =>
    valuesOf(query, name)
      .filter((value) => !validValue(name, value).length)
      .map((value) => `${name} "${value}"`),
  );

/** A value in a URL that the API would reject. */
export interface Rejected {
  name: Field | "address";
  value: string;
}

/**
 * What the API would reject of a URL's search, such as `states "99"`, and `readSearch` drops: without it the search finds
 * more than was asked for. Names that are no part of a search, and fields that are left empty, are fine.
 */
export const rejectedValues = (query: URLSearchParams): Rejected[] => {
  const single = (["q", "address", "location", "radius", ...filterNames] as const).filter(
    (name) => !lists.includes(name as FilterName),
  );
  const wrong = single.flatMap((name) =>
    (name === "location"
      ? valuesOf(query, name).filter((value) => !isName(value))
      : query.getAll(name)
    ).flatMap((value) => (value.trim() && !isAccepted(name, value.trim()) ? [{ name, value }] : [])),
  );
  const unknown = lists.flatMap((name) =>
    valuesOf(query, name)
      .filter((value) => value && !validValue(name, value).length)
      .map((value) => ({ name, value })),
  );
  return [...wrong, ...unknown];
};

/** The same as text. */
export const rejectedIn = (query: URLSearchParams): string[] =>
  rejectedValues(query).map(({ name, value }) => `${name} "${shortened(value)}"`);

/** A value that is told is cut behind so many characters. */
const shownLength = 40;
export const shortened = (value: string): string =>
  value.length > shownLength ? `${value.slice(0, shownLength)}…` : value;

const isAccepted = (name: Field | "address", value: string): boolean => {
  if (name === "q") return fields.q.safeParse(value).success;
  if (name === "address") return text(maxAddress).safeParse(value).success;
  if (name !== "location" && name !== "radius" && filterOf(name as FilterName).type === "flag") return true;
  const typed =
    name === "location" || name === "radius" ? wholeOrDecimal(value) : typedValue(name as FilterName, value);
  return typed !== undefined && fields[name].safeParse(typed).success;
};

const valuesOf = (query: URLSearchParams, name: FilterName | "location"): string[] =>
  query.getAll(name).flatMap((value) => value.split(",").map((part) => part.trim()));

/** Whether it is the name of a place where an id belongs, as people write it in links: `location=Melbourne`. */
const isName = (value: string): boolean => /\p{L}/u.test(value);

const wholeOrDecimal = (value: string | null): number | undefined =>
  value !== null && /^\d{1,12}(\.\d{1,2})?$/.test(value.trim()) ? Number(value) : undefined;

const isTicked = (text: string | null): boolean => /^(true|1|on)$/.test(text ?? "");

/** Parses a value of a filter; undefined for an invalid one. */
const typedValue = (name: FilterName, text: string | null): string | number | true | undefined => {
  const filter = filterOf(name);
  if (filter.type === "flag") return isTicked(text) || undefined;
  if (filter.type === "moment") return text ?? undefined;
  const isText = "options" in filter ? typeof filter.options?.[0]?.id === "string" : filter.type === "many";
  return isText ? (text ?? undefined) : wholeOrDecimal(text);
};

const validValue = (name: FilterName, value: string): unknown[] => {
  const isCategory = name === "category" || name === "sub_category";
  if (!value || (isCategory && !isKnownCategory(name, value))) return [];
  const checked = fields[name].safeParse(typedValue(name, value));
  return checked.success ? [checked.data ?? []].flat() : [];
};
