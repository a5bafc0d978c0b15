import { clearCache, listSectionJobs } from "../../contract/employers.ts";
import { memoize } from "../../domain/memoize.ts";
import { readPublic } from "../session/read-public.ts";
import { openSectionJobsCache, type Owner, type SectionJobsPage } from "./section-jobs-cache.ts";

/** For how long a timestamp holds, in milliseconds: the server changes it at most once a minute. */
const holdsMs = 60_000;

/** A page of sections, and when it was kept where the site could not be reached. */
export interface LoadedPage {
  page: SectionJobsPage;
  /** ISO 8601; null for a page that is up to date. */
  keptAt: string | null;
}

/** Reads a page from the server. */
export type FetchPage = (slug: string, page: number) => Promise<SectionJobsPage>;

/** The section jobs of an aggregation, from this browser's cache or from the server (spec §4). */
export const createSectionJobs = (owner: Owner) => {
  const cache = openSectionJobsCache(owner);
  const { slug } = owner;
  let asked: { at: number; done: Promise<boolean> } | null = null;

  /**
   * Asks for the server's timestamp, which clears the cache where it differs; resolves to whether it answered.
   * @param again Asks even where the last answer still holds.
   */
  const check = async ({ again = false } = {}): Promise<boolean> => {
    if (!again && asked && Date.now() - asked.at < holdsMs) return asked.done;
    const done = readPublic(clearCache, { params: { slug } }).then(
      ({ timestamp }) => {
        cache.confirm(timestamp);
        return true;
      },
      () => {
        // The next page asks again.
        asked = null;
        return false;
      },
    );
    asked = { at: Date.now(), done };
    return done;
  };

  const fetchAndKeep = async (number: number, fetchPage: FetchPage): Promise<LoadedPage> => {
    const page = await fetchPage(slug, number);
    cache.keep(number, page);
    return { page, keptAt: null };
  };

  return {
    timestamp: cache.timestamp,
    check,
    /**
     * A page from the cache, or from the server where the cache has none. Where the server cannot be reached, the page
     * as it was kept.
     * @param own For a signed-in seeker: asks the server first, as saved jobs are not kept in the cache.
     * @throws Error when neither has it.
     */
    load: async (number: number, own?: FetchPage): Promise<LoadedPage> => {
      const isCurrent = navigator.onLine && (await check());
      const kept = cache.read(number);
      if (kept && isCurrent && !own) return { page: kept.page, keptAt: null };
      try {
        return await fetchAndKeep(number, own ?? fetchAnonymously);
      } catch (error) {
        const old = cache.read(number);
        if (old) return old;
        throw error;
      }
    },
    /** Silent mode: keeps the pages from the given one down to the first, for later (spec §4). */
    prefetch: async (from: number): Promise<void> => {
      if (!(await check())) return;
      for (let number = from; number >= 1; number--) {
        if (cache.read(number)) continue;
        const found = await fetchAndKeep(number, fetchAnonymously).catch(() => null);
        if (!found) return;
      }
    },
  };
};

/** The same store for the script that fills the cache and for the island that shows it. */
export const sectionJobsOf = memoize((slug: string, rest: Omit<Owner, "slug">) =>
  createSectionJobs({ slug, ...rest }),
);

const fetchAnonymously: FetchPage = (slug, page) =>
  readPublic(listSectionJobs, { params: { slug }, query: { page } });
