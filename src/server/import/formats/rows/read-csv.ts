import type { FeedItem } from "../../feed-job.ts";
import { delimiterOf } from "./csv-header.ts";
import { aloneIn } from "./detail-rows.ts";
import { openSheet } from "./sheet.ts";
import { rowSplitter } from "./split-rows.ts";

/** "--- Moe ---": the name of a sheet in a row above its own. */
const sheetName = /^[-=#*~]{2,} *([^\s=#*~-][^=#*~]{0,60}?) *[-=#*~]{2,}$/;

/** Jobs of a CSV file, one of whose first lines names the columns; the delimiter is found in that line. */
export async function* readCsv(text: AsyncIterable<string>, head: string): AsyncGenerator<FeedItem> {
  let sheet = openSheet();
  /** Whether the file has several sheets, each below its name; null before its first row. */
  let isBook: boolean | null = null;
  let hasJobs = false;
  const splitter = rowSplitter(delimiterOf(head) ?? ",");
  const rowsIn = async function* () {
    for await (const chunk of withShortLineEnds(text)) yield* splitter.write(chunk);
    yield* splitter.end();
  };
  for await (const row of rowsIn())
    if ("problem" in row) yield { at: `line ${row.line}`, problem: row.problem };
    else {
      const name = sheetName.exec(aloneIn(row) ?? "")?.[1];
      isBook ??= name !== undefined;
      if (isBook && name !== undefined) {
        if (sheet.isOfJobs()) yield* sheet.end();
        hasJobs ||= sheet.isOfJobs();
        sheet = openSheet();
        yield* sheet.take({ line: row.line, record: row.record.map((cell) => (cell.trim() ? name : "")) });
      } else yield* sheet.take(row);
    }
  // A file without any jobs tells what its last sheet lacks.
  if (!hasJobs || sheet.isOfJobs()) yield* sheet.end();
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
