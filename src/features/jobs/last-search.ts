import { searchPath } from "../../domain/search/search-path.ts";
import { storageKeys } from "../../domain/storage-keys.ts";

/** Pages with a list of jobs: a search, and search pages such as /jobs/chef-in-sydney. */
const isSearch = (path: string): boolean => path === searchPath || /^\/jobs\/[^/.]+$/.test(path);

/** The search from which the page was opened. */
const opener = (): string | null => {
  if (!URL.canParse(document.referrer)) return null;
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === location.origin && isSearch(pathname) ? pathname + search : null;
};

/** The latest search of this browser. */
const latest = (): string | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKeys.recentSearches) ?? "null");
    const { href } = (Array.isArray(kept) ? kept[0] : null) as { href: string };
    return href.startsWith(`${searchPath}?`) ? href : null;
  } catch {
    return null;
  }
};

/** The address of the seeker's last search; null where this browser knows of none. */
export const lastSearch = (): string | null => opener() ?? latest();

/** The link that leads on from a job: back to the last search, or to all jobs. */
export const searchLink = (): { href: string; text: string } => {
  const href = lastSearch();
  return href === null ? { href: searchPath, text: "Find more jobs" } : { href, text: "Back to the search" };
};
