import { decodeHTML } from "entities";
import { Parser } from "htmlparser2";
import { FeedUnreadable, type FeedItem } from "./feed-job.ts";
import { addTo, fieldOf, jobOfFields, partOf, type FieldName, type Fields } from "./feed-fields.ts";
import { jobElementOf } from "./job-element.ts";
import { maxFieldLength } from "./limits.ts";
import { jobSplitter, type JobXml } from "./split-jobs.ts";

/**
 * Jobs of an XML feed: every `<job>`, or what a feed has instead (`<item>` of RSS, `<entry>` of Atom), its fields by the names of its elements. Feeds write HTML's entities and bare "&",
 * which are taken as meant. A job that is broken is told and left out; the next one is read again.
 * @throws FeedBroken where the file ends before its first element does.
 */
export async function* readXml(text: AsyncIterable<string>, head: string): AsyncGenerator<FeedItem> {
  const splitter = jobSplitter(jobElementOf(head));
  const author = authorOfFeed(head);
  let isEmpty = true;
  for await (const job of jobsOf(text, splitter)) {
    isEmpty = false;
    yield itemOf(job, author);
  }
  const last = splitter.lastElement();
  if (isEmpty && last)
    throw new FeedUnreadable(`It holds no jobs. Each must be in an element <job>; it has <${last}>.`);
}

/** Also what is complete before the text breaks off. */
async function* jobsOf(
  text: AsyncIterable<string>,
  splitter: ReturnType<typeof jobSplitter>,
): AsyncGenerator<JobXml> {
  let failure: Error | undefined;
  try {
    for await (const chunk of text) yield* splitter.write(chunk);
  } catch (error) {
    failure = error as Error;
  }
  try {
    yield* splitter.end();
  } catch (error) {
    throw failure ?? error;
  }
  if (failure) throw failure;
}

/** Whom an Atom feed names before its first entry: the author of all entries that name none. */
const authorOfFeed = (head: string): string =>
  decodeHTML(/<author>\s*<name>([^<]*)/.exec(head.split(/<entry[\s>]/, 1)[0]!)?.[1] ?? "");

const itemOf = (job: JobXml, author: string): FeedItem => {
  const at = `line ${job.line}`;
  if ("problem" in job) return { at, problem: job.problem };
  const { fields, problem } = fieldsOf(job.xml);
  return problem ? { at, problem } : { at, job: jobOfFields({ author, ...fields }) };
};

/** An element directly below a job; `depth` counts the elements that are open in it. */
interface Field {
  name: string;
  text: string;
  depth: number;
  /** The text of elements within it that are fields of their own, such as `<salary><min>` and `<Classification name="Work Type">`. */
  parts: Map<FieldName, string>;
  /** The parts that are open: one in another where a list has elements with parts, as in `<salaries><salary><min>`. */
  open: { part: FieldName; depth: number }[];
}

/** The most elements within one another below a field: the parser's time grows with the square of them. */
const maxDepth = 500;

/** Begins the part of a field that an element within it holds. */
const openPart = (field: Field, name: string, attributes: Record<string, string>): void => {
  const { parts, open, depth } = field;
  const within = open.at(-1)?.part;
  const add = (sign: string) => parts.set("location", (parts.get("location") ?? "") + sign);
  // `<locations><location><city>`: each is one place in words.
  if (within === "location") return void add(", ");
  const part =
    partOf(field.name, name) ??
    (depth > 1 || isLong(field.name) ? undefined : fieldOf(attributes["name"] ?? ""));
  if (!part || (within && within !== fieldOf(field.name))) return;
  if (part === "location" && parts.has(part)) add(";");
  else if (parts.get(part)?.trim()) return;
  open.push({ part, depth });
};

/** The text of a part: places in words, without what is between the elements of each. */
const partText = (part: FieldName, text: string): string =>
  part === "location" ? text.replace(/\s+/g, " ").replace(/(^|;)[\s,]+/g, "$1") : text;

/** CDATA, comments, and every "<" that begins no tag: no name follows it, or no ">" before the next "<". */
const bareSign = /<!\[CDATA\[[^]*?\]\]>|<!--[^]*?-->|<(?!\/?[a-z_][\w.:-]*(?=[\s/>])[^<>]*>|[!?])/gi;
/** `currency="AUD>`: a quote that nothing closes before the next tag. */
const openQuote = /(<[a-z_][^<>]*=\s*)(["'])((?:(?!\2)[^<>])*)>(?!(?:(?!\2)[^<])*\2)/gi;
const withoutBareSigns = (xml: string): string =>
  xml.replace(bareSign, (found) => (found === "<" ? "&lt;" : found)).replace(openQuote, "$1$2$3$2>");

/** The fields of one job, from `<job>` to `</job>`, or what is wrong with it. */
const fieldsOf = (given: string): { fields: Fields; problem: string | undefined } => {
  const xml = withoutBareSigns(given);
  const fields: Fields = {};
  let problem: string | undefined;
  let isInJob = false;
  let field: Field | null = null;
  let isCdata = false;
  /** Where the last element was opened: one that closes there closes itself. */
  let openedAt = 0;
  /** Text outside CDATA waits for the end of its piece, as an entity may come in two. */
  let raw = "";

  const append = (text: string, isTag = false) => {
    if (!field || field.text.length >= maxFieldLength) return;
    field.text += text;
    const part = field.open.at(-1)?.part;
    if (part && !(isTag && part === "location")) field.parts.set(part, (field.parts.get(part) ?? "") + text);
  };
  const flush = () => {
    if (raw) append(field?.depth && !field.open.length ? raw : decodeHTML(raw));
    raw = "";
  };
  const set = (name: FieldName | undefined, text: string) => {
    if (!name) return;
    const before = fields[name];
    // A job in several places may have an element for each.
    if (before && text.trim() && name === "location")
      fields[name] = `${before};${text}`.slice(0, maxFieldLength);
    else addTo(fields, name, text.slice(0, maxFieldLength));
  };

  const parser: Parser = new Parser(
    {
      onopentag(given, attributes) {
        flush();
        openedAt = parser.startIndex;
        const name = withoutPrefix(given);
        if (field) {
          // HTML outside CDATA: written out again, for the sanitiser.
          field.depth++;
          if (field.depth > maxDepth) {
            problem = `The XML of this job is broken: more than ${maxDepth} elements are open within <${field.name}>. Are their closing tags missing?`;
            parser.pause();
            return;
          }
          append(xml.slice(parser.startIndex, parser.endIndex + 1), true);
          openPart(field, name, attributes);
        } else {
          for (const [key, value] of Object.entries(attributes))
            set(
              fieldOf(`${name} ${withoutPrefix(key)}`) ?? (isInJob ? undefined : fieldOf(withoutPrefix(key))),
              decodeHTML(value),
            );
          if (isInJob)
            field = {
              text: "",
              depth: 0,
              open: [],
              name: fieldOf(attributes["name"] ?? "") ? attributes["name"]! : name,
              parts: new Map(),
            };
          else isInJob = true;
        }
      },
      onclosetag(given, isNotWritten) {
        flush();
        const isImplied = isNotWritten && parser.startIndex !== openedAt;
        if (field?.depth) {
          field.depth--;
          if ((field.open.at(-1)?.depth ?? 0) > field.depth) field.open.pop();
          // What nothing closes may be no element, as in "Ask <Jane Doe> for more".
          if (!isImplied && !voidElement.test(given)) append(`</${given}>`, true);
        } else if (field) {
          if (isImplied) problem ??= `The XML of this job is broken: <${given}> is not closed.`;
          for (const [part, text] of field.parts) set(part, partText(part, text));
          const whole =
            field.parts.size && !isLong(field.name) ? withoutParts(field.name) : fieldOf(field.name);
          // RSS has a summary beside the whole text.
          if (isWhole.test(field.name) && field.text.length > (fields.description?.length ?? 0))
            fields.description = field.text.slice(0, maxFieldLength);
          else set(whole, field.text);
          field = null;
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
  parser.end(xml);
  return { fields, problem };
};

const isWhole = /^(?:encoded|content)$/i;
const voidElement = /^(?:br|hr|img|wbr)$/i;

const withoutPrefix = (name: string) => name.replace(/^.*:/, "");

const isLong = (name: string) => fieldOf(name) === "description";

/** The parts of a pay or a place say all that the whole says. */
const withoutParts = (name: string): FieldName | undefined =>
  fieldOf(name) === "employer" ? "employer" : undefined;
