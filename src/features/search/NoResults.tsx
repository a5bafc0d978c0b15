import type { SearchResult } from "../../contract/jobs.ts";
import { searchHref, type SearchState } from "../../domain/search/job-search-url.ts";
import { saveSearchHref } from "../../domain/search/saved-search.ts";
import { amountsProblem } from "../../domain/jobs/salary-options.ts";
import { shownText } from "../../domain/search/found-text.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { LinkChip } from "../../ui/Chip.tsx";
import { SuggestedSearches } from "./SuggestedSearches.tsx";

interface NoResultsProps {
  search: SearchState;
  result: SearchResult;
}

/** Shown in place of an empty list: similar searches that do have jobs. */
export const NoResults = ({ search, result: { meta, mentions, suggestions } }: NoResultsProps) => {
  const payProblem = amountsProblem(search);
  return meta.total + mentions > 0 ? (
    <EmptyState
      title="There are no more jobs"
      actions={
        <LinkChip href={searchHref({ ...search, pageNo: meta.last_page })}>Go to the last page</LinkChip>
      }
    >
      This search has {shownText({ total: meta.total, mentions, words: search.q })}.
    </EmptyState>
  ) : (
    <EmptyState
      title="No jobs match this search"
      actions={
        <>
          <SuggestedSearches search={search} suggestions={suggestions} />
          {!suggestions.some(({ label }) => label === "All jobs") && (
            <LinkChip href={searchHref({})}>See all jobs</LinkChip>
          )}
          <LinkChip href={saveSearchHref(search)}>Email me when there are some</LinkChip>
        </>
      }
    >
      {payProblem && `${payProblem} `}
      {suggestions.length > 0 ? "These searches do have jobs:" : "Try other words, or a larger area."}
    </EmptyState>
  );
};
