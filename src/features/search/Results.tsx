import { feedHref, searchHref, searchPath, type SearchState } from "../../domain/search/job-search-url.ts";
import type { JobCard as Job } from "../../contract/job-fields.ts";
import type { SearchResult } from "../../contract/jobs.ts";
import { calledText, foundText, pageText } from "../../domain/search/found-text.ts";
import type { SearchAnswer } from "./search.ts";
import { Alert } from "../../ui/Alert.tsx";
import { ActiveFilters } from "./ActiveFilters.tsx";
import type { JobListActions } from "../jobs/JobCard.tsx";
import { PayBasis } from "../jobs/pay-basis.ts";
import { link } from "../../ui/recipes.ts";
import { NearMe } from "./NearMe.tsx";
import { NoResults } from "./NoResults.tsx";
import { LeftOut } from "./LeftOut.tsx";
import { MentionsDivider } from "./MentionsDivider.tsx";
import { ReadingNote } from "./ReadingNote.tsx";
import { ResultJobs } from "./ResultJobs.tsx";
import { ResultsHeader, sortTitles } from "./ResultsHeader.tsx";
import { SuggestedSearches } from "./SuggestedSearches.tsx";
import { ListFrame } from "../../ui/ListFrame.tsx";

interface ResultsProps extends Pick<JobListActions, "onFollow" | "onApproach"> {
  search: SearchState;
  answer: SearchAnswer;
  onChange: (change: Partial<SearchState>) => void;
  onRetry: () => void;
  onOpenFilters: () => void;
  /** The id of the job that is shown beside the list. */
  current: number | undefined;
  onCloseCurrent: () => void;
}

const listedParts = new Intl.ListFormat("en-AU");

/** How many jobs of the page were found; those after them only mention the words. */
const foundOnPage = ({ data, meta, mentions }: SearchResult): number =>
  mentions ? Math.max(0, meta.total - (meta.current_page - 1) * meta.per_page) : data.length;

/** What is heard of a list of jobs. */
const summaryOf = ({ q, sort = "relevance" }: SearchState, { meta, mentions }: SearchResult): string =>
  `${foundText({ total: meta.total, mentions, words: q })}, sorted by ${sortTitles[sort].toLowerCase()}`;

/** The results of a search; the last list stays, dimmed, until the next has loaded. */
export const Results = ({ search, answer, onChange, onRetry, onOpenFilters, ...opening }: ResultsProps) => {
  const { result, missing, ignored = [] } = answer.list;
  const listOf = (jobs: Job[], level: 2 | 3) => (
    <PayBasis value={search.sort === "salary" ? "year" : "stated"}>
      <ResultJobs {...opening} jobs={jobs} level={level} />
    </PayBasis>
  );
  return (
    <div className="grid grid-cols-1 gap-2">
      <ResultsHeader search={search} result={result} onChange={onChange} onOpenFilters={onOpenFilters} />
      {/* One line on phones, which can be moved sideways: the first job is what they are there for. */}
      <div className="flex items-center gap-x-3 overflow-x-auto whitespace-nowrap empty:hidden sm:-my-1 sm:flex-wrap sm:overflow-visible sm:whitespace-normal">
        <ActiveFilters search={search} onChange={onChange} />
        <ReadingNote search={search} list={answer.list} />
        <NearMe search={search} />
      </div>
      {ignored.length > 0 && (
        <Alert tone="warning">
          We couldn&apos;t use part of this search: {listedParts.format(ignored)}. These are{" "}
          {searchHref({ ...search, pageNo: 1, sort: undefined }) === searchPath
            ? "all jobs"
            : "the jobs for the rest of it"}
          .
        </Alert>
      )}
      {missing && (
        <Alert tone="warning">
          We couldn&apos;t find a place called “{missing}”, so these jobs are from{" "}
          {search.address && search.location !== undefined ? search.address : "everywhere"}. Try a suburb, a
          postcode or a state.
        </Alert>
      )}
      <LeftOut search={search} result={result} />
      {/* On a phone the first jobs are what counts. */}
      {result.called && (
        <p className="pb-1 text-sm wrap-anywhere text-ink-soft max-sm:hidden">{calledText(result.called)}</p>
      )}
      <ListFrame
        id="results"
        label="Jobs"
        shown={result}
        summary={summaryOf(search, result)}
        loading={answer.state === "loading"}
        problem={answer.state === "failed" ? answer.message : null}
        onRetry={onRetry}
        hrefOf={(pageNo) => searchHref({ ...search, pageNo })}
        onPage={(pageNo) => onChange({ pageNo })}
        empty={<NoResults search={search} result={result} />}
      >
        {(jobs) => {
          const found = foundOnPage(result);
          const { current_page: page, last_page: lastPage, per_page: perPage, total } = result.meta;
          return (
            <>
              {found > 0 && listOf(jobs.slice(0, found), 2)}
              {result.suggestions.length > 0 && (
                <div className="flex flex-wrap items-center gap-2 pt-2">
                  <p className="text-sm text-ink-soft">More jobs further away:</p>
                  <SuggestedSearches search={search} suggestions={result.suggestions} />
                </div>
              )}
              {found < jobs.length && (
                <>
                  <MentionsDivider words={search.q} total={result.meta.total ? result.mentions : null} />
                  {listOf(jobs.slice(found), 3)}
                </>
              )}
              {lastPage > 1 && (
                <p className="pt-4 text-center text-sm text-ink-soft">
                  {pageText(
                    { total, mentions: result.mentions, words: search.q },
                    { from: (page - 1) * perPage + 1, count: jobs.length },
                  )}
                </p>
              )}
            </>
          );
        }}
      </ListFrame>
      <p className="text-sm">
        <a href={feedHref(search)} className={link}>
          Follow these jobs in a feed reader (RSS)
        </a>
      </p>
    </div>
  );
};
