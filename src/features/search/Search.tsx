import { useStore } from "@nanostores/react";
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { searchHref, type SearchState } from "../../domain/search/job-search-url.ts";
import { searchPath } from "../../domain/search/search-path.ts";
import { searchText } from "../../domain/search/search-text.ts";
import {
  $recentSearches,
  forgetRecentSearch,
  keepRecentSearch,
  type RecentSearch,
} from "./recent-searches.ts";
import { finishLike } from "../saved-jobs/saved-jobs.ts";
import type { SearchList } from "./search.ts";
import { Button } from "../../ui/Button.tsx";
import { BesideLoading } from "./BesideLoading.tsx";
import { canFilter } from "./filter-choices.ts";
import { FilterPanel } from "./FilterPanel.tsx";
import { FilterSheet, openFilterSheet } from "./FilterSheet.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { Results } from "./Results.tsx";
import { SearchHead } from "./SearchHead.tsx";
import { useOpenJob } from "./use-open-job.ts";
import { usePageMeta } from "./use-page-meta.ts";
import { useSearch } from "./use-search.ts";

// Only wide screens show a job beside the list.
const loadBeside = async () => (await import("./JobBeside.tsx")).JobBeside;
const JobBeside = lazyComponent(loadBeside);

// Only those who have searched before have any.
const RecentSearches = lazy(async () => ({
  default: (await import("./RecentSearches.tsx")).RecentSearches,
}));

interface SearchProps {
  search: SearchState;
  list: SearchList;
  /** The site's name, for the document title. */
  site: string;
  /** Heading and intro of a search page such as /jobs/chef-in-sydney; removed when the search changes. */
  page?: { heading: string; intro: string };
}

/** Filters, list and job from 1200 px on. */
const besideColumns = "beside:grid-cols-[16rem_21rem_1fr]";

/** The search page: form, filters and jobs, rendered on the server and hydrated. */
export const Search = ({ search: first, list, site, page }: SearchProps) => {
  const { search, answer, draft, setDraft, sheet, ...session } = useSearch({ search: first, list });
  const { open, onFollow, onApproach, ...beside } = useOpenJob(search, list.result.data, loadBeside);
  const [fieldsOpen, setFieldsOpen] = useState(false);
  const change = (part?: Partial<SearchState>) => {
    setFieldsOpen(false);
    beside.leave();
    session.change(part);
  };
  const isFirst = searchHref(search) === searchHref(first);
  const title = isFirst && page ? page.heading : searchText(search);
  const { result } = answer.list;
  const filterable = canFilter(search, result);

  useEffect(() => void finishLike(), []);
  usePageMeta(title, open?.card ?? null, site);

  return (
    <div className="relative">
      <form
        method="get"
        action={searchPath}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          change();
        }}
      >
        {search.employer && <input type="hidden" name="employer" value={search.employer} />}
        <SearchHead
          title={title}
          jobs={result.data}
          search={search}
          draft={draft}
          onDraft={setDraft}
          onChange={change}
          open={fieldsOpen}
          onToggle={() => setFieldsOpen(!fieldsOpen)}
        />
        <div
          className={`wrap grid grid-cols-1 items-start gap-x-6 gap-y-8 pt-2 pb-8 ${filterable ? "lg:grid-cols-[16rem_1fr]" : ""} ${open ? besideColumns : ""}`}
        >
          {/* Without scripts a narrow screen has them below the jobs, and a link to them above. */}
          <aside
            id="filters"
            aria-label="Filters"
            hidden={!filterable}
            className="grid scroll-mt-2 gap-6 max-lg:order-last max-lg:in-data-script:hidden lg:pt-2"
          >
            <FilterPanel search={search} facets={result.facets} total={result.meta.total} onChange={change} />
            <Button type="submit" className="in-data-script:hidden">
              Apply filters
            </Button>
          </aside>
          <div className="grid min-w-0 grid-cols-1 gap-8">
            {isFirst && page && (
              <p className="max-w-prose pt-2 text-ink-soft max-lg:line-clamp-3 max-lg:text-sm">
                {page.intro}
              </p>
            )}
            <Results
              search={search}
              answer={answer}
              onChange={change}
              onRetry={() => void session.retry()}
              onOpenFilters={() => openFilterSheet(sheet.open)}
              current={open?.card.id}
              onCloseCurrent={beside.close}
              onFollow={onFollow}
              onApproach={onApproach}
            />
            <OtherSearches
              search={search}
              isFound={answer.state === "ready" && result.meta.total + result.mentions > 0}
            />
          </div>
        </div>
      </form>
      {open && (
        <BesideTheForm>
          <Suspense fallback={<BesideLoading card={open.card} />}>
            <JobBeside open={open} onClose={beside.close} onToList={beside.toList} onRetry={beside.retry} />
          </Suspense>
        </BesideTheForm>
      )}
      {sheet.isOpen && (
        <FilterSheet search={search} result={result} onChange={change} onClose={sheet.close} />
      )}
    </div>
  );
};

// The server renders no recent searches; the stored ones are shown after hydration.
const unknownToServer: RecentSearch[] = [];

/** Keeps a search that finds jobs, and lists the others that were made in this browser. */
const OtherSearches = ({ search, isFound }: { search: SearchState; isFound: boolean }) => {
  const recent = useStore($recentSearches, { ssr: () => unknownToServer });
  const others = recent.filter(({ label }) => label !== searchText(search));
  useEffect(() => {
    if (isFound) keepRecentSearch(search);
  }, [search, isFound]);
  return (
    others.length > 0 && (
      <Suspense>
        <RecentSearches searches={others} onForget={forgetRecentSearch} />
      </Suspense>
    )
  );
};

/** Over the form, in the column that it leaves free: the steps of an application are forms of their own. */
const BesideTheForm = ({ children }: { children: ReactNode }) => (
  <div
    className={`wrap pointer-events-none absolute inset-0 hidden gap-x-6 pt-19 pb-8 beside:grid ${besideColumns}`}
  >
    <div className="pointer-events-auto col-start-3 min-w-0">{children}</div>
  </div>
);
