import { counted } from "../../../domain/text/counted.ts";
import { delimiterOf, maxTitleLines, namesColumns } from "./csv-header.ts";
import { FeedUnreadable, type FeedItem } from "../feed-job.ts";
import { addTo, fieldOf, jobOfFields, type FieldName, type Fields } from "../fields/feed-fields.ts";
import { rowSplitter, type CsvRow } from "./split-rows.ts";

/** Jobs of a CSV file, one of whose first lines names the columns; the delimiter is found in that line. */
export async function* readCsv(text: AsyncIterable<string>, head: string): AsyncGenerator<FeedItem> {
  let columns: (FieldName | undefined)[] | null = null;
  const above: string[][] = [];
  for await (const row of rowsOf(text, delimiterOf(head) ?? ",")) {
    const at = `line ${row.line}`;
    if ("problem" in row) {
      yield { at, problem: row.problem };
      continue;
    }
    const { record } = row;
    // Empty rows, and Excel's "sep=;".
    if (record.every((value) => !value.trim()) || (!columns && /^"?sep=/i.test(record[0]!))) continue;
    if (!columns) {
      if (!namesColumns(record) && above.push(record) < maxTitleLines) continue;
      const header: string[] = namesColumns(record) ? record : above[0]!;
      columns = columnsOf(header);
      yield* notesOn(at, header, columns);
    } else if (namesColumnsAgain(record, columns)) continue;
    else if (
      record.length === columns.length ||
      (record.length > columns.length && record.slice(columns.length).every((value) => !value.trim()))
    )
      yield { at, job: jobOfFields(fieldsOf(record, columns)) };
    else yield { at, problem: wrongCount(record.length, columns.length) };
  }
  if (!columns && above[0]) columnsOf(above[0]);
}

/** Files that were put together from several repeat the names of their columns. */
const namesColumnsAgain = (record: string[], columns: readonly (FieldName | undefined)[]): boolean =>
  namesColumns(record) && columns.every((field, index) => !field || fieldOf(record[index] ?? "") === field);

async function* rowsOf(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<CsvRow> {
  const splitter = rowSplitter(delimiter);
  for await (const chunk of withShortLineEnds(text)) yield* splitter.write(chunk);
  yield* splitter.end();
}

/** CR, alone or before LF, as LF. */
async function* withShortLineEnds(text: AsyncIterable<string>): AsyncGenerator<string> {
  let last = "";
  for await (const chunk of text) {
    const whole = last + chunk;
    last = whole.endsWith("\r") ? "\r" : "";
    yield (last ? whole.slice(0, -1) : whole).replace(/\r\n?/g, "\n");
  }
  if (last) yield "\n";
}

/**
 * The field of each column, without empty ones at the end.
 * @throws FeedUnreadable where the title or the description has none.
 */
const columnsOf = (header: string[]): (FieldName | undefined)[] => {
  const fields = header.map(fieldOf);
  const missing = (["title", "description"] as const).find(
    (field) => !fields.includes(field) && !(field === "description" && fields.includes("summary")),
  );
  if (missing)
    throw new FeedUnreadable(
      `Its first line names no column for the job's ${missing}. Name one "${missing}". The columns are: ${header.join(", ").slice(0, 300)}.`,
    );
  const count = header.findLastIndex((name) => name.trim()) + 1;
  return fields.slice(0, count);
};

function* notesOn(at: string, header: string[], columns: (FieldName | undefined)[]): Generator<FeedItem> {
  const unused = header.filter((name, index) => name.trim() && !columns[index]);
  if (unused.length) yield { at, note: `These columns are not used: ${unused.join(", ").slice(0, 300)}.` };
}

const fieldsOf = (record: string[], columns: (FieldName | undefined)[]): Fields => {
  const fields: Fields = {};
  for (const [index, field] of columns.entries()) if (field) addTo(fields, field, record[index] ?? "");
  return fields;
};

const wrongCount = (match: number, wanted: number) =>
  `It has ${counted(match, "field")}, the first line has ${wanted}. Put quotes around text that holds a delimiter or a new line.`;
