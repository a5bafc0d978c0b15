import type { Columns } from "../columns/columns.ts";
import { addTo, emptyBits } from "./row-set.ts";

/** The rows of each place, one place after the other; where each begins, by its `placeNumber`. */
interface Grouped {
  revision: number;
  starts: Int32Array;
  rows: Int32Array;
}

const grouped = new WeakMap<Columns, Grouped>();

/** The rows of all jobs by the places of their locations; 0 has those without one. Kept until a job changes. */
const rowsByPlace = (columns: Columns): Grouped => {
  const { revision } = columns;
  const last = grouped.get(columns);
  if (last?.revision === revision) return last;
  const { location, moreLocations, length } = columns;
  const first = location.subarray(0, length);
  let places = 0;
  for (let row = 0; row < length; row++) if (first[row]! > places) places = first[row]!;
  for (const more of moreLocations.values()) for (const place of more) places = Math.max(places, place);
  // One longer, as a place's count is first kept where the next begins.
  const starts = new Int32Array(places + 2);
  for (let row = 0; row < length; row++) starts[first[row]! + 1]!++;
  for (const more of moreLocations.values()) for (const place of more) starts[place + 1]!++;
  for (let place = 0; place <= places; place++) starts[place + 1]! += starts[place]!;
  const rows = new Int32Array(starts[places + 1]!);
  const next = starts.slice();
  for (let row = 0; row < length; row++) rows[next[first[row]!]!++] = row;
  for (const [row, more] of moreLocations) for (const place of more) rows[next[place]!++] = row;
  const made = { revision, starts, rows };
  grouped.set(columns, made);
  return made;
};

/** Jobs in some of the places, and remote ones without a place, which searches for remote work find everywhere. */
export const rowsInPlaces = (columns: Columns, within: Uint8Array): Uint32Array => {
  const bits = emptyBits(columns.length);
  const remote = columns.filters.remote.values;
  const { starts, rows } = rowsByPlace(columns);
  for (let at = starts[0]!; at < starts[1]!; at++) if (remote[rows[at]!] !== 0) addTo(bits, rows[at]!);
  const places = Math.min(within.length, starts.length - 1);
  for (let place = 1; place < places; place++)
    if (within[place] === 1)
      for (let at = starts[place]!; at < starts[place + 1]!; at++) addTo(bits, rows[at]!);
  return bits;
};
