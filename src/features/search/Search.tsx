import { useStore } from "@nanostores/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { employerPath } from "../../domain/employers/employer-path.ts";
import { searchHref, searchPath, type SearchState } from "../../domain/search/job-search-url.ts";
import { jobCount } from "../../domain/jobs/job-text.ts";
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
import { FilterPanel } from "./FilterPanel.tsx";
import { SearchBar } from "./SearchBar.tsx";
import { heading, loneLink } from "../../ui/recipes.ts";
import { toast } from "../../ui/toasts/toasts.ts";
import { Results } from "./Results.tsx";
import { useSearch } from "./use-search.ts";

// Only narrow screens open the filters in a dialog.
const loadDialog = () => import("../../ui/Dialog.tsx");
const Dialog = lazy(async () => ({ default: (await loadDialog()).Dialog }));

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

// The server renders no recent searches; the stored ones are shown after hydration.
const unknownToServer: RecentSearch[] = [];

/** The search page: form, filters and jobs, rendered on the server and hydrated. */
export const Search = ({ search: first, list, site, page }: SearchProps) => {
  const { search, answer, change, retry, draft, setDraft } = useSearch({ search: first, list });
  const [filtersOpen, setFiltersOpen] = useState(false);
  const recent = useStore($recentSearches, { ssr: () => unknownToServer });
  const others = recent.filter((other) => other.label !== searchText(search));
  const href = searchHref(search);
  const isFirst = href === searchHref(first);
  const title = isFirst && page ? page.heading : searchText(search);
  const { data, facets, meta } = answer.list.result;
  const employer = data.find((job) => job.employer.id === search.employer)?.employer;

  const openFilters = () =>
    void loadDialog().then(
      () => setFiltersOpen(true),
      () => toast.error("The filters could not be loaded. Check your connection and try again."),
    );

  useEffect(() => void finishLike(), []);
  useEffect(() => keepRecentSearch(search), [search]);
  useEffect(() => {
    document.title = `${title} | ${site}`;
  }, [title, site]);

  return (
    <>
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
          <div className="wrap grid gap-5 py-6 sm:py-8">
            <div className="grid gap-2">
              <h1 className={heading.page}>{title}</h1>
              {isFirst && page && <p className="max-w-prose text-ink-soft">{page.intro}</p>}
              {employer?.has_page && (
                <a href={employerPath(employer)} className={`${loneLink} justify-self-start`}>
                  About {employer.name}
                </a>
              )}
            </div>
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
        <div className="wrap grid items-start gap-8 py-6 lg:grid-cols-[18rem_1fr]">
          <aside aria-label="Filters" className="grid gap-6 max-lg:in-data-script:hidden">
            <FilterPanel search={search} facets={facets} onChange={change} />
            <Button type="submit" className="in-data-script:hidden">
              Apply filters
            </Button>
          </aside>
          <div className="grid min-w-0 gap-8">
            <Results
              search={search}
              answer={answer}
              onChange={change}
              onRetry={() => void retry()}
              onOpenFilters={openFilters}
            />
            {others.length > 0 && (
              <Suspense>
                <RecentSearches searches={others} onForget={forgetRecentSearch} />
              </Suspense>
            )}
          </div>
        </div>
      </form>
      {filtersOpen && (
        <Suspense>
          <Dialog
            open
            onClose={() => setFiltersOpen(false)}
            title="Filters"
            actions={
              <Button className="w-full" onClick={() => setFiltersOpen(false)}>
                Show {jobCount(meta.total)}
              </Button>
            }
          >
            <FilterPanel search={search} facets={facets} onChange={change} />
          </Dialog>
        </Suspense>
      )}
    </>
  );
};
