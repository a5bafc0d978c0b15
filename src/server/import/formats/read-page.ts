import { decodeHTML } from "entities";
import { Parser } from "htmlparser2";
import { plainTextOf } from "../../../site/sanitise.ts";
import { FeedBroken, type FeedItem } from "../feed-job.ts";
import { employerInName } from "../fields/employer-beside.ts";
import { jobOfPosting } from "../fields/job-posting.ts";
import { fullAddress, openPageAddress } from "./page-address.ts";
import { jobsInLists } from "./page-lists.ts";
import { postingsInPage } from "./page-items.ts";
import { jobsInTables } from "./html-tables.ts";
import { readJsonText } from "./read-json.ts";
import { isLabelledText, readLabelled } from "./read-labelled.ts";
import { isNotices, readNotices } from "./read-notices.ts";
import { asStream, numbered } from "./whole-text.ts";

/** The most characters of a page, whose blocks and comments are kept until they end. */
const maxPage = 64_000_000;

/** The most of a page that is read for marks in its elements: all of them are kept. */
const maxMarked = 8_000_000;
/** The most elements within one another where those are looked at. */
const maxDepth = 300;

/**
 * Jobs of a web page: the JobPostings in its `<script type="application/ld+json">` blocks; where it has none, those that its
 * elements are marked as, in microdata or RDFa, the objects that its scripts draw it from, the rows of its tables, and blocks
 * that look alike.
 */
export async function* readPage(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  const blocks: { line: number; text: string }[] = [];
  const address = openPageAddress();
  let line = 1;
  let script: { line: number; text: string } | null = null;
  let [depth, deepest] = [0, 0];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      address.take(name, attributes);
      deepest = Math.max(deepest, ++depth);
      if (name === "script" && /^\s*application\/ld\+json\b/i.test(attributes["type"] ?? ""))
        script = { line, text: "" };
    },
    ontext: (piece) => {
      if (script) script.text += piece;
    },
    onclosetag: () => {
      depth--;
      if (script) blocks.push(script);
      script = null;
    },
  });
  let size = 0;
  let whole = "";
  let hasJobs = false;
  for await (const chunk of text) {
    size += chunk.length;
    if (size > maxPage) throw new FeedBroken(line, "This is too long for a web page.");
    for (const part of chunk.split(/(?<=\n)/)) {
      parser.write(part);
      if (part.endsWith("\n")) line++;
    }
    whole += chunk;
    for (const item of jobsOf(blocks.splice(0))) {
      hasJobs = true;
      yield onPage(item, address.base);
    }
  }
  parser.end();
  const last = [...jobsOf(blocks)];
  const found = last.length || hasJobs || deepest > maxDepth ? last : jobsInMarkup(whole.slice(0, maxMarked));
  yield* found.map((item) => onPage(item, address.base));
  if (!found.length && !hasJobs) yield* jobsInText(plainTextOf(whole.slice(0, maxMarked)));
}

/** Jobs of the text of a page whose elements say nothing, as word processors write it. */
async function* jobsInText(text: string): AsyncGenerator<FeedItem> {
  if (isLabelledText(text)) yield* numbered(readLabelled(asStream(text), text));
  else if (isNotices(text)) yield* numbered(readNotices(asStream(text)));
}

/** A job whose address goes on from that of its page. */
const onPage = (item: FeedItem, base: string): FeedItem =>
  "job" in item ? { ...item, job: { ...item.job, url: fullAddress(item.job.url, base, true) } } : item;

const jobsInMarkup = (html: string): FeedItem[] => {
  const marked = /JobPosting/.test(html) ? postingsInPage(html) : [];
  if (marked.length)
    return marked.map(({ line, posting }) => ({ at: `line ${line}`, job: jobOfPosting(posting) }));
  for (const read of [jobsInData, ofOwner, jobsInLists, belowBoldLines]) {
    const found = read(html);
    if (found.length) return found;
  }
  return [];
};

/** A paragraph that is bold as a whole, which word processors write for a heading. */
const boldLine = /<p\b[^<>]*>\s*<(b|strong)\b[^<>]*>([^<]{1,120})<\/\1>(?:\s|&nbsp;|<\/?o:p>)*<\/p>/gi;
const belowBoldLines = (html: string): FeedItem[] => jobsInLists(html.replace(boldLine, "<h6>$2</h6>"));

/** Jobs of the tables of a page, of whom its title names where nothing else does. */
const ofOwner = (html: string): FeedItem[] => {
  const owner = employerInName(decodeHTML(/<title\b[^>]*>([^<]*)/i.exec(html)?.[1] ?? ""));
  return jobsInTables(html, true).map((item) =>
    "job" in item ? { ...item, job: { ...item.job, author: item.job.author || owner } } : item,
  );
};

const dataScript = /<script\b[^>]*\btype=["']application\/json["'][^>]*>([^]*?)<\/script>/gi;
/** Jobs of the data that scripts of a page draw it from; whatever else is in it says nothing. */
const jobsInData = (html: string): FeedItem[] =>
  Array.from(html.matchAll(dataScript)).flatMap(({ 1: data = "", index }) =>
    [...readJsonText(withoutWrapping(data), html.slice(0, index).split("\n").length)].filter(
      (item) => "job" in item,
    ),
  );

function* jobsOf(blocks: { line: number; text: string }[]): Generator<FeedItem> {
  for (const { line, text } of blocks) yield* readJsonText(withoutWrapping(text), line, { strict: false });
}

/** What pages hide a script with from old browsers and readers of XML: comments and marks of character data, within one another. */
const wrapping = /^(?:[\s/*<>!-]|\[CDATA\[)+/;
/** A script without such marks around its data, on the same lines. */
const withoutWrapping = (text: string): string => {
  const data = text.replace(wrapping, (signs) => signs.replace(/[^\n]/g, ""));
  const end = data.lastIndexOf("}") + 1;
  return data.slice(0, end) + data.slice(end).replace(/[\s/*<>!;-]|\]\]>/g, "");
};
