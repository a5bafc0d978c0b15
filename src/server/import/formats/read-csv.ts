import { counted } from "../../../domain/text/counted.ts";
import { delimiterOf, maxTitleLines, namesColumns } from "./csv-header.ts";
import { FeedUnreadable, type FeedItem } from "../feed-job.ts";
import { fieldOf, fieldsCalled } from "../fields/field-called.ts";
import { JobFields } from "../fields/job-fields.ts";
import { jobOfFields } from "../fields/job-of-fields.ts";
import { rowSplitter, type CsvRow } from "./split-rows.ts";

/** Jobs of a CSV file, one of whose first lines names the columns; the delimiter is found in that line. */
export async function* readCsv(text: AsyncIterable<string>, head: string): AsyncGenerator<FeedItem> {
  let columns: readonly string[] | null = null;
  const above: { line: number; record: string[] }[] = [];
  for await (const row of rowsOf(text, delimiterOf(head) ?? ",")) {
    if ("problem" in row) {
      yield { at: `line ${row.line}`, problem: row.problem };
      continue;
    }
    const { record } = row;
    // Empty rows, and Excel's "sep=;".
    if (record.every((value) => !value.trim()) || (!columns && /^"?sep=/i.test(record[0]!))) continue;
    if (columns) yield* itemsOf(row, columns);
    else if (namesColumns(record)) columns = columnsOf(record);
    else if (above.push(row) >= maxTitleLines) {
      columns = columnsOf(above[0]!.record);
      for (const each of above.slice(1)) yield* itemsOf(each, columns);
    }
  }
  if (columns || !above[0]) return;
  columns = columnsOf(above[0].record);
  for (const each of above.slice(1)) yield* itemsOf(each, columns);
}

function* itemsOf(
  { line, record }: { line: number; record: string[] },
  columns: readonly string[],
): Generator<FeedItem> {
  const at = `line ${line}`;
  if (namesColumnsAgain(record, columns)) return;
  const isWhole =
    record.length === columns.length ||
    (record.length > columns.length && record.slice(columns.length).every((value) => !value.trim()));
  yield isWhole
    ? { at, job: jobOfFields(fieldsOf(record, columns)) }
    : { at, problem: wrongCount(record.length, columns.length) };
}

/** Files that were put together from several repeat the names of their columns. */
const namesColumnsAgain = (record: string[], columns: readonly string[]): boolean =>
  namesColumns(record) &&
  columns.every((name, index) => !fieldOf(name) || fieldOf(record[index] ?? "") === fieldOf(name));

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
 * The name of each column, without empty ones at the end.
 * @throws FeedUnreadable where the title or the description has none.
 */
const columnsOf = (header: string[]): readonly string[] => {
  const fields = header.flatMap((name) => fieldsCalled(name).map(({ field }) => field));
  const missing = (["title", "description"] as const).find(
    (field) => !fields.includes(field) && !(field === "description" && fields.includes("summary")),
  );
  // A description may show by its values.
  const isUnknown = header.some((name) => name.trim() && !fieldsCalled(name).length);
  if (missing && !(missing === "description" && isUnknown))
    throw new FeedUnreadable(
      `Its first line names no column for the job's ${missing}. Name one "${missing}". The columns are: ${header.join(", ").slice(0, 300)}.`,
    );
  return header.slice(0, header.findLastIndex((name) => name.trim()) + 1);
};

const fieldsOf = (record: string[], columns: readonly string[]): JobFields => {
  const fields = new JobFields();
  for (const [index, name] of columns.entries()) fields.say(name, record[index] ?? "");
  return fields;
};

const wrongCount = (match: number, wanted: number) =>
  `It has ${counted(match, "field")}, the first line has ${wanted}. Put quotes around text that holds a delimiter or a new line.`;
