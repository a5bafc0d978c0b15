import { z } from "zod";
import { readData } from "../text/read-data.ts";

/** The codes of each kind of work; spaces part them. */
const rows = readData("work/data/occupation-groups.yaml", z.record(z.string(), z.string()));

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
