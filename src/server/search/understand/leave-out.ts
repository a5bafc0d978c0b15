import type { ReadTerms } from "./read-terms.ts";
import type { Term } from "./query-terms.ts";
import { isNoPlace } from "./suburb-words.ts";

/** What an engine found for each term, as it is typed and in other ways. */
type FoundLists<Found> = Record<"found" | "stated" | "close" | "typed" | "same" | "meant", (Found | null)[]>;

/** How an engine takes jobs out of what it found for a term. */
interface Without<Found> {
  /** Those of a kind of work that has the term within its name. */
  kindNames: (term: Term, found: Found) => Found;
  /** Of titles, those with a name of other work that ends with it, which come last; missing where there is none. */
  otherWork?: ((found: Found) => Found) | undefined;
  /** Those that have a name of work in the name of their place; missing where no kind of work is meant. */
  placeNames?: ((text: string, found: Found) => Promise<Found>) | undefined;
  /** Those in a place of which the text is but a part. */
  partsOfPlaces: (text: string, found: Found, typed: readonly string[]) => Promise<Found>;
}

/** Leaves out the jobs that have a term only within the name of something else: of their kind of work, of other work, or of their place. */
export const leaveOut = async <Found>(
  { terms, atWork }: Pick<ReadTerms, "terms" | "atWork">,
  lists: FoundLists<Found>,
  { kindNames, otherWork, placeNames, partsOfPlaces }: Without<Found>,
): Promise<void> => {
  for (const [at, term] of terms.entries())
    for (const some of [lists.found, lists.stated, lists.close, lists.typed])
      some[at] = some[at] ? kindNames(term, some[at]) : null;
  for (const some of [lists.found, lists.close, lists.typed, lists.same, lists.meant])
    if (otherWork && some[atWork]) some[atWork] = otherWork(some[atWork]);
  const typed = terms.flatMap(([text]) => text.split(" "));
  for (const [at, [text]] of terms.entries()) {
    const found = lists.found[at];
    if (!found) continue;
    if (at === atWork && placeNames) lists.found[at] = await placeNames(text, found);
    else if (isNoPlace(text))
      for (const some of [lists.found, lists.typed])
        some[at] = some[at] ? await partsOfPlaces(text, some[at], typed) : null;
  }
};
