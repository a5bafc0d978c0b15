import { finished } from "node:stream/promises";
import { CsvError, parse } from "csv-parse";
import { FeedBroken, FeedUnreadable, type FeedItem } from "./feed-job.ts";
import { fieldOf, jobOfFields, type FieldName, type Fields } from "./feed-fields.ts";

/** The most characters of one row: an unclosed quote would swallow the rest of the file. */
const maxRowLength = 16_000_000;

/** A row, and the number of the line that it ends on. */
interface Row {
  record: string[];
  endLine: number;
}

/** Jobs of a CSV file whose first line names the columns; the delimiter is found in that line. */
export async function* readCsv(text: AsyncIterable<string>, head: string): AsyncGenerator<FeedItem> {
  let columns: (FieldName | undefined)[] | null = null;
  let lastLine = 0;
  try {
    for await (const { record, endLine } of rowsOf(text, delimiterOf(head))) {
      const at = `line ${endLine - newlinesIn(record)}`;
      lastLine = endLine;
      if (!columns) {
        // Empty rows above, and Excel's "sep=;".
        if (record.every((value) => !value.trim()) || /^sep=/i.test(record[0]!)) continue;
        columns = columnsOf(record);
        yield* notesOn(at, record, columns);
      } else if (
        record.length === columns.length ||
        (record.length > columns.length && record.slice(columns.length).every((value) => !value.trim()))
      ) {
        if (record.some((value) => value.trim())) yield { at, job: jobOfFields(fieldsOf(record, columns)) };
      } else yield { at, problem: wrongCount(record.length, columns.length) };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new FeedBroken(lastLine + 1, reasonOf(error));
    throw error;
  }
}

/** All rows up to the first error; as a stream, the parser would drop rows that are still queued. */
async function* rowsOf(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<Row> {
  const ready: Row[] = [];
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    // A quote behind ", " opens a text, too; between tabs, blanks are fields.
    ltrim: delimiter !== "\t",
    skip_empty_lines: true,
    max_record_size: maxRowLength,
    on_record: (record: string[], { lines }) => {
      ready.push({ record, endLine: lines });
      return null;
    },
  }).resume();
  const over = finished(parser);
  over.catch(() => undefined);
  for await (const chunk of withShortLineEnds(text)) {
    const failure = await new Promise<Error | null | undefined>((resolve) => parser.write(chunk, resolve));
    yield* ready.splice(0);
    if (failure) throw failure;
  }
  parser.end();
  const failure = await over.catch((error: Error) => error);
  yield* ready;
  if (failure) throw failure;
}

/** CR and LF as LF: the parser counts those inside quotes as two lines. */
async function* withShortLineEnds(text: AsyncIterable<string>): AsyncGenerator<string> {
  let last = "";
  for await (const chunk of text) {
    const whole = (last + chunk).replaceAll("\r\n", "\n");
    last = whole.endsWith("\r") ? "\r" : "";
    yield last ? whole.slice(0, -1) : whole;
  }
  if (last) yield last;
}

/** The likeliest of `,` `;` tab and `|`: the one that occurs most often in the first line, outside quotes. */
const delimiterOf = (head: string): string => {
  const given = /^\s*sep=(.)/i.exec(head)?.[1];
  if (given) return given;
  const header = (/[^,;\t|\s].*/.exec(head)?.[0] ?? "").replace(/"[^"]*"/g, "");
  const count = (sign: string) => header.split(sign).length;
  return [",", ";", "\t", "|"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
};

const newlinesIn = (record: string[]) =>
  record.reduce((sum, value) => sum + (value.match(/\r\n|\n|\r/g)?.length ?? 0), 0);

/** The field of each column; the first of two columns for one field counts. */
const columnsOf = (header: string[]): (FieldName | undefined)[] => {
  const fields = header.map(fieldOf);
  const missing = (["title", "description"] as const).find((field) => !fields.includes(field));
  if (missing)
    throw new FeedUnreadable(
      `Its first line names no column for the job's ${missing}. Name one "${missing}". The columns are: ${header.join(", ").slice(0, 300)}.`,
    );
  return fields.map((field, index) => (fields.indexOf(field) === index ? field : undefined));
};

function* notesOn(at: string, header: string[], columns: (FieldName | undefined)[]): Generator<FeedItem> {
  const unused = header.filter((name, index) => name.trim() && !columns[index]);
  if (unused.length) yield { at, note: `These columns are not used: ${unused.join(", ").slice(0, 300)}.` };
}

const fieldsOf = (record: string[], columns: (FieldName | undefined)[]): Fields =>
  Object.fromEntries(columns.flatMap((field, index) => (field ? [[field, record[index] ?? ""]] : [])));

const wrongCount = (found: number, wanted: number) =>
  `It has ${found} ${found === 1 ? "field" : "fields"}, the first line has ${wanted}. Put quotes around text that holds a delimiter or a new line.`;

const reasonOf = (error: CsvError) =>
  error.code === "CSV_QUOTE_NOT_CLOSED" || error.code === "CSV_MAX_RECORD_SIZE"
    ? 'A quote (") that is opened here is never closed.'
    : `The CSV is broken: ${error.message}`;
