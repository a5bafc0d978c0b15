import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Landing } from "../../src/site/landings/landing-schema.ts";
import { brandsFolder } from "../../src/site/brands.ts";

/** The landing page at `/` of a brand, as its file has it. */
export const homeOf = (brand: string): Landing =>
  JSON.parse(readFileSync(join(brandsFolder, brand, "landings/home.json"), "utf8")) as Landing;
