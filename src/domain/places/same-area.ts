import { pointsOf } from "./distance.ts";

/** Places of one name within this many degrees are the same to a seeker. */
const sameArea = 0.4;

/** Whether two places are so near each other that a seeker who means one means the other as well. */
export const isSameArea = (
  one: { lat: number | null; lon: number | null },
  other: { lat: number | null; lon: number | null },
): boolean => {
  const [[a], [b]] = [pointsOf([one]), pointsOf([other])];
  return a !== undefined && b !== undefined && Math.hypot(a.lat - b.lat, a.lon - b.lon) < sameArea;
};
