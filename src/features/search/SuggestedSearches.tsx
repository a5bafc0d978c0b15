import type { SearchResult, SearchSuggestion } from "../../contract/jobs.ts";
import { jobCount } from "../../domain/jobs/job-text.ts";
import { thousands } from "../../contract/thousands.ts";
import { searchHref, stateOf, type SearchState } from "../../domain/search/job-search-url.ts";
import { LinkChip } from "../../ui/Chip.tsx";

interface SuggestedSearchesProps {
  search: SearchState;
  suggestions: SearchResult["suggestions"];
}

/** Links to changed searches, each with how many jobs it has. */
export const SuggestedSearches = ({ search, suggestions }: SuggestedSearchesProps) =>
  suggestions.map((suggestion) => (
    <LinkChip key={suggestion.label} href={suggestedHref(suggestion, search)}>
      {withCount(suggestion)}
    </LinkChip>
  ));

/** "Within 50 km of Perth (1,204 jobs)", "Automotive jobs (650)". */
const withCount = ({ label, total }: SearchSuggestion): string =>
  `${label} (${/\bjobs\b/i.test(label) ? thousands(total) : jobCount(total)})`;

/** Adds the name of the place to a suggested search, where the place is the same. */
const suggestedHref = (suggestion: SearchSuggestion, { location, address }: SearchState): string => {
  const suggested = stateOf(suggestion.search);
  return searchHref(String(suggested.location) === String(location) ? { ...suggested, address } : suggested);
};
