import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { isNode, isScalar, LineCounter, parse, parseDocument, YAMLParseError } from "yaml";
import type { z } from "zod";

const lexicon = join(import.meta.dirname, "..");

/**
 * Reads a data file in YAML.
 * @throws Error that names the file and the line of everything that is wrong, and how to mend it.
 */
export const readData = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> =>
  parseData(readFileSync(file, "utf8"), `src/lexicon/${relative(lexicon, file)}`, schema);

/** The same for a text; the name is that of its file. */
export const parseData = <Schema extends z.ZodType>(
  text: string,
  name: string,
  schema: Schema,
): z.output<Schema> => {
  const { data, error } = schema.safeParse(parsed(text, name));
  if (!error) return data;
  const lineOf = linesOf(text);
  const faults = error.issues.map(
    ({ path, message }) => `${name}:${lineOf(path)} ${path.join(".")}: ${message}`,
  );
  throw new Error(`${faults.join("\n")}\nThe form of each file is in docs/how-to/add-a-word.md.`);
};

const parsed = (text: string, name: string): unknown => {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new Error(`${name}:${error.linePos?.[0].line} ${error.message}`, { cause: error });
  }
};

/** The line of a value; within a text of rows the row's. Lines are only looked for where something is wrong. */
const linesOf = (text: string): ((path: readonly PropertyKey[]) => number) => {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  return (path) => {
    for (let depth = path.length; depth > 0; depth--) {
      const node = document.getIn(path.slice(0, depth), true);
      if (!isNode(node) || !node.range) continue;
      const { line } = lineCounter.linePos(node.range[0]);
      const hasRows = isScalar(node) && node.type === "BLOCK_LITERAL";
      return hasRows ? line + 1 + Number(path[depth] ?? 0) : line;
    }
    return 1;
  };
};
