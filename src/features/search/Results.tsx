import { useStore } from "@nanostores/react";
import { feedHref, searchHref, type SearchState } from "../../domain/search/job-search-url.ts";
import { $saved, isSaved, toggleLike } from "../saved-jobs/saved-jobs.ts";
import type { SearchAnswer } from "./search.ts";
import { Alert } from "../../ui/Alert.tsx";
import { ActiveFilters } from "./ActiveFilters.tsx";
import { JobList } from "../jobs/JobList.tsx";
import { link } from "../../ui/recipes.ts";
import { NoResults } from "./NoResults.tsx";
import { ResultsHeader } from "./ResultsHeader.tsx";
import { ListFrame } from "../../ui/ListFrame.tsx";

interface ResultsProps {
  search: SearchState;
  answer: SearchAnswer;
  onChange: (change: Partial<SearchState>) => void;
  onRetry: () => void;
  onOpenFilters: () => void;
}

/** The results of a search; the last list stays, dimmed, until the next has loaded. */
export const Results = ({ search, answer, onChange, onRetry, onOpenFilters }: ResultsProps) => {
  const saved = useStore($saved);
  const { result, missing } = answer.list;
  return (
    <div className="grid gap-4">
      <ResultsHeader search={search} result={result} onChange={onChange} onOpenFilters={onOpenFilters} />
      <ActiveFilters search={search} onChange={onChange} />
      {missing && (
        <Alert tone="warning">
          We couldn&apos;t find a place called “{missing}”, so these jobs are from everywhere. Try a suburb, a
          postcode or a state.
        </Alert>
      )}
      {result.corrected && (
        <Alert>
          Showing jobs for <strong>{result.corrected}</strong>.
        </Alert>
      )}
      <ListFrame
        label="Jobs"
        shown={result}
        loading={answer.state === "loading"}
        problem={answer.state === "failed" ? answer.message : null}
        onRetry={onRetry}
        hrefOf={(pageNo) => searchHref({ ...search, pageNo })}
        onPage={(pageNo) => onChange({ pageNo })}
        empty={<NoResults search={search} result={result} />}
      >
        {(jobs) => (
          <JobList
            jobs={jobs}
            level={2}
            isSaved={(job) => isSaved(job, saved)}
            onToggleSave={(job) => void toggleLike(job)}
          />
        )}
      </ListFrame>
      <p className="text-sm text-ink-soft">
        <a href={feedHref(search)} className={link}>
          Follow these jobs in a feed reader (RSS)
        </a>
      </p>
    </div>
  );
};
