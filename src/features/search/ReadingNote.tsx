import type { SearchReading } from "../../contract/jobs.ts";
import { searchHref, stateOf, type SearchState } from "../../domain/search/job-search-url.ts";
import { loneLink } from "../../ui/recipes.ts";

interface ReadingNoteProps {
  search: SearchState;
  reading: SearchReading;
}

/** What was read from the words of a search: its place, others of that name, and the way back to the words. On phones the heading above names the place. */
export const ReadingNote = ({ search, reading }: ReadingNoteProps) => {
  const { place, other_places, as_typed } = reading;
  const linkTo = (text: string, next: SearchState) => (
    <a href={searchHref(next)} className={loneLink}>
      {text}
    </a>
  );
  return (
    <p className="flex shrink-0 items-center gap-x-3 text-sm text-ink-soft sm:shrink sm:flex-wrap">
      {place && <span className="max-sm:sr-only">{`Jobs in ${place.label}.`}</span>}
      {other_places.length > 0 && (
        <span className="flex flex-wrap items-center gap-x-3">
          Or in
          {other_places.map((other) => (
            <span key={other.id}>
              {linkTo(other.label, { ...search, location: other.id, address: other.label, pageNo: 1 })}
            </span>
          ))}
        </span>
      )}
      {linkTo("Search for the words instead", stateOf(as_typed))}
    </p>
  );
};
