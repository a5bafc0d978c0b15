import { useStore } from "@nanostores/react";
import { lazy, Suspense, useEffect, useId, useState } from "react";
import { employerPath } from "../../domain/employers/employer-path.ts";
import { shownText } from "../../domain/search/found-text.ts";
import { searchHref, searchPath, type SearchState } from "../../domain/search/job-search-url.ts";
import { jobCount, jobMeta } from "../../domain/jobs/job-text.ts";
import { searchText } from "../../domain/search/search-text.ts";
import {
  $recentSearches,
  forgetRecentSearch,
  keepRecentSearch,
  type RecentSearch,
} from "./recent-searches.ts";
import { finishLike } from "../saved-jobs/saved-jobs.ts";
import type { SearchList } from "./search.ts";
import { fetchPayload } from "../session/send.ts";
import { Button } from "../../ui/Button.tsx";
import { BesideLoading } from "./BesideLoading.tsx";
import { FilterPanel } from "./FilterPanel.tsx";
import { SearchBar } from "./SearchBar.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { toast } from "../../ui/toasts/toasts.ts";
import { Results } from "./Results.tsx";
import { SearchTitle } from "./SearchTitle.tsx";
import { useOpenJob } from "./use-open-job.ts";
import { usePageMeta } from "./use-page-meta.ts";
import { useSearch } from "./use-search.ts";

// Only narrow screens open the filters in a dialog.
const loadDialog = () => import("../../ui/Dialog.tsx");
const Dialog = lazy(async () => ({ default: (await loadDialog()).Dialog }));

// Only wide screens show a job beside the list.
const loadBeside = () => import("./JobBeside.tsx");
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

// Suggestions are loaded once somebody types.
const suggest = async (typed: string, signal: AbortSignal) => {
  const { suggestLocations } = await import("./locations.ts");
  return suggestLocations(typed, (call, input) => fetchPayload(call, input, { signal }));
};

const suggestWords = async (typed: string, signal: AbortSignal) => {
  const { suggestWords: suggested } = await import("./suggestions.ts");
  return suggested(typed, $recentSearches.get(), (call, input) => fetchPayload(call, input, { signal }));
};

/** Filters, list and job from 1200 px on. */
const besideColumns = "beside:grid-cols-[16rem_21rem_1fr]";

// The server renders no recent searches; the stored ones are shown after hydration.
const unknownToServer: RecentSearch[] = [];

/** The search page: form, filters and jobs, rendered on the server and hydrated. */
export const Search = ({ search: first, list, site, page }: SearchProps) => {
  const { search, answer, draft, setDraft, ...session } = useSearch({ search: first, list });
  const { open, onFollow, onApproach, ...beside } = useOpenJob(search, loadBeside);
  const [fieldsOpen, setFieldsOpen] = useState(false);
  const fieldsId = useId();
  const change = (part?: Partial<SearchState>) => {
    setFieldsOpen(false);
    beside.leave();
    session.change(part);
  };
  const recent = useStore($recentSearches, { ssr: () => unknownToServer });
  const others = recent.filter((other) => other.label !== searchText(search));
  const href = searchHref(search);
  const isFirst = href === searchHref(first);
  const title = isFirst && page ? page.heading : searchText(search);
  const { data, facets, meta, mentions } = answer.list.result;
  const employer = data.find((job) => job.employer.id === search.employer)?.employer;

  const openFilters = () =>
    void loadDialog().then(session.sheet.open, () =>
      toast.error("The filters could not be loaded. Check your connection and try again."),
    );

  useEffect(() => void finishLike(), []);
  useEffect(() => keepRecentSearch(search), [search]);
  usePageMeta(open ? jobMeta(open.card).title : title, open?.card ?? null, site);

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
        <div className="border-b border-line bg-sunken">
          <div className="wrap grid grid-cols-1 items-center gap-x-6 gap-y-3 py-2 lg:min-h-16 lg:grid-cols-[16rem_1fr]">
            <SearchTitle
              title={title}
              fieldsId={fieldsId}
              open={fieldsOpen}
              onToggle={() => setFieldsOpen(!fieldsOpen)}
            >
              {employer?.has_page && (
                <a
                  href={employerPath(employer)}
                  className="relative z-10 inline-flex min-h-6 items-center text-sm text-accent-text underline"
                >
                  About {employer.name}
                </a>
              )}
            </SearchTitle>
            <div id={fieldsId} className={fieldsOpen ? "pb-2 lg:pb-0" : "max-lg:in-data-script:hidden"}>
              <SearchBar
                search={search}
                draft={draft}
                onDraft={setDraft}
                onChange={change}
                suggest={suggest}
                suggestWords={suggestWords}
              />
            </div>
          </div>
        </div>
        <div
          className={`wrap grid grid-cols-1 items-start gap-x-6 gap-y-8 pt-2 pb-8 lg:grid-cols-[16rem_1fr] ${open ? besideColumns : ""}`}
        >
          {/* Without scripts a narrow screen has them below the jobs, and a link to them above. */}
          <aside
            id="filters"
            aria-label="Filters"
            className="grid scroll-mt-20 gap-6 max-lg:order-last max-lg:in-data-script:hidden lg:pt-2"
          >
            <FilterPanel search={search} facets={facets} onChange={change} />
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
              onOpenFilters={openFilters}
              current={open?.card.id}
              onCloseCurrent={beside.close}
              onFollow={onFollow}
              onApproach={onApproach}
            />
            {others.length > 0 && (
              <Suspense>
                <RecentSearches searches={others} onForget={forgetRecentSearch} />
              </Suspense>
            )}
          </div>
        </div>
      </form>
      {open && (
        // Over the form, in the column that it leaves free: the steps of an application are forms of their own.
        <div
          className={`wrap pointer-events-none absolute inset-0 hidden gap-x-6 pt-19 pb-8 beside:grid ${besideColumns}`}
        >
          <div className="pointer-events-auto col-start-3 min-w-0">
            <Suspense fallback={<BesideLoading card={open.card} />}>
              <JobBeside open={open} onClose={beside.close} onToList={beside.toList} onRetry={beside.retry} />
            </Suspense>
          </div>
        </div>
      )}
      {session.sheet.isOpen && (
        <Suspense>
          <Dialog
            open
            onClose={session.sheet.close}
            title="Filters"
            actions={
              <Button className="w-full" onClick={session.sheet.close}>
                Show {meta.total ? jobCount(meta.total) : shownText({ total: 0, mentions, words: search.q })}
              </Button>
            }
          >
            <FilterPanel search={search} facets={facets} onChange={change} />
          </Dialog>
        </Suspense>
      )}
    </div>
  );
};
