import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { CsvError, parse as parseCsv } from "csv-parse/sync";
import { isNode, isScalar, LineCounter, parse, parseDocument, YAMLParseError } from "yaml";
import type { z } from "zod";

const lexicon = join(import.meta.dirname, "..");
const fileOf = (path: string) => {
  const file = resolve(lexicon, path);
  return { text: readFileSync(file, "utf8"), name: `src/lexicon/${relative(lexicon, file)}` };
};

/**
 * Reads a data file in YAML.
 * @param path Its path from `src/lexicon/`.
 * @throws Error that names the file and the line of everything that is wrong, and how to mend it.
 */
export const readData = <Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> => {
  const { text, name } = fileOf(path);
  return parseData(text, name, schema);
};

/** The same for a text; the name is that of its file. */
export const parseData = <Schema extends z.ZodType>(
  text: string,
  name: string,
  schema: Schema,
): z.output<Schema> => {
  const { data, error } = schema.safeParse(parsed(text, name));
  if (!error) return data;
  const lineOf = linesOf(text);
  throw faulty(error.issues.map(({ path, message }) => at(name, lineOf(path), path, message)));
};

/**
 * Reads a data file in CSV, whose first line names the columns.
 * @param path Its path from `src/lexicon/`.
 * @param row The schema of a row.
 * @throws Error that names the file and the line of everything that is wrong, and how to mend it.
 */
export const readTable = <Row extends z.ZodType>(path: string, row: Row): z.output<Row>[] => {
  const { text, name } = fileOf(path);
  return parseTable(text, name, row);
};

/** The same for a text; the name is that of its file. */
export const parseTable = <Row extends z.ZodType>(text: string, name: string, row: Row): z.output<Row>[] => {
  const read = rowsOf(text, name).map(({ record, info }) => ({ ...row.safeParse(record), line: info.lines }));
  const faults = read.flatMap(({ error, line }) =>
    (error?.issues ?? []).map(({ path, message }) => at(name, line, path, message)),
  );
  if (faults.length) throw faulty(faults);
  return read.map(({ data }) => data!);
};

const at = (name: string, line: number, path: readonly PropertyKey[], message: string): string =>
  `${name}:${line} ${path.join(".")}: ${message}`;

const faulty = (faults: readonly string[]): Error =>
  new Error(`${faults.join("\n")}\nThe form of each file is in docs/how-to/add-a-word.md.`);

const parsed = (text: string, name: string): unknown => {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new Error(`${name}:${error.linePos?.[0].line} ${error.message}`, { cause: error });
  }
};

const rowsOf = (text: string, name: string) => {
  try {
    return parseCsv<{ record: unknown; info: { lines: number } }>(text, { columns: true, info: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Error(`${name}:${String(error["lines"])} ${error.message}`, { cause: error });
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
