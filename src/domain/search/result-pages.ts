import type { SearchResult } from "../../contract/jobs.ts";

/** A part of a search: the jobs that were found, or those that only mention its words. */
export interface ResultPart {
  /** The page of the part that is shown, from 1, and its last one. */
  page: number;
  lastPage: number;
  /** How many pages of the search come before the first of the part. */
  offset: number;
  /** The place of the first job that is shown among all of the part, from 1, how many are shown, and how many there are. */
  from: number;
  count: number;
  total: number;
}

/** The page of a search on which the jobs begin that only mention its words. */
const firstMention = ({ total, per_page: perPage }: SearchResult["meta"]): number =>
  Math.floor(total / perPage) + 1;

/**
 * The parts of which a page of a search has jobs, each with pages of its own: the API has one list, first what was found.
 * The last jobs that were found may share a page with the first that only mention the words.
 */
export const resultParts = ({
  data,
  meta,
  mentions,
}: Pick<SearchResult, "data" | "meta" | "mentions">): {
  found: ResultPart | null;
  mentioning: ResultPart | null;
  /** The page of the search on which those begin that only mention the words. */
  firstMention: number;
} => {
  const { current_page: page, last_page: lastPage, per_page: perPage, total } = meta;
  const before = (page - 1) * perPage;
  const found = mentions ? Math.min(data.length, Math.max(0, total - before)) : data.length;
  const mentioned = data.length - found;
  const first = firstMention(meta);
  return {
    found: found
      ? {
          page,
          lastPage: mentions ? Math.ceil(total / perPage) : lastPage,
          offset: 0,
          from: before + 1,
          count: found,
          total,
        }
      : null,
    mentioning: mentioned
      ? {
          page: page - first + 1,
          lastPage: lastPage - first + 1,
          offset: first - 1,
          from: Math.max(0, before - total) + 1,
          count: mentioned,
          total: mentions,
        }
      : null,
    firstMention: first,
  };
};
