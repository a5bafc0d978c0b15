import type { FeedItem } from "../../feed-job.ts";
import { delimiterOf } from "./csv-header.ts";
import { openSheet } from "./sheet.ts";
import { rowSplitter } from "./split-rows.ts";

/** Jobs of a CSV file, one of whose first lines names the columns; the delimiter is found in that line. */
export async function* readCsv(text: AsyncIterable<string>, head: string): AsyncGenerator<FeedItem> {
  const sheet = openSheet();
  const splitter = rowSplitter(delimiterOf(head) ?? ",");
  const rowsIn = async function* () {
    for await (const chunk of withShortLineEnds(text)) yield* splitter.write(chunk);
    yield* splitter.end();
  };
  for await (const row of rowsIn())
    if ("problem" in row) yield { at: `line ${row.line}`, problem: row.problem };
    else yield* sheet.take(row);
  yield* sheet.end();
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
