import type { LocationRow } from "../locations/fill-locations.ts";
import type { FeedPlace } from "./feed-job.ts";

interface Position {
  lat: number | null;
  lon: number | null;
}

/** Finds out where a suburb lies. */
export type PositionFinder = (place: FeedPlace, state: string, postcode: string) => Position;

const unknown: Position = { lat: null, lon: null };

/**
 * Where the feed says that it is, else the middle of the known suburbs with its postcode or, where there are
 * none, with the nearest number in its state: neighbours have neighbouring numbers.
 */
export const openPositions = (known: readonly LocationRow[]): PositionFinder => {
  const byState = Map.groupBy(known, ({ state }) => state);
  return (place, state, postcode) => {
    const given = readPosition(place);
    if (given || !postcode) return given ?? unknown;
    const byPostcode = Map.groupBy(byState.get(state) ?? [], (row) => row.postcode);
    const away = (number: string | null) => Math.abs(Number(number) - Number(postcode));
    const numbers = [...byPostcode.keys()].sort((a, b) => away(a) - away(b));
    return middleOf(byPostcode.get(numbers[0] ?? null) ?? []);
  };
};

/** The position in a feed's own words; null for one that is not on Australian soil, such as 0, 0. */
const readPosition = ({ latitude, longitude }: FeedPlace): Position | null => {
  const [lat, lon] = [Number(latitude), Number(longitude)];
  return lat > -56 && lat < -9 && lon > 72 && lon < 168.5 ? { lat, lon } : null;
};

const middleOf = (rows: readonly LocationRow[]): Position => {
  const placed = rows.filter(({ lat, lon }) => lat !== null && lon !== null);
  const mean = (of: "lat" | "lon") => placed.reduce((sum, row) => sum + row[of]!, 0) / placed.length;
  return placed.length ? { lat: mean("lat"), lon: mean("lon") } : unknown;
};
