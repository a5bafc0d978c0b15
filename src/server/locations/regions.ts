import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A region that people name and that is no suburb, such as a coast; approximate by intent. */
export interface Region {
  id: number;
  name: string;
  /** Its other names. */
  aliases: readonly string[];
  state: string;
  lat: number;
  lon: number;
  /** Kilometres around its centre. */
  radius: number;
}

const file = join(import.meta.dirname, "regions.csv");

/** The text of `regions.csv`; ids are from 100 to 999 and never change. */
export const regionsCsv = readFileSync(file, "utf8");

/** The regions of `regions.csv` by their ids. */
export const regions: ReadonlyMap<number, Region> = new Map(
  regionsCsv
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [id, name, aliases, state, lat, lon, radius] = line.split(",");
      const region = {
        id: Number(id),
        name: name!,
        aliases: aliases!.split("|").filter(Boolean),
        state: state!,
        lat: Number(lat),
        lon: Number(lon),
        radius: Number(radius),
      };
      return [region.id, region];
    }),
);
