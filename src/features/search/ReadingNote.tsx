import { readPlaces } from "../../domain/search/as-read.ts";
import { searchHref, stateOf, type SearchState } from "../../domain/search/job-search-url.ts";
import { loneLink } from "../../ui/recipes.ts";
import type { SearchList } from "./search.ts";
import { Spoken } from "../../ui/heard/Spoken.tsx";

interface ReadingNoteProps {
  search: SearchState;
  list: Pick<SearchList, "result" | "typed" | "choice">;
}

/**
 * What was read from the words of a search and of its place, and what was corrected in them: each with the way back to what
 * was typed.
 */
export const ReadingNote = ({ search, list: { result, typed, choice } }: ReadingNoteProps) => {
  const { reading, corrected, words_apart } = result;
  if (!reading && !corrected && !words_apart && !choice) return null;
  const linkTo = (text: string, next: SearchState) => (
    <a href={searchHref(next)} className={loneLink}>
      {text}
    </a>
  );
  const others = reading?.other_places ?? choice?.others ?? [];
  const places = readPlaces(reading);
  const guessed = choice?.guessed ?? null;
  return (
    <Spoken className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      {/* A phone has the place in the title, right above. */}
      {places !== null && <span className="max-sm:sr-only">{`Jobs in ${places}.`}</span>}
      {/* The title names the place. */}
      {guessed !== null && <span>{`You wrote “${guessed}”.`}</span>}
      {others.length > 0 && (
        <span className="flex flex-wrap items-center gap-x-3">
          Or in
          {others.map((other) => (
            <span key={other.id}>
              {linkTo(other.label, { ...search, location: other.id, address: other.label, pageNo: 1 })}
            </span>
          ))}
        </span>
      )}
      {guessed !== null &&
        linkTo("Search everywhere instead", {
          ...search,
          location: undefined,
          address: undefined,
          radius: undefined,
          pageNo: 1,
        })}
      {reading &&
        linkTo(
          reading.place ? "Search for the words instead" : `Search for “${reading.as_typed.q}” instead`,
          stateOf(reading.as_typed),
        )}
      {(corrected || words_apart) && (
        <span>
          {words_apart && `No job has “${words_apart}” as it stands. `}
          Showing jobs for{" "}
          <strong className="text-ink">{corrected ?? words_apart?.replaceAll(" ", " + ")}</strong>.
        </span>
      )}
      {typed && linkTo(`Search for “${typed}” instead`, { ...search, q: typed, as_typed: true, pageNo: 1 })}
    </Spoken>
  );
};
