import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** The codes of each kind of work; spaces part them. */
const rows = z
  .record(z.string(), z.string())
  .parse(parse(readFileSync(join(import.meta.dirname, "data/occupation-groups.yaml"), "utf8")));

const kindByCode = new Map(
  Object.entries(rows).flatMap(([kind, codes]) => codes.split(" ").map((code) => [code, kind] as const)),
);

/** The kind of work of an occupation, as "category/kind"; undefined where the categories have none. */
export const kindOfCode = (code: string): string | undefined => {
  for (let size = code.length; size > 1; size--) {
    const kind = kindByCode.get(code.slice(0, size));
    if (kind) return kind;
  }
  return undefined;
};
