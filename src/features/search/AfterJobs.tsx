import type { ReactNode } from "react";
import type { SearchResult } from "../../contract/jobs.ts";
import { mentionsText, wordsText } from "../../domain/search/found-text.ts";
import { jobCount } from "../../domain/jobs/job-text.ts";
import { searchHref, type SearchState } from "../../domain/search/job-search-url.ts";
import { resultParts } from "../../domain/search/result-pages.ts";
import { button } from "../../ui/recipes.ts";
import { MentionsDivider, mentionsId } from "./MentionsDivider.tsx";

interface AfterJobsProps {
  search: SearchState;
  result: SearchResult;
  /** The first jobs that only mention the words, where they share a page with the last that were found. */
  children: ReactNode;
}

/** The way from the jobs that were found to those that only mention the words, and back. */
export const AfterJobs = ({ search, result, children }: AfterJobsProps) => {
  const { found, mentioning, firstMention } = resultParts(result);
  const { meta, mentions } = result;
  const more = mentionsText({ total: meta.total, mentions, words: search.q }, "more");
  const linkTo = (pageNo: number, text: string, id = "results") => (
    <p className="text-center">
      <a href={`${searchHref({ ...search, pageNo })}#${id}`} className={button("secondary")}>
        {text}
      </a>
    </p>
  );
  if (!found) return mentioning && linkTo(1, `Back to the ${jobCount(meta.total)}`);
  if (!mentioning) return mentions > 0 && linkTo(firstMention, `See ${more}`, mentionsId);
  return (
    <div>
      <MentionsDivider title={more} />
      {children}
      {mentioning.lastPage > 1 &&
        linkTo(firstMention + 1, `See the next jobs that mention ${wordsText(search.q)}`)}
    </div>
  );
};
