import type { SearchResult, SearchSuggestion } from "../../contract/jobs.ts";
import { searchHref, stateOf, type SearchState } from "../../domain/search/job-search-url.ts";
import { jobCount } from "../../domain/jobs/job-text.ts";
import { shownText } from "../../domain/search/found-text.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { LinkChip } from "../../ui/Chip.tsx";

interface NoResultsProps {
  search: SearchState;
  result: SearchResult;
}

/** Shown in place of an empty list: similar searches that do have jobs. */
export const NoResults = ({ search, result: { meta, mentions, suggestions } }: NoResultsProps) =>
  meta.total + mentions > 0 ? (
    <EmptyState
      title="There are no more jobs"
      actions={
        <LinkChip href={searchHref({ ...search, pageNo: meta.last_page })}>Go to the last page</LinkChip>
      }
    >
      This search has {shownText({ total: meta.total, mentions, words: search.q })}, on {meta.last_page}{" "}
      {meta.last_page === 1 ? "page" : "pages"}.
    </EmptyState>
  ) : (
    <EmptyState
      title="No jobs match this search"
      actions={
        suggestions.length > 0 ? (
          suggestions.map((suggestion) => (
            <LinkChip key={suggestion.label} href={suggestedHref(suggestion, search)}>
              {suggestion.label} ({jobCount(suggestion.total)})
            </LinkChip>
          ))
        ) : (
          <LinkChip href={searchHref({})}>See all jobs</LinkChip>
        )
      }
    >
      {suggestions.length > 0 ? "These searches do have jobs:" : "Try other words, or a larger area."}
    </EmptyState>
  );

/** Adds the name of the place to a suggested search, where the place is the same. */
const suggestedHref = (suggestion: SearchSuggestion, { location, address }: SearchState): string => {
  const suggested = stateOf(suggestion.search);
  return searchHref(suggested.location === location ? { ...suggested, address } : suggested);
};
