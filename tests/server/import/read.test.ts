import { brotliCompressSync } from "node:zlib";
import fc from "fast-check";
import "../../seed.ts";
import { expect, it } from "vitest";
import { detectFormat, type FeedFormat } from "../../../src/server/import/formats/detect-format.ts";
import { FeedBroken, FeedUnreadable, type FeedItem } from "../../../src/server/import/feed-job.ts";
import { mapJob } from "../../../src/server/import/jobs/map-job.ts";
import { readCsv } from "../../../src/server/import/formats/rows/read-csv.ts";
import { readFixedWidth } from "../../../src/server/import/formats/rows/read-fixed-width.ts";
import { readJson, readJsonLines, readJsonRows } from "../../../src/server/import/formats/read-json.ts";
import { readLabelled } from "../../../src/server/import/formats/read-labelled.ts";
import { readMail } from "../../../src/server/import/formats/packed/read-mail.ts";
import { readMarkdown } from "../../../src/server/import/formats/read-markdown.ts";
import { readNotices } from "../../../src/server/import/formats/read-notices.ts";
import { readPage } from "../../../src/server/import/formats/read-page.ts";
import { readText } from "../../../src/server/import/formats/read-text.ts";
import { readYaml } from "../../../src/server/import/formats/read-yaml.ts";
import { readChat } from "../../../src/server/import/formats/read-chat.ts";
import { readCalendar } from "../../../src/server/import/formats/read-calendar.ts";
import { readSql } from "../../../src/server/import/formats/read-sql.ts";
import { readToml } from "../../../src/server/import/formats/read-toml.ts";
import { readWiki } from "../../../src/server/import/formats/read-wiki.ts";
import { readXml } from "../../../src/server/import/formats/read-xml.ts";
import { runs } from "../../runs.ts";

const readers: Record<FeedFormat, (text: AsyncIterable<string>, head: string) => AsyncIterable<FeedItem>> = {
  xml: readXml,
  json: readJson,
  "json-lines": readJsonLines,
  "json-rows": readJsonRows,
  yaml: readYaml,
  toml: readToml,
  sql: readSql,
  calendar: readCalendar,
  chat: readChat,
  page: readPage,
  csv: readCsv,
  labelled: readLabelled,
  notices: readNotices,
  markdown: readMarkdown,
  wiki: readWiki,
  "fixed-width": readFixedWidth,
  mail: (text) => readMail(text, (bytes) => readPage(pieces(Buffer.from(bytes).toString(), 7))),
};

/** Whole characters, as a decoder gives them. */
async function* pieces(text: string, size: number) {
  const characters = [...text];
  for (let at = 0; at < characters.length; at += size) yield characters.slice(at, at + size).join("");
}

/** Whatever the reader finds; its own two errors are answers as well. */
const itemsOf = async (format: FeedFormat, text: string, size = 7): Promise<FeedItem[]> => {
  const items: FeedItem[] = [];
  try {
    for await (const item of readers[format](pieces(text, size), text)) items.push(item);
  } catch (error) {
    if (!(error instanceof FeedBroken || error instanceof FeedUnreadable)) throw error;
  }
  return items;
};

/** Bits that each format gives a meaning, among arbitrary text. */
const bits: Record<FeedFormat, string[]> = {
  xml: [
    "<source>",
    "<job>",
    "</job>",
    "<title>",
    "</title>",
    "<![CDATA[",
    "]]>",
    "&",
    "&amp;",
    "<!--",
    "-->",
    "<?",
    "</source>",
    "<b/>",
  ],
  chat: [
    "[17/11/2026, 2:15:33 pm] Jo: ",
    "17/11/2026, 14:15 - Jo: ",
    "JOB: Cook",
    " at Fig",
    "Roma QLD",
    "Casual",
    "Pay: $35 an hour",
    "\n",
    "[",
    "/",
    ":",
  ],
  notices: [
    "* ",
    "Cook - Fig",
    "\n",
    "  ",
    "Casual, $35 per hour. ",
    "Closes 9 December 2026.",
    "ROMA QLD",
    "FILLED",
    "https://fig.example/7",
  ],
  wiki: [
    "{|\n",
    "|}\n",
    "|-\n",
    "! Role !! Town !! Pay\n",
    "| Cook || Roma QLD || $34 an hour\n",
    "||",
    '| style="x" | ',
    "[[Fig|Fig Hotel]]",
    "[https://fig.example Apply]",
    "<!--",
    "-->",
    "<ref>",
    "\'\'\'",
    "== Work ==\n",
  ],
  sql: [
    "CREATE TABLE `jobs` (",
    "INSERT INTO `jobs` (`title`, `company`, `location`) VALUES ",
    "COPY jobs (title, company) FROM stdin;\n",
    "(",
    ")",
    ",",
    "'",
    "\\",
    "''",
    "`",
    "NULL",
    "-- ",
    "/*",
    ";\n",
    "\\.\n",
  ],
  toml: [
    "[[jobs]]\n",
    "title",
    " = ",
    '"',
    "Cook",
    "\n",
    "2026-12-18",
    "[",
    "]",
    "{",
    "}",
    ",",
    "+++",
    "#",
    "1_000",
  ],
  json: [
    "{",
    "}",
    "[",
    "]",
    '"@type":',
    '"JobPosting"',
    ",",
    ":",
    '"',
    "\\u0000",
    "\n",
    "null",
    "1e999",
    '"@graph":',
  ],
  "json-lines": ['{"@type":"JobPosting","title":"x"}', "\n", "{", "}", "null", "[]", '"'],
  "json-rows": [
    '[["title","ref","town"]',
    ',["Cook","1",null]',
    "[",
    "]",
    '"',
    ",",
    "{",
    "}",
    '"columns":',
    "0",
  ],
  yaml: [
    "jobs:\n",
    "  - title: Cook\n",
    "    town: Roma QLD\n",
    "&a ",
    "*a",
    "---\n",
    "- ",
    ": ",
    "|\n",
    "'",
    "{",
    "]",
  ],
  "fixed-width": ["TITLE   TOWN    REF    PAY\n", "-----  ----\n", "Cook    Roma    7\n", "   ", "\n", "x"],
  mail: [
    "MIME-Version: 1.0\r\n",
    "Content-Type: multipart/mixed; boundary=x\r\n",
    "\r\n",
    "--x\r\n",
    "--x--",
    "Content-Transfer-Encoding: base64\n",
    "Content-Disposition: attachment; filename=jobs.csv\n",
    "=3D",
    "=",
    "Zm9v",
  ],
  calendar: [
    "BEGIN:VCALENDAR\n",
    "BEGIN:VEVENT\r\n",
    "END:VEVENT\n",
    "SUMMARY:Applications close: Cook\n",
    "DTSTART;VALUE=DATE:20261218\n",
    "\n ",
    "\\n",
    "\\",
    ";",
    '"',
    ":",
  ],
  page: [
    "<script type='application/ld+json'>",
    "</script>",
    "{",
    '"@type":"JobPosting"',
    "}",
    "<!--",
    "<p>",
    "<![CDATA[",
  ],
  csv: ["title,description\n", '"', ",", ";", "\n", "\r\n", '""', "x", "\t", "|"],
  markdown: [
    "# Jobs\n",
    "### [Cook](https://x)\n",
    "- **Town:** Perth WA\n",
    "**",
    "\n",
    "|",
    "<b>",
    "](",
    "> ",
  ],
  labelled: [
    "Position: Cook\n",
    "Ref: 1\r\n",
    "Location: Perth WA\n",
    "---\n",
    " ",
    "\n",
    "\r",
    ":",
    "Apply: https://x",
  ],
};

it.each(Object.keys(bits) as FeedFormat[])(
  "any text read as %s gives jobs or a clear end, in pieces of any size",
  async (format) => {
    const text = fc
      .array(fc.oneof(fc.constantFrom(...bits[format]), fc.string({ unit: "binary", maxLength: 4 })), {
        maxLength: 40,
      })
      .map((parts) => parts.join(""));
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 50 }), async (given, size) => {
        const items = await itemsOf(format, given, size);
        expect(await itemsOf(format, given, 1000)).toEqual(items);
        for (const item of items) {
          if (!("job" in item)) continue;
          const nowhere = () => ({
            places: [],
            stateIds: [],
            remote: false,
            warnings: [],
            proposed: [],
            written: null,
          });
          expect(mapJob(item.job, { source: "x", now: new Date() }, nowhere)).toHaveProperty("ok");
        }
      }),
      runs(60, 2_000),
    );
  },
);

it.each([
  ['<?xml version="1.0"?>\n<!-- made today -->\n<source>', "xml"],
  ["<jobs><job>", "xml"],
  ["<!DOCTYPE html><html>", "page"],
  ['<?xml version="1.0"?><!DOCTYPE html PUBLIC "x"><html>', "page"],
  ["\n [ {", "json"],
  ['{\n  "@type": "JobPosting"', "json"],
  ['{"@type":"JobPosting"}\n{"@type":"JobPosting"}', "json-lines"],
  ['{"range":"A1:C9","values":[["Role","Ref","Town"],["Cook","1","Perth"]]}', "json-rows"],
  ['{"jobs":[{"title":"Cook","id":1,"area":[[115,-32],[116,-33]],"description":"x"}]}', "json"],
  ["Jobs, this week\n\nPosition: Cook\nRef: 1\nLocation: Perth WA\n", "labelled"],
  ['"Job Title";"Company"\n', "csv"],
  ["title\temployer\n", "csv"],
])("knows %j by its content", (head, format) => {
  expect(detectFormat(head)).toBe(format);
});

it("refuses a file of no kind that it knows", async () => {
  const { head } = await readText(
    (async function* () {
      yield brotliCompressSync(Buffer.from("x".repeat(100)));
    })(),
  );
  expect(() => detectFormat(head)).toThrow(FeedUnreadable);
});
