import { and, desc, eq, sql } from "drizzle-orm";
import type { SavedSearch } from "../../contract/saved-searches.ts";
import { searchBody } from "../../domain/search/job-search-url.ts";
import { readSearch } from "../../domain/search/read-search.ts";
import { savedHref } from "../../domain/search/saved-search.ts";
import type { Context } from "../http/context.ts";
import { savedSearches } from "./tables.ts";

export type SavedSearchRow = typeof savedSearches.$inferSelect;

/** The search that a saved query stands for. */
export const searchOfQuery = (query: string) => searchBody(readSearch(new URLSearchParams(query)));

/** Whether mails are sent, and why not. */
export const stateOf = ({
  confirmedAt,
  pausedAt,
  stopped,
}: Pick<SavedSearchRow, "confirmedAt" | "pausedAt" | "stopped">): SavedSearch["state"] => {
  if (!confirmedAt) return "waiting";
  return stopped ?? (pausedAt ? "paused" : "active");
};

/** A saved search as the API returns it. */
export const savedSearchOf = (row: SavedSearchRow): SavedSearch => ({
  id: row.id,
  name: row.name,
  search: searchOfQuery(row.query),
  href: savedHref(row.query),
  frequency: row.frequency,
  state: stateOf(row),
  next_at: row.nextAt.toISOString(),
  created_at: row.createdAt.toISOString(),
});

/** Condition: saved searches of the seeker on this site. */
export const ownOn = ({ seeker, brand }: Context<"seeker">) =>
  and(
    eq(savedSearches.seekerId, seeker.id),
    eq(savedSearches.brand, brand.id),
    sql`${savedSearches.hostEmployer} is not distinct from ${brand.whiteLabel?.slug ?? null}`,
  );

/** The seeker's saved searches on this site, newest first. */
export const ownSavedSearches = (context: Context<"seeker">): Promise<SavedSearchRow[]> =>
  context.db.select().from(savedSearches).where(ownOn(context)).orderBy(desc(savedSearches.id));
