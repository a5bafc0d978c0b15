import BellPlus from "lucide-react/icons/bell-plus";
import type { SearchState } from "../../domain/search/job-search-url.ts";
import { saveSearchHref } from "../../domain/search/saved-search.ts";
import { button } from "../../ui/recipes.ts";

/** Leads to the page that saves a search and mails its new jobs; it works without scripts. */
export const SaveSearchLink = ({ search }: { search: SearchState }) => (
  <a href={saveSearchHref(search)} className={button("secondary")}>
    <BellPlus aria-hidden="true" className="size-5" />
    Save this search
  </a>
);
