import { z } from "zod";
import { idsOf, rightToWorkOptions, type RightToWorkId } from "../../contract/job-options.ts";
import { listed } from "../text/listed.ts";
import { readData } from "../text/read-data.ts";
import { anyOf } from "../text/wording.ts";

const words = readData(
  "cv/rights-to-work.yaml",
  z.strictObject({
    refusals: listed,
    rights: z.partialRecord(z.enum(idsOf(rightToWorkOptions)), listed),
  }),
);
const refused = new RegExp(anyOf(words.refusals), "i");
const patterns = Object.entries(words.rights).map(
  ([id, said]) => [id as RightToWorkId, new RegExp(anyOf(said), "i")] as const,
);

/** The right to work that a line of a CV says its writer has, with the words that say so; null for none, or for two. */
export const rightToWorkOf = (text: string): { id: RightToWorkId; written: string } | null => {
  if (refused.test(text)) return null;
  const found = patterns.flatMap(([id, pattern]) => {
    const [written] = pattern.exec(text) ?? [];
    return written ? { id, written } : [];
  });
  return found.length === 1 ? found[0]! : null;
};
