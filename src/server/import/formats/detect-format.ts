import { isFixedWidth } from "./rows/read-fixed-width.ts";
import { delimiterOf, namedDelimiter } from "./rows/csv-header.ts";
import { jobListIn } from "./json/json-list.ts";
import { isScript } from "./json/json-script.ts";
import { isMail } from "./packed/read-mail.ts";
import { isCalendar } from "./read-calendar.ts";
import { isChat } from "./read-chat.ts";
import { isYaml } from "./read-yaml.ts";
import { isSql } from "./read-sql.ts";
import { isToml } from "./read-toml.ts";
import { isMarkdown, isPageOfJob } from "./read-markdown.ts";
import { isLabelledText } from "./read-labelled.ts";
import { isNotices } from "./read-notices.ts";
import { isWiki } from "./read-wiki.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { FeedUnreadable } from "../feed-job.ts";

/** What each format is called in messages. */
export const formatTitles = {
  xml: "XML feed",
  json: "JobPosting JSON",
  "json-lines": "JobPosting JSON, one a line",
  "json-rows": "JSON of rows",
  yaml: "YAML",
  toml: "TOML",
  sql: "dump of a database",
  calendar: "calendar",
  chat: "chat",
  page: "web page",
  wiki: "page of a wiki",
  csv: "CSV",
  labelled: "text with labels",
  notices: "text with notices",
  markdown: "text in Markdown",
  mail: "mail",
  "fixed-width": "text in columns",
};

export type FeedFormat = keyof typeof formatTitles;

/** First characters of other kinds of files. */
const others: [RegExp, string][] = [
  [/^PK/, "is a zip archive without a workbook. Unpack it, or save the sheet as CSV."],
  [/^%PDF/, "is a PDF. A feed, a CSV file or the web page of the job is needed."],
  [/^\{\\rtf|^\uFFFD?\u00D0\u00CF/, "is a text document. Save the table as CSV."],
];

/** Detects the format from how a file begins; its name does not matter. @throws FeedUnreadable for anything that holds no jobs. */
export const detectFormat = (head: string): FeedFormat => {
  const start = head.trimStart();
  if (!start) throw new FeedUnreadable("It is empty.");
  const other = others.find(([mark]) => mark.test(start));
  if (other) throw new FeedUnreadable(`It ${other[1]}`);
  if (start.startsWith("<")) return markupOf(start);
  if (isChat(start)) return "chat";
  // A table, or a link at the beginning, is in brackets, as JSON is.
  if (isWiki(start)) return "wiki";
  // The name of a table is in brackets, as a list of JSON is.
  if (isToml(start)) return "toml";
  if (isScript(start)) return "json-rows";
  if (/^[[{]/.test(start) && !section.test(start)) return jsonOf(start);
  if (isSql(start)) return "sql";
  if (isMail(start)) return "mail";
  // A program's warning may stand above its feed.
  if (/<\?xml\s/i.test(start.slice(0, 2000))) return "xml";
  if (isCalendar(start)) return "calendar";
  if (isPageOfJob(start)) return "markdown";
  if (isYaml(start)) return "yaml";
  if (isMarkdown(start)) return "markdown";
  if (isLabelledText(start)) return "labelled";
  if (isFixedWidth(head)) return "fixed-width";
  if (!namedDelimiter(start) && isNotices(start)) return "notices";
  if (delimiterOf(start)) return "csv";
  throw new FeedUnreadable(
    'It is none of the formats that can be imported: an XML feed (<source><job>…, RSS, Atom), JobPosting JSON, YAML, TOML, settings (INI), a dump of a database, a calendar of closing days, a web page, a page of a wiki or Markdown text of jobs, CSV whose first line names the columns, a mail with any of these, a chat as text, or text with labels such as "Position:" and "Location:" or with a notice for each job.',
  );
};

/** A name in brackets above settings. */
const section = /^\[\p{L}[^[\]{}",:\n]{0,80}\]\s*\n/u;

/** How the first row of a table in JSON begins: with a list in a list, or with a cell that is an object. */
const rowStart = new RegExp(
  String.raw`\[\s*\[|\[\s*\{\s*"\w+"\s*:\s*\[\s*(?:null\s*,\s*)*\{\s*"(?:${feedWords.cells.join("|")})"`,
);

/** Whether a text of JSON closes the brackets that it opens. */
const isWhole = (json: string): boolean => {
  const signs = json.replace(/"(?:[^"\\]|\\.)*"/g, "");
  return ["{}", "[]"].every(([open, close]) => signs.split(open!).length === signs.split(close!).length);
};

/** JSON of one kind: an object a line, rows as lists of values, or anything else. */
const jsonOf = (start: string): FeedFormat => {
  const [, first] = /^(\{[^\n]*\})\s*(?:,\s*)?\n\s*\{/.exec(start) ?? [];
  if (first && isWhole(first)) return "json-lines";
  return rowStart.test(start) && !jobListIn(start, true) ? "json-rows" : "json";
};

/** A web page or a feed, by the first element. */
const markupOf = (start: string): FeedFormat => {
  const opening = start.replace(/^(?:\s*(?:<\?[^>]*>|<!--[\s\S]*?-->))+/, "").trimStart();
  return /^<(?:!doctype\s+html|html|head|body|script|meta|title|div|main|article)\b/i.test(opening)
    ? "page"
    : "xml";
};
