import { persistentAtom } from "@nanostores/persistent";
import { normalSearch, searchHref, type SearchState } from "../../domain/search/job-search-url.ts";
import { searchText } from "../../domain/search/search-text.ts";
import { storageKeys } from "../../domain/storage-keys.ts";

/** A search made in this browser: its text and its URL. */
export interface RecentSearch {
  label: string;
  href: string;
}

/** How many searches are kept. */
export const maxRecentSearches = 8;

const isRecent = (value: unknown): value is RecentSearch =>
  typeof value === "object" &&
  value !== null &&
  "label" in value &&
  typeof value.label === "string" &&
  "href" in value &&
  typeof value.href === "string" &&
  value.href.startsWith("/");

/** Reads the stored searches and ignores entries that are invalid. */
export const readRecent = (kept: string): RecentSearch[] => {
  try {
    const value: unknown = JSON.parse(kept);
    return Array.isArray(value) ? value.filter(isRecent).slice(0, maxRecentSearches) : [];
  } catch {
    return [];
  }
};

/** Searches made in this browser, the latest first; none after a sign-out. */
export const $recentSearches = persistentAtom<RecentSearch[]>(storageKeys.recentSearches, [], {
  encode: JSON.stringify,
  decode: readRecent,
});

/** Stores a search as the latest; one without words or place is not stored. */
export const keepRecentSearch = (search: SearchState): void => {
  if (!search.q && !search.address) return;
  const first = normalSearch({ ...search, pageNo: 1 });
  const entry = { label: searchText(first), href: searchHref(first) };
  const others = $recentSearches.get().filter(({ label }) => label !== entry.label);
  $recentSearches.set([entry, ...others].slice(0, maxRecentSearches));
};

/** Deletes one search. */
export const forgetRecentSearch = (href: string): void =>
  $recentSearches.set($recentSearches.get().filter((recent) => recent.href !== href));
