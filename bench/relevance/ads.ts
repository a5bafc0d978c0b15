import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import { demoWorkTypes } from "../../src/server/demo/work/field.ts";

const ad = z.strictObject({
  category: z.string(),
  kind: z.string(),
  title: z.string(),
  /** Its description, as plain text. */
  says: z.string(),
  workType: z.enum(demoWorkTypes),
});

/** Ads beside the demo jobs, which have none like them, worded as employers do. Each is placed in several cities. */
export const ads: readonly z.infer<typeof ad>[] = z
  .array(ad)
  .parse(parse(readFileSync(join(import.meta.dirname, "ads.csv"), "utf8"), { columns: true }));
