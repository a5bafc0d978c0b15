import { useMemo } from "react";
import { feedHref, searchHref, type SearchState } from "../../domain/search/job-search-url.ts";
import { searchPath } from "../../domain/search/search-path.ts";
import type { JobCard as Job } from "../../contract/job-fields.ts";
import type { SearchResult } from "../../contract/jobs.ts";
import { calledText, foundText, mentionsText, pageText, wordsText } from "../../domain/search/found-text.ts";
import { jobCount } from "../../domain/jobs/job-text.ts";
import { resultParts, type ResultPart } from "../../domain/search/result-pages.ts";
import type { SearchAnswer } from "./search.ts";
import { Alert } from "../../ui/Alert.tsx";
import { ActiveFilters } from "./ActiveFilters.tsx";
import { AfterJobs } from "./AfterJobs.tsx";
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

/** Which jobs those of a part are: all of it, or those of this page, which may have the other part as well. */
const scopeOf = ({ count, total }: ResultPart, isAlone: boolean): string =>
  count >= total ? "in this list" : isAlone ? "on this page" : `of these ${count}`;

/** The page of a search with the pages of its first part. */
const mainPart = (result: SearchResult): SearchResult => {
  const { found, mentioning } = resultParts(result);
  const main = found ?? mentioning;
  return main
    ? { ...result, meta: { ...result.meta, current_page: main.page, last_page: main.lastPage } }
    : result;
};

/** The results of a search; the last list stays, dimmed, until the next has loaded. */
export const Results = ({ search, answer, onChange, onRetry, onOpenFilters, ...opening }: ResultsProps) => {
  const { result, missing, ignored = [] } = answer.list;
  const { found, mentioning } = resultParts(result);
  const counted = { total: result.meta.total, mentions: result.mentions, words: search.q };
  // Pages after those that were found have another list, and say how long that is.
  const headline = mentioning && !found && counted.total ? mentionsText(counted) : foundText(counted);
  const main = found ?? mentioning;
  const shown = useMemo(() => mainPart(result), [result]);
  const hrefOf = (pageNo: number) => searchHref({ ...search, pageNo });
  const listOf = (jobs: Job[], part: ResultPart, level: 2 | 3) => (
    <PayBasis value={search.sort === "salary" ? "year" : "stated"}>
      <ResultJobs {...opening} jobs={jobs} level={level} scope={scopeOf(part, !found || !mentioning)} />
    </PayBasis>
  );
  return (
    <div className="grid grid-cols-1 gap-2">
      <ResultsHeader
        search={search}
        result={result}
        found={headline}
        onChange={onChange}
        onOpenFilters={onOpenFilters}
      />
      <div className="flex items-center gap-x-3 empty:hidden max-sm:flex-col max-sm:items-start sm:-my-1 sm:flex-wrap">
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
      {/* It is said of the jobs that were found; on a phone, below them. */}
      {found && result.called && (
        <p className="pb-1 text-sm wrap-anywhere text-ink-soft max-sm:hidden">{calledText(result.called)}</p>
      )}
      <ListFrame
        id="results"
        label="Jobs"
        shown={shown}
        summary={`${headline}, sorted by ${sortTitles[search.sort ?? "relevance"].toLowerCase()}`}
        loading={answer.state === "loading"}
        problem={answer.state === "failed" ? answer.message : null}
        onRetry={onRetry}
        hrefOf={(page) => hrefOf((main?.offset ?? 0) + page)}
        onPage={(page) => onChange({ pageNo: (main?.offset ?? 0) + page })}
        empty={<NoResults search={search} result={result} />}
        after={
          counted.total > 0 && (
            <AfterJobs search={search} result={result}>
              {found && mentioning && listOf(result.data.slice(found.count), mentioning, 3)}
            </AfterJobs>
          )
        }
      >
        {(jobs) => (
          <>
            {found && listOf(jobs.slice(0, found.count), found, 2)}
            {found && result.called && (
              <p className="pt-4 text-sm wrap-anywhere text-ink-soft sm:hidden">
                {calledText(result.called)}
              </p>
            )}
            {result.suggestions.length > 0 && (
              <div className="flex flex-wrap items-center gap-2 pt-2">
                <p className="text-sm text-ink-soft">More jobs further away:</p>
                <SuggestedSearches search={search} suggestions={result.suggestions} />
              </div>
            )}
            {!found && mentioning && (
              <>
                <MentionsDivider title={`Jobs that mention ${wordsText(search.q)}`} />
                {listOf(jobs, mentioning, 3)}
              </>
            )}
            {main && main.lastPage > 1 && (
              <p className="pt-4 text-center text-sm text-ink-soft">
                {pageText(found ? jobCount(counted.total) : mentionsText(counted), main)}
              </p>
            )}
          </>
        )}
      </ListFrame>
      <p className="text-sm">
        <a href={feedHref(search)} className={link}>
          Follow these jobs in a feed reader (RSS)
        </a>
      </p>
    </div>
  );
};
