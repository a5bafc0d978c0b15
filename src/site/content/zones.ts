import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isTimeZone, usualZone } from "../../contract/time-zone.ts";

/** The time zone of a file of the content, by its path from the project's folder. */
export type ZoneOf = (file: string) => string;

/**
 * Whose clocks a `publishAt` goes by: those of the brand whose folder the file is in; of the default brand, where all
 * sites share it.
 */
export const zonesIn = (root: string): ZoneOf => {
  const zones = readZones(root);
  return (file) => {
    const [, owner = ""] = /^src\/content\/[^/]+\/([^/]+)\//.exec(file) ?? [];
    return zones.get(owner) ?? usualZone;
  };
};

/**
 * The time zones of the brands by their ids, that of the default brand by "" as well. What is wrong with a brand is told
 * elsewhere: its clocks are then the usual ones.
 */
const readZones = (root: string): ReadonlyMap<string, string> => {
  const zones = new Map<string, string>();
  for (const file of globSync("src/brands/*/brand.json", { cwd: root }).sort()) {
    const brand = read(join(root, file));
    const zone = brand.timezone && isTimeZone(brand.timezone) ? brand.timezone : usualZone;
    zones.set(file.split("/")[2]!, zone);
    if (brand.default) zones.set("", zone);
  }
  return zones;
};

const read = (file: string): { timezone?: string; default?: boolean } => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as { timezone?: string; default?: boolean };
  } catch {
    return {};
  }
};
