import { delimiterOf } from "./csv-header.ts";
import { FeedUnreadable } from "../feed-job.ts";

export type FeedFormat = "xml" | "json" | "json-lines" | "page" | "csv";

/** What each format is called in messages. */
export const formatTitles: Record<FeedFormat, string> = {
  xml: "XML feed",
  json: "JobPosting JSON",
  "json-lines": "JobPosting JSON, one a line",
  page: "web page",
  csv: "CSV",
};

/** First characters of other kinds of files. */
const others: [RegExp, string][] = [
  [/^PK/, "is a zip archive without a workbook. Unpack it, or save the sheet as CSV."],
  [/^%PDF/, "is a PDF. A feed, a CSV file or the web page of the job is needed."],
  [/^\{\\rtf|^\uFFFD?\u00D0\u00CF/, "is a text document. Save the table as CSV."],
];

/**
 * Detects the format from how a file begins; its name does not matter.
 * @throws FeedUnreadable for anything that holds no jobs.
 */
export const detectFormat = (head: string): FeedFormat => {
  const start = head.trimStart();
  if (!start) throw new FeedUnreadable("It is empty.");
  const other = others.find(([mark]) => mark.test(start));
  if (other) throw new FeedUnreadable(`It ${other[1]}`);
  if (start.startsWith("<")) return markupOf(start);
  if (/^[[{]/.test(start)) return /^\{[^\n]*\}\s*(?:,\s*)?\n\s*\{/.test(start) ? "json-lines" : "json";
  // A program's warning may stand above its feed.
  if (/<\?xml\s/i.test(start.slice(0, 2000))) return "xml";
  if (delimiterOf(start)) return "csv";
  throw new FeedUnreadable(
    "It is none of the formats that can be imported: an XML feed (<source><job>…, RSS, Atom), JobPosting JSON, a web page of jobs, or CSV whose first line names the columns.",
  );
};

/** A web page or a feed, by the first element. */
const markupOf = (start: string): FeedFormat => {
  const opening = start.replace(/^(?:\s*(?:<\?[^>]*>|<!--[\s\S]*?-->))+/, "").trimStart();
  return /^<(?:!doctype\s+html|html|head|body|script|meta|title|div|main|article)\b/i.test(opening)
    ? "page"
    : "xml";
};
