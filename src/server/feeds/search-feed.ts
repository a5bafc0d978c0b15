import { atom, rss } from "../../domain/documents/feed.ts";
import { asRead } from "../../domain/search/as-read.ts";
import { feedHref, searchBody, searchHref, type SearchState } from "../../domain/search/job-search-url.ts";
import { placed } from "../../domain/search/search-places.ts";
import { searchText } from "../../domain/search/search-text.ts";
import { openEngine } from "../search/open-engine.ts";
import { namesOfPlaces, suggestLocations } from "../search/places.ts";
import { readQuery } from "../search/understand/read-query.ts";
import { jobsToSend } from "../search/sent-jobs.ts";
import { entryOf } from "./job-rss.ts";
import { liveFacts, type FeedSite } from "./feed-site.ts";

/** The most jobs that the feed of a search has. */
const most = 100;

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
  const asked = searchBody(search);
  const engine = await openEngine(db);
  const ids = await jobsToSend(engine, brand, asked, most);
  const { reading } = await readQuery(engine, asked);
  const title = searchText(asRead(search, { reading, corrected: null }));
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
  const known = await namesOfPlaces(db, search);
  if (known !== null) return { ...search, address: known };
  const suggested = address === undefined ? [] : await suggestLocations(db, address);
  const [first] = suggested;
  // A feed cannot ask which place was meant.
  const meant = first?.match === "name" ? [first] : suggested.filter(({ match }) => match === "part");
  if (meant.length) return { ...rest, ...placed(meant) };
  return location === undefined && address === undefined ? rest : null;
};
