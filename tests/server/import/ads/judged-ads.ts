import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { z } from "zod";

const judgedAd = z.strictObject({
  /** The head of an ad. */
  title: z.string(),
  /** A line of its text. */
  text: z.string().default(""),
  /** What a feed names beside it. */
  industry: z.string().default(""),
  role: z.string().default(""),
  /**
   * What a person would accept for it: categories, or kinds of work as "category/kind"; "category/-" where none of the
   * kinds is right.
   */
  accepted: z.string().transform((all): readonly string[] => all.split(" ")),
});
type JudgedAd = z.infer<typeof judgedAd>;

/** The ads of a table in this folder; `README.md` says how each was written. */
export const readAds = (set: string): readonly JudgedAd[] =>
  z
    .array(judgedAd)
    .parse(parse(readFileSync(join(import.meta.dirname, `${set}.csv`), "utf8"), { columns: true }));
