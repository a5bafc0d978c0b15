import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A region that people name and that is no suburb, such as a coast; approximate by intent. One without a centre is the
 * rest of its state, or of Australia (`AUS`), outside some cities.
 */
export interface Region {
  id: number;
  name: string;
  /** Its other names. */
  aliases: readonly string[];
  state: string;
  lat: number | null;
  lon: number | null;
  /** Kilometres around its centre. */
  radius: number | null;
  /** The ids of the cities that it is outside of; none for a region with a centre. */
  outside: readonly number[];
}

const file = join(import.meta.dirname, "regions.csv");

/** The text of `regions.csv`; ids never change: from 11 to 19 for those without a centre, from 100 to 999 for the others. */
export const regionsCsv = readFileSync(file, "utf8");

const listed = (text = ""): string[] => text.split("|").filter(Boolean);
const numberOf = (text: string | undefined): number | null => (text ? Number(text) : null);

/** The regions of `regions.csv` by their ids. */
export const regions: ReadonlyMap<number, Region> = new Map(
  regionsCsv
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [id, name, aliases, state, lat, lon, radius, outside] = line.split(",");
      const region = {
        id: Number(id),
        name: name!,
        aliases: listed(aliases),
        state: state!,
        lat: numberOf(lat),
        lon: numberOf(lon),
        radius: numberOf(radius),
        outside: listed(outside).map(Number),
      };
      return [region.id, region];
    }),
);
