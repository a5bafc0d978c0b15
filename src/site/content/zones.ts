import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isTimeZone, usualZone } from "../../contract/time-zone.ts";

/** The time zone of a content file, by its path from the project's folder. */
export type ZoneOf = (file: string) => string;

/**
 * The time zone of a file's `publishAt`: that of the brand whose folder the file is in, or of the default brand for
 * shared files.
 */
export const zonesIn = (root: string): ZoneOf => {
  const zones = readZones(root);
  return (file) => {
    const [, owner = ""] = /^src\/content\/[^/]+\/([^/]+)\//.exec(file) ?? [];
    return zones.get(owner) ?? usualZone;
  };
};

/**
 * The time zones of the brands by their ids, with that of the default brand also under "". An invalid brand, which is
 * reported elsewhere, gets the default time zone.
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
