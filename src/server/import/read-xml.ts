import { decodeHTML } from "entities";
import { Parser } from "htmlparser2";
import { FeedBroken, type FeedItem } from "./feed-job.ts";
import { fieldOf, jobOfFields, type Fields } from "./feed-fields.ts";
import { lineCounter } from "./line-counter.ts";
import { maxFieldLength } from "./limits.ts";

/**
 * Jobs of an XML feed: every `<job>`, its fields by the names of its elements. Feeds write HTML's entities and bare "&",
 * which are taken as meant. A job whose elements are not closed is told and left out; the next one is read again.
 * @throws FeedBroken where the file ends before its first element does.
 */
export async function* readXml(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  const feed = openFeed();
  for await (const chunk of text) {
    feed.write(chunk);
    yield* feed.ready.splice(0);
  }
  feed.end();
  yield* feed.ready.splice(0);
  feed.mustBeWhole();
}

/** An element directly below a job; `depth` counts the elements of HTML that are open in it. */
interface Field {
  name: string;
  text: string;
  depth: number;
}

const openFeed = () => {
  const ready: FeedItem[] = [];
  const lines = lineCounter();
  let job: { line: number; fields: Fields; problem?: string } | null = null;
  let field: Field | null = null;
  let isCdata = false;
  /** Where the last element was opened: one that closes there closes itself. */
  let openedAt = 0;
  /** Where the first element was left open. */
  let broken: FeedBroken | undefined;
  let isEnd = false;

  const append = (text: string) => {
    if (field && field.text.length < maxFieldLength) field.text += text;
  };
  const closeJob = () => {
    if (!job) return;
    const at = `line ${job.line}`;
    ready.push(job.problem ? { at, problem: job.problem } : { at, job: jobOfFields(job.fields) });
    job = field = null;
  };
  /** Text outside CDATA waits for the end of its piece, as an entity may come in two chunks. */
  let raw = "";
  const flush = () => {
    append(field?.depth ? raw : decodeHTML(raw));
    raw = "";
  };

  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        flush();
        openedAt = parser.startIndex;
        const isJob = name.toLowerCase() === "job";
        if (job && isJob) {
          job.problem ??= "The XML of this job is broken: it has no </job>.";
          closeJob();
        }
        if (field) {
          // HTML outside CDATA: written out again, for the sanitiser.
          field.depth++;
          append(openingOf(name, attributes));
        } else if (job) field = { name, text: "", depth: 0 };
        else if (isJob) job = { line: lines.at(parser.startIndex), fields: {} };
      },
      onclosetag(name, isNotWritten) {
        flush();
        const closesItself = isNotWritten && parser.startIndex === openedAt;
        const isImplied = isNotWritten && !closesItself;
        if (isEnd && isImplied) {
          broken ??= new FeedBroken(
            job?.line ?? lines.at(parser.endIndex),
            `The XML is broken: it ends before </${name}>.`,
          );
          return;
        }
        if (field?.depth) {
          field.depth--;
          if (!voidElement.test(name)) append(`</${name}>`);
        } else if (field && job) {
          if (isImplied) job.problem ??= `The XML of this job is broken: <${name}> is not closed.`;
          if (/<\/job\s*>/i.test(field.text))
            job.problem ??= `The XML of this job is broken: in <${name}>, "<![CDATA[" has no "]]>", which hides the job after it.`;
          const known = fieldOf(field.name);
          if (known) job.fields[known] ||= field.text.slice(0, maxFieldLength);
          field = null;
        } else if (job) {
          if (isImplied) job.problem ??= "The XML of this job is broken: it has no </job>.";
          closeJob();
        }
      },
      oncdatastart() {
        flush();
        isCdata = true;
      },
      oncdataend() {
        isCdata = false;
      },
      ontext(text) {
        if (isCdata) append(text);
        else if (field && raw.length < maxFieldLength) raw += text;
      },
    },
    { xmlMode: true, decodeEntities: false },
  );
  return {
    ready,
    write: (chunk: string) => {
      lines.add(chunk);
      parser.write(chunk);
    },
    end: () => {
      isEnd = true;
      parser.end();
    },
    mustBeWhole: () => {
      if (broken) throw broken;
    },
  };
};

const voidElement = /^(?:br|hr|img|wbr)$/i;

const openingOf = (name: string, attributes: Record<string, string>) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value.replaceAll('"', "&quot;")}"`)
    .join("")}>`;
