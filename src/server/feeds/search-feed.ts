import { atom, rss } from "../../domain/documents/feed.ts";
import { feedHref, searchBody, searchHref, type SearchState } from "../../domain/search/job-search-url.ts";
import { searchText } from "../../domain/search/search-text.ts";
import { findLocation, suggestLocations } from "../search/places.ts";
import { findJobs, perPage } from "../search/search.ts";
import { entryOf } from "./job-rss.ts";
import { liveFacts, type FeedSite } from "./feed-site.ts";

/** How many pages of a search its feed has. */
const pages = 5;

/**
 * The newest jobs of a search, as RSS or Atom; a place that is only typed is the best that fits it, as on the page. Null
 * where no such place is known: the jobs of the whole country are not what was asked for.
 */
export const searchFeed = async (
  site: FeedSite,
  typed: SearchState,
  format: "rss" | "atom",
): Promise<string | null> => {
  const { db, brand, urlOf } = site;
  const search = await withPlace(site, { ...typed, sort: "date", pageNo: 1 });
  if (!search) return null;
  const ids: number[] = [];
  for (let page = 1; page <= pages; page++) {
    const found = await findJobs(db, brand, searchBody(search), page);
    ids.push(...found.ids);
    if (found.ids.length < perPage) break;
  }
  const title = searchText(search);
  const feed = {
    title: `${title} | ${brand.name}`,
    description: `${title} on ${brand.name}, the newest first.`,
    url: urlOf(searchHref(search)),
    feedUrl: urlOf(feedHref(typed, format)),
    entries: (await liveFacts(ids, site)).map(entryOf),
  };
  return format === "rss" ? rss(feed) : atom(feed);
};

const withPlace = async ({ db }: FeedSite, search: SearchState): Promise<SearchState | null> => {
  const { location, address, ...rest } = search;
  const known = location === undefined ? null : await findLocation(db, location);
  if (known) return { ...search, address: known.label };
  const [found] = address === undefined ? [] : await suggestLocations(db, address);
  if (found) return { ...rest, location: found.id, address: found.label };
  return location === undefined && address === undefined ? rest : null;
};
