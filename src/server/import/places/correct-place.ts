import { editDistance } from "../../../domain/text/edit-distance.ts";
import type { LocationRow } from "../../catalogue/locations/fill-locations.ts";
import type { FeedPlace } from "../feed-job.ts";
import { stateIdOf } from "./place-index.ts";
import { plain, type StateId } from "./read-place.ts";
import { readSuburb } from "./read-suburb.ts";

/** A name that may have been meant. */
interface Known {
  name: string;
  weight: number;
}

/** People live in a town that a misspelt name may mean, and in one that it may mean without its state. */
const knownTown = 1000;
const knownCity = 20_000;

/** Shorter names are too like others, but for those of cities that everybody knows: "Sydny". */
const leastLength = 6;
const leastOfCity = 5;
/** People live in such a city. */
const largeCity = 100_000;

const letters = (name: string): string => [...name].toSorted().join("");

/** Whether one name is the other with a letter left out, put in, exchanged with its neighbour or, in a long name, changed. */
const isSlip = (one: string, other: string): boolean =>
  editDistance(one, other, 1) === 1 &&
  (one.length !== other.length || one.length > 7 || letters(one) === letters(other));

/** The likeliest of the known names that a misspelt one means, "paramatta"; undefined for none. */
const correctionFor = <T extends Known>(name: string, known: readonly T[]): T | undefined =>
  name.length < leastOfCity
    ? undefined
    : known
        .filter(({ weight }) => name.length >= leastLength || weight >= largeCity)
        .filter((each) => each.name[0] === name[0] && each.name !== name && isSlip(name, each.name))
        .toSorted((a, b) => b.weight - a.weight)[0];

/** Finds the suburb that a misspelt name means: without a state, only a town that everybody knows. */
export const openCorrections = (suburbs: readonly LocationRow[]) => {
  const byState = Map.groupBy(
    suburbs.map((row) => ({ row, name: plain(row.suburb ?? ""), weight: row.weight })),
    ({ row }) => stateIdOf(row),
  );
  const all = [...byState.values()].flat();
  return (place: FeedPlace, names: readonly string[], stateId: StateId | null, postcode: string) => {
    const name = stateId ? plain(readSuburb(place) ?? "") : names.length === 1 ? names[0]! : "";
    const near = stateId ? (byState.get(stateId) ?? []) : all;
    const least = stateId ? knownTown : knownCity;
    return correctionFor(
      name,
      near.filter(({ row, weight }) => weight >= least && (!postcode || row.postcode === postcode)),
    )?.row;
  };
};
