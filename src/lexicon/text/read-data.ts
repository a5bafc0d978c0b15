import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { LineCounter, isNode, parseDocument } from "yaml";
import type { z } from "zod";

/**
 * Reads a data file in YAML.
 * @throws Error that names the file and the line of everything that is wrong.
 */
export const readData = <T>(file: string, schema: z.ZodType<T>): T => {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, "utf8"), { lineCounter: lines, prettyErrors: false });
  const at = (offset = 0) => `${basename(dirname(file))}/${basename(file)}:${lines.linePos(offset).line}`;
  const lineOf = (path: readonly PropertyKey[]): string => {
    for (let size = path.length; size > 0; size--) {
      const node = document.getIn(path.slice(0, size), true);
      if (isNode(node)) return at(node.range?.[0]);
    }
    return at();
  };
  const faults = document.errors.map(({ pos, message }) => `${at(pos[0])} ${message}`);
  if (faults.length) throw new Error(faults.join("\n"));
  const read = schema.safeParse(document.toJS());
  if (read.success) return read.data;
  throw new Error(
    read.error.issues.map(({ path, message }) => `${lineOf(path)} ${path.join(".")}: ${message}`).join("\n"),
  );
};
