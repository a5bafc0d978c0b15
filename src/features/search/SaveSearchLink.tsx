import BellPlus from "lucide-react/icons/bell-plus";
import type { SearchState } from "../../domain/search/job-search-url.ts";
import { saveSearchHref } from "../../domain/search/saved-search.ts";
import { button } from "../../ui/recipes.ts";

/** Leads to the page that saves a search and mails its new jobs; it works without scripts. In a narrow line it is an icon. */
export const SaveSearchLink = ({ search }: { search: SearchState }) => (
  <a
    href={saveSearchHref(search)}
    title="Save this search"
    className={`${button("secondary")} whitespace-nowrap @max-[36rem]:px-3`}
  >
    <BellPlus aria-hidden="true" className="size-5" />
    <span className="@max-[36rem]:sr-only">Save this search</span>
  </a>
);
