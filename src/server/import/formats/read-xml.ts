import { decodeHTML } from "entities";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { FeedUnreadable, wholeFile, type FeedItem } from "../feed-job.ts";
import {
  employerAround,
  employerInTitle,
  isPartOf,
  ownerOf,
  type FeedOwner,
} from "../fields/employer-beside.ts";
import { fieldOf } from "../fields/field-called.ts";
import { takeLabelled } from "../fields/labelled-lines.ts";
import { takeListed } from "../fields/listed-ad.ts";
import { JobFields } from "../fields/job-fields.ts";
import { sayObject } from "../fields/said-in-object.ts";
import { jobOfFields } from "../fields/job-of-fields.ts";
import { jobElementOf } from "./job-element.ts";
import { fullAddress } from "./page-address.ts";
import { readJson } from "./read-json.ts";
import { saidInElement, xmlObjectOf } from "./xml-object.ts";
import { withFormattedValues } from "../fields/formatted-values.ts";
import { codesInXml, withWordsOf, type Codes } from "./records/codes.ts";
import { isOfJobs } from "./records/job-like.ts";
import { othersNote } from "./records/kinds.ts";
import { namesInSchema, withNamesOf } from "./records/names-in-schema.ts";
import { hasNamedColumns, jobsInTables } from "./html-tables.ts";
import { takeAround } from "../fields/take-around.ts";
import { statusIn } from "../jobs/status-words.ts";
import { overIn } from "./json/json-nodes.ts";
import { withoutPrefix } from "./xml-document.ts";
import { JobSplitter, type ElementAround, type JobXml } from "./split-jobs.ts";
import { wholeText } from "./whole-text.ts";

/**
 * Jobs of an XML feed: every `<job>`, or what a feed has instead (`<item>` of RSS, `<entry>` of Atom), its fields by the names of its elements. Feeds write HTML's entities and bare "&",
 * which are taken as meant. A job that is broken is told and left out; the next one is read again.
 * @throws FeedBroken where the file ends before its first element does.
 */
export async function* readXml(text: AsyncIterable<string>, head: string): AsyncGenerator<FeedItem> {
  if (isWorkbook(head) || hasNamedColumns(head))
    return yield* jobsInTables(
      await wholeText(text, "This is too long for a workbook. Save the sheet as CSV."),
      false,
    );
  if (packed.test(head)) return yield* readPacked(await wholeText(text, "This is too long for one text."));
  const { element, names } = jobElementOf(head);
  const splitter = new JobSplitter(element);
  const before = head.split(new RegExp(`<(?:[\\w.-]+:)?${element}[\\s>]`, "i"), 1)[0]!;
  const feed = {
    owner: ownerOfFeed(before),
    address:
      [/\sxml:base="(https?:[^"]+)"/i, /<link>\s*(https?:[^<\s]+)|<link\b[^>]*\shref="(https?:[^"]+)"/i]
        .flatMap((shape) => shape.exec(before)?.slice(1) ?? [])
        .find(Boolean) ?? "",
    names: names.size ? names : namesInSchema(before),
    codes: codesInXml(before),
    isChannel: /^(?:item|entry)$/i.test(element),
  };
  let isEmpty = true;
  const others: string[] = [];
  const isOther = otherPosts(head);
  for await (const job of jobsOf(text, splitter)) {
    isEmpty = false;
    if ("xml" in job && isOther(job.xml)) others.push(...(ofBlog.test(job.xml) ? ["post"] : []));
    else yield itemOf(job, feed);
  }
  if (others.length) yield { at: wholeFile, note: othersNote(others) };
  const owner = employerIn(splitter.foot);
  if (owner) yield { at: wholeFile, owner };
  const last = splitter.lastElement;
  if (isEmpty && last)
    throw new FeedUnreadable(`It holds no jobs. Each must be in an element <job>; it has <${last}>.`);
}

/** One element with nothing but a text in it that is itself XML or JSON, as old services answer. */
const packed =
  /^\s*(?:<\?[^>]*>\s*)?<[\w:.-]+(?:\s[^<>]*)?>\s*(?:&lt;[?!]?[a-z]|<!\[CDATA\[\s*<[?!]?[a-z]|(?:<!\[CDATA\[\s*)?[[{]\s*["{])/i;
const rootTag = /^\s*(?:<\?[^>]*>\s*)?<[^<>]*>/;
/** @throws FeedUnreadable for what holds no jobs */
async function* readPacked(xml: string): AsyncGenerator<FeedItem> {
  const inner = xml.slice(0, xml.lastIndexOf("</")).replace(rootTag, "").trim();
  const text = inner.startsWith("<![CDATA[")
    ? inner.slice(9, inner.lastIndexOf("]]>")).trim()
    : decodeHTML(inner);
  const pieces = (async function* () {
    yield text;
  })();
  yield* text.startsWith("<") ? readXml(pieces, text) : readJson(pieces);
}

const postType = /<(?:\w+:)?post_type>\s*(?:<!\[CDATA\[)?\s*([\w-]+)|<guid\b[^<]*[?;&]post_type=([\w-]+)/i;
/** How a site's feed calls a page of its blog beside the jobs that it has as posts of their own kind. */
const ofBlog = /<guid\b[^<]*\?p=\d+\s*</i;
const typeOf = (item: string): string | undefined => {
  const [, type, inGuid] = postType.exec(item) ?? [];
  return type ?? inGuid ?? (ofBlog.test(item) ? "post" : undefined);
};

/** Whether an item of a site's export of itself is no job, such as a picture or a page, by what is in the export. */
const otherPosts = (head: string): ((item: string) => boolean) => {
  const types = Array.from(head.matchAll(new RegExp(postType, "gi")), ([, type, inGuid]) => type ?? inGuid!);
  const hasJobs = types.some(isOfJobs);
  return (item) => {
    const type = typeOf(item);
    return (
      type !== undefined && (hasJobs ? !isOfJobs(type) : feedWords.otherPosts.includes(type.toLowerCase()))
    );
  };
};

/** A workbook: of Excel as XML of 2003 or unpacked, or of OpenDocument. */
const isWorkbook = (head: string): boolean =>
  /^(?:\s*<\?[^>]*>|\s*<!--[^]*?-->)*\s*<(?:[\w-]+:)?(?:workbook|worksheet|document|document-content)[\s>]/i.test(
    head,
  );

/** Also what is complete before the text breaks off. */
async function* jobsOf(text: AsyncIterable<string>, splitter: JobSplitter): AsyncGenerator<JobXml> {
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

/** The employer in an element beside the jobs: `<Company>Fig</Company>`, `<Client><Code>FIG</Code><TradingName>Fig</TradingName></Client>`. */
const employerNamed = (before: string): string => {
  for (const { 0: tag, 1: name, index } of before.matchAll(/<([a-z][\w.:-]*)(?:\s[^<>]*)?>/gi)) {
    if (fieldOf(withoutPrefix(name!)) !== "employer") continue;
    const end = before.indexOf(`</${name}>`, index);
    const element = tag.endsWith("/>")
      ? `<a>${tag}</a>`
      : end < 0
        ? ""
        : `<a>${before.slice(index, end)}</${name}></a>`;
    const employer = element && employerAround([xmlObjectOf(element).value]);
    if (employer) return employer;
  }
  return "";
};

/** The text of the first element of a name. */
const inElement = (name: string, text: string): string =>
  decodeHTML(
    new RegExp(`<${name}>\\s*(?:<!\\[CDATA\\[)?([^<]*?)(?:\\]\\]>)?\\s*</`, "i").exec(text)?.[1] ?? "",
  );

/** Whom a feed is of, by what is beside its jobs: the author of an Atom feed, an employer, or who publishes it. */
const employerIn = (text: string): string => {
  const author = decodeHTML(/<author>\s*<name>([^<]*)/.exec(text)?.[1] ?? "");
  const attribute = Array.from(text.matchAll(/\s([a-z][\w-]*)="([^"]*)"/gi)).find(
    ([, name]) => fieldOf(name!) === "employer",
  )?.[2];
  return author || employerNamed(text) || decodeHTML(attribute ?? "") || inElement("publisher", text);
};

/** The same by what is before its first job, else the channel's title. */
const ownerOfFeed = (before: string): FeedOwner => ownerOf(inElement("title", before), employerIn(before));

/** What is before the jobs of a feed. */
interface XmlFeed {
  owner: FeedOwner;
  /** The page that it is of. */
  address: string;
  names: ReadonlyMap<string, string>;
  codes: Codes;
  isChannel: boolean;
}

/** What is around a job that says that it is over: "archived" of `<archivedJobs>`, "draft" of `<jobs status="draft">`; "" for none. */
const overAround = (around: readonly ElementAround[]): string =>
  overIn(around.map(({ name }) => ({ key: withoutPrefix(name) }))) ||
  (around
    .flatMap(saidInElement)
    .flatMap(({ path, value }) => (fieldOf(path.at(-1)!) === "status" ? String(value) : []))
    .find((status) => statusIn(status) === false) ??
    "");

const itemOf = (job: JobXml, { owner, address, names, codes, isChannel }: XmlFeed): FeedItem => {
  const at = `line ${job.line}`;
  if ("problem" in job) return { at, problem: job.problem };
  const { value: given, problem } = xmlObjectOf(job.xml);
  if (problem) return { at, problem };
  const value = withFormattedValues(withWordsOf(withNamesOf(given, names), codes));
  const fields = new JobFields();
  sayObject(fields, value);
  const { values } = fields;
  // RSS and Atom have a summary beside the whole text.
  for (const whole of [value["encoded"], value["content"]])
    if (typeof whole === "string" && whole.length > (values.description?.length ?? 0)) {
      fields.set("description", whole, -1);
      fields.take(whole);
    }
  if (isChannel)
    for (const field of ["description", "summary"] as const)
      if (values[field]) {
        takeListed(fields, field);
        values[field] = takeLabelled(fields, values[field]);
      }
  if (!isChannel) takeAround(fields, job.around.toReversed().map(saidInElement));
  if (isChannel && values.employer && isPartOf(owner, values.employer, fields.rankOf("employer"))) {
    fields.set("department", values.employer);
    delete values.employer;
  }
  const inTitle =
    isChannel && !values.employer && (owner.isBoard || !owner.employer)
      ? employerInTitle(values.title ?? "", owner.isBoard)
      : null;
  if (inTitle) Object.assign(values, inTitle);
  // "Fig Health" wrote a job of "Fig"; a person did one of Fig's.
  const isPerson = owner.isOne && !values.author?.includes(owner.employer);
  if (owner.employer) fields.set("author", owner.employer, isPerson ? -1 : 0);
  const over = overAround(job.around);
  if (over) fields.end(over);
  // A sitemap has the address of the page around what it says of it.
  const page = job.around.flatMap(({ texts }) => texts).findLast(({ name }) => withoutPrefix(name) === "loc");
  if (page && !values.url) values.url = decodeHTML(page.text);
  if (values.url) values.url = fullAddress(values.url, address);
  return { at, job: jobOfFields(fields) };
};
