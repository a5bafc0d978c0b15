import type { LocationRow } from "../locations/fill-locations.ts";
import type { FeedPlace } from "./feed-job.ts";

interface Position {
  lat: number | null;
  lon: number | null;
}

/** Finds the coordinates of a suburb. */
export type PositionFinder = (place: FeedPlace, state: string, postcode: string) => Position;

const unknown: Position = { lat: null, lon: null };

/**
 * The position in the feed; else the mean of the known suburbs with its postcode or, if there are none, with
 * the nearest postcode in its state, as neighbouring suburbs have neighbouring postcodes.
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

/** The position that the feed gives; null for one outside Australia, such as 0, 0. */
const readPosition = ({ latitude, longitude }: FeedPlace): Position | null => {
  const [lat, lon] = [Number(latitude), Number(longitude)];
  return lat > -56 && lat < -9 && lon > 72 && lon < 168.5 ? { lat, lon } : null;
};

const middleOf = (rows: readonly LocationRow[]): Position => {
  const placed = rows.filter(({ lat, lon }) => lat !== null && lon !== null);
  const mean = (of: "lat" | "lon") => placed.reduce((sum, row) => sum + row[of]!, 0) / placed.length;
  return placed.length ? { lat: mean("lat"), lon: mean("lon") } : unknown;
};
