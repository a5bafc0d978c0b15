import { leftOutText, similarWorkText, wordsText } from "../../domain/search/found-text.ts";
import { searchHref, type SearchState } from "../../domain/search/job-search-url.ts";
import type { SearchResult } from "../../contract/jobs.ts";
import { link } from "../../ui/recipes.ts";
import { Spoken } from "../../ui/heard/Spoken.tsx";

interface LeftOutProps {
  search: SearchState;
  result: Pick<SearchResult, "words_left_out" | "kinds_instead">;
}

/** What the jobs of a search need not have, as hardly any job has all of it, and the way to those that have. */
export const LeftOut = ({ search, result: { words_left_out, kinds_instead } }: LeftOutProps) => {
  if (!words_left_out.length && !kinds_instead.length) return null;
  return (
    <Spoken className="pb-1 text-sm wrap-anywhere text-ink-soft">
      {words_left_out.length > 0 && `${leftOutText(words_left_out)} `}
      {kinds_instead.length > 0 && `${similarWorkText(search.q, kinds_instead)} `}
      {!search.as_typed && (
        <a href={searchHref({ ...search, as_typed: true, pageNo: 1 })} className={link}>
          {words_left_out.length ? "Search for all the words" : `Search for ${wordsText(search.q)} only`}
        </a>
      )}
    </Spoken>
  );
};
