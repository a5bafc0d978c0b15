import { maxPlaces, placeOfIds, type ParsedJobSearch } from "../../contract/job-search.ts";

type Searched = Pick<ParsedJobSearch, "location">;
/** The places of a search with their names as one text. */
type Placed = Searched & { address?: string | undefined };

/** The ids of the places of a search; none where it is for all. */
export const placesIn = ({ location }: Searched): readonly number[] =>
  location === undefined ? [] : [location].flat();

/** The most characters of the names of places that were typed. */
export const maxAddress = 300;

/** Names of places as one text: "Brisbane QLD 4000 or Gold Coast QLD". */
export const placesText = (names: readonly string[]): string => names.join(" or ");

/** Places as fields of a search. */
export const placed = (places: readonly { id: number; label: string }[]): Placed => ({
  location: placeOfIds(places.map(({ id }) => id)),
  address: placesText(places.slice(0, maxPlaces).map(({ label }) => label)),
});

const parts = (text: string): string[] => text.split(/\s+or(?:\s+|$)|[;+&]/i).map((name) => name.trim());

/** The names in such a text, also with semicolons, "+" or "&" between them. */
export const placeNames = (text: string): string[] => parts(text).filter(Boolean).slice(0, maxPlaces);

/** The last of them, which is being typed; empty where the next one has not been begun. */
export const lastPlaceName = (text: string): string => parts(text).at(-1) ?? "";

/** The change of a search by a place that was picked for the last name in its field. */
export const withPickedPlace = (
  search: Placed,
  typed: string,
  { id, label }: { id: number; label: string },
): Placed => {
  const before = placeNames(typed).slice(0, -1);
  const address = placesText([...new Set([...before, label])]);
  if (!before.length) return { location: id, address };
  // Names that were typed since are looked up with the search.
  const isKnown = placesText(before) === search.address;
  return { location: isKnown ? placeOfIds([...placesIn(search), id]) : undefined, address };
};

/** The same search without one of its several places, which are named in its address in their order. */
export const withoutPlace = (search: Placed, gone: number): Placed => ({
  location: placeOfIds(placesIn(search).toSpliced(gone, 1)),
  address: placesText(placeNames(search.address ?? "").toSpliced(gone, 1)),
});
