import { searchHref, type SearchState } from "../../domain/search/job-search-url.ts";
import type { SearchResult } from "../../contract/jobs.ts";
import { link } from "../../ui/recipes.ts";
import { Spoken } from "../../ui/heard/Spoken.tsx";

interface LeftOutProps {
  search: SearchState;
  result: Pick<SearchResult, "words_left_out" | "kinds_instead">;
}

/** “live in”, “own car” and “Casual”. */
const listed = (words: readonly string[]): string =>
  new Intl.ListFormat("en-AU").format(words.map((word) => `“${word}”`));

/** What the jobs of a search need not have, as hardly any job has all of it. */
export const LeftOut = ({ search, result: { words_left_out, kinds_instead } }: LeftOutProps) => {
  if (!words_left_out.length && !kinds_instead.length) return null;
  const sort = words_left_out.length === 1 ? "sorts" : "sort";
  return (
    <Spoken className="pb-1 text-sm wrap-anywhere text-ink-soft">
      {words_left_out.length > 0 &&
        `Few or no jobs have all these words, so ${listed(words_left_out)} only ${sort} the list. `}
      {kinds_instead.length > 0 &&
        `Few or no jobs are called “${search.q}”, so similar work is shown as well: ${kinds_instead.join(", ")}. `}
      <a href={searchHref({ ...search, as_typed: true, pageNo: 1 })} className={link}>
        Search for all the words
      </a>
    </Spoken>
  );
};
