import { searchHref, type SearchState } from "../../domain/job-search-url.ts";
import type { SearchAnswer } from "../../stores/search.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { ActiveFilters } from "../../ui/jobs/ActiveFilters.tsx";
import { JobCard } from "../../ui/jobs/JobCard.tsx";
import { NoResults } from "../../ui/jobs/NoResults.tsx";
import { ResultsHeader } from "../../ui/jobs/ResultsHeader.tsx";
import { Pagination } from "../../ui/Pagination.tsx";

interface ResultsProps {
  search: SearchState;
  answer: SearchAnswer;
  onChange: (change: Partial<SearchState>) => void;
  onPage: (page: number) => void;
  onRetry: () => void;
  onOpenFilters: () => void;
}

/** The list that answers a search; the last one stays, dimmed, until the next is there. */
export const Results = ({ search, answer, onChange, onPage, onRetry, onOpenFilters }: ResultsProps) => {
  const { result, missing } = answer.list;
  const { data, meta, corrected } = result;
  const loading = answer.state === "loading";
  return (
    <>
      <ResultsHeader search={search} result={result} onChange={onChange} onOpenFilters={onOpenFilters} />
      <ActiveFilters search={search} onChange={onChange} />
      {answer.state === "failed" && (
        <Alert tone="danger" title="The search did not work.">
          <p>{answer.message}</p>
          <Button size="small" variant="secondary" onClick={onRetry} className="mt-2">
            Try again
          </Button>
        </Alert>
      )}
      {missing && (
        <Alert tone="warning">
          We know no place called “{missing}”, so these jobs are from everywhere. Try a suburb, a postcode or
          a state.
        </Alert>
      )}
      {corrected && (
        <Alert>
          Showing jobs for <strong>{corrected}</strong>.
        </Alert>
      )}
      <div aria-busy={loading} className={`grid gap-6 transition-opacity ${loading ? "opacity-50" : ""}`}>
        {data.length > 0 ? (
          <ul className="grid gap-4">
            {data.map((job) => (
              <li key={job.id}>
                <JobCard job={job} level={2} />
              </li>
            ))}
          </ul>
        ) : (
          <NoResults search={search} result={result} />
        )}
        <Pagination
          page={meta.current_page}
          lastPage={meta.last_page}
          href={(pageNo) => searchHref({ ...search, pageNo })}
          onNavigate={onPage}
          label="Pages of jobs"
        />
      </div>
    </>
  );
};
