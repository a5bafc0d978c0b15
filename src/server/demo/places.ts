import type { StateCode } from "../../domain/places/states.ts";
import type { LocationRow } from "../catalogue/locations/fill-locations.ts";
import type { Random } from "./random.ts";

/** A suburb with all that jobs need of it. */
export type Suburb = LocationRow & { suburb: string; lat: number; lon: number };

/** Where demo employers are and their jobs. */
export interface Places {
  /** A suburb by chance: states by population, towns by size; outside the big cities where `regional`. */
  any: (random: Random, regional?: boolean) => Suburb;
  /** Suburbs within `km`, the nearest first, without the suburb itself. */
  near: (suburb: Suburb, km: number) => Suburb[];
  /** The suburb of a label such as "Newtown NSW 2042". */
  named: (label: string) => Suburb | undefined;
}

/** People of each state that has demo jobs, in percent of Australia's. */
const population = {
  NSW: 31,
  VIC: 26,
  QLD: 20.5,
  WA: 11,
  SA: 7,
  TAS: 2.2,
  ACT: 1.8,
  NT: 1,
} satisfies Partial<Record<StateCode, number>>;
/** Kilometres around a capital of more than a million that count as the city. */
const cityRadius = 55;
const million = 1_000_000;

export const placesOf = (rows: readonly LocationRow[]): Places => {
  const suburbs = rows.filter((row): row is Suburb => row.kind === "suburb");
  const cities = suburbs.filter(({ weight }) => weight > million);
  const isRegional = (suburb: Suburb) => cities.every((city) => distance(suburb, city) > cityRadius);
  const codes = Object.keys(population) as (keyof typeof population)[];
  const inState = Object.fromEntries(
    codes.map((code) => {
      const all = suburbs.filter(({ state }) => state === code);
      return [code, { all: drawer(all), regional: drawer(all.filter(isRegional)) }];
    }),
  );
  return {
    any: (random, regional = false) => {
      const state = inState[random.weighted(codes, (code) => population[code])]!;
      return (regional ? state.regional : state.all)(random);
    },
    near: (suburb, km) =>
      suburbs
        .map((other) => ({ other, km: distance(suburb, other) }))
        .filter((found) => found.other.id !== suburb.id && found.km <= km)
        .sort((a, b) => a.km - b.km)
        .map(({ other }) => other),
    named: (label) =>
      suburbs.find(({ suburb, state, postcode }) => `${suburb} ${state} ${postcode}` === label),
  };
};

/** Draws by roughly the square root of the weight, so that big cities get most jobs but not all. */
const drawer = (suburbs: readonly Suburb[]) => {
  let sum = 0;
  const ends = suburbs.map(({ weight }) => (sum += weight ** 0.55));
  return (random: Random): Suburb => {
    const at = random.next() * sum;
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle]! > at) high = middle;
      else low = middle + 1;
    }
    return suburbs[low]!;
  };
};

/** Kilometres between two places, on a flat map: near enough within a state. */
const distance = (a: Suburb, b: Suburb): number =>
  111 * Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180));
