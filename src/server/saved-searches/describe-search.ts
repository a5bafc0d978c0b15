import { readSearch } from "../../domain/search/read-search.ts";
import { within } from "../../domain/search/search-criteria.ts";
import { lowerFirst, searchText } from "../../domain/search/search-text.ts";
import { oneLine } from "../../domain/text/one-line.ts";

/** The most characters of the words of a search that a mail repeats. */
const maxWords = 60;

/** What mail programs turn into a link: "https://example.com", "www.example.com", "example.com/jobs", "sam@example.com". */
const webAddress = /:\/\/|^www\.|[\p{L}\p{N}][.。．｡]\p{L}{2}/iu;

/**
 * A saved search in our own words, for a mail that anybody can have sent to anybody: of what was typed it holds only
 * the beginning of the words of the search, in one line and without addresses of web pages.
 */
export const describeSearch = (query: string): string => {
  const search = readSearch(new URLSearchParams(query));
  const text = searchText({ ...search, q: safeWords(search.q ?? "") });
  return [text, ...within(search).map(lowerFirst)].join(", ");
};

const safeWords = (words: string): string => {
  const kept = oneLine(words)
    .split(" ")
    .filter((word) => !webAddress.test(word))
    .join(" ");
  return Array.from(kept).slice(0, maxWords).join("").trim();
};
