/** The default radius around a place in kilometres: a daily commute. */
export const usualRadius = 25;

/** The choices of a radius in kilometres; 0 is only the place itself. */
export const radii = [0, 5, 10, 25, 50, 100, 250] as const;

/** Whether a distance can be measured from a place, by its id: from no state, nor the rest of one outside its capital. */
export const hasCentre = (locationId: number): boolean => locationId >= 100;

/**
 * Whether a search in a place, by its id, looks around it where nobody chose how far: yes for a suburb, while a region or
 * a state ends at its own border.
 */
export const hasUsualRadius = (locationId: number): boolean => locationId >= 1000;

/** A point on the map, in degrees. */
export interface Point {
  lat: number;
  lon: number;
}

const earthKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How far apart two points are in a straight line, in kilometres. */
export const kmBetween = (a: Point, b: Point): number => {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const part = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon);
  return 2 * earthKm * Math.asin(Math.sqrt(part));
};

/** The points of places that have one: a state has none. */
export const pointsOf = (places: readonly { lat: number | null; lon: number | null }[]): Point[] =>
  places.flatMap(({ lat, lon }) => (lat === null || lon === null ? [] : [{ lat, lon }]));

/** The least distance between points of two lists, in whole kilometres; null where either has none. */
export const nearestKm = (some: readonly Point[], others: readonly Point[]): number | null => {
  const all = some.flatMap((one) => others.map((other) => kmBetween(one, other)));
  return all.length ? Math.round(Math.min(...all)) : null;
};
