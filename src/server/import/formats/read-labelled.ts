import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import type { FeedItem } from "../feed-job.ts";
import { employerInName, isPublicBody } from "../fields/employer-beside.ts";
import { JobFields } from "../fields/job-fields.ts";
import { jobOfFields } from "../fields/job-of-fields.ts";
import { withoutSign } from "../fields/labelled-lines.ts";
import { factsOf, labelOf, mailHead, plain, rule, startOf, type Label } from "./labelled-facts.ts";

/** What is counted below a post, before what others say of it: "212 · 48 comments". */
const counts = new RegExp(
  String.raw`^(?=.{3,80}$).*(?<![\d,.])\d[\d,.]{0,9}k? (?:${feedWords.reactions.join("|")})$`,
  "i",
);
/** The most characters of a text of one job. */
const longest = 200_000;

/** What has been read of a job. */
interface Block {
  line: number;
  said: Label[];
  description: string;
  /** The label that a line further in goes on with. */
  last: Label | null;
  isOver: boolean;
  /** The public body below whose name it stands. */
  body: string;
}

const otherNotices = new Set(feedWords.otherNotices);
/** "DEPARTMENT OF HARBOURS", "Tenders": the public body whose jobs stand below its name, or none; null for a line that is no such heading. */
const headingOf = (line: string): { body: string } | null => {
  const words = line.trim();
  const isName =
    words.length <= 80 && /^(?:(?:\p{Lu}[\p{L}'’-]{0,30}|of|and|the|for|&)(?: |$)){2,9}$/u.test(words);
  if (isName && isPublicBody(words)) return { body: words };
  return otherNotices.has(words.toLowerCase()) ? { body: "" } : null;
};
/** The fewest characters of a line that is wrapped. */
const wrapped = 50;
/** Whether a line goes on with the value above it: it is further in, or that was wrapped within a sentence. */
const goesOn = (value: string, line: string): boolean =>
  /^\s+\S/.test(line) || (value.length > wrapped && /^\p{Ll}/u.test(line) && !/[.!?]$|^https?:/.test(value));

/** Whether a text has jobs as blocks of lines with labels: "Position: Cook" above "Location: Roma QLD" and more. */
export const isLabelledText = (head: string): boolean => startOf(head) !== null;

/** Jobs of a text in which each is a block of lines with labels, with its description below them. */
export async function* readLabelled(text: AsyncIterable<string>, head: string): AsyncGenerator<FeedItem> {
  const start = startOf(head);
  const marked = start?.titles?.() ?? ((line: string | null) => (line === null ? [] : [line]));
  const first = head.trimStart().split("\n", 1)[0]!;
  const owner = mailHead.test(first) ? "" : employerInName(first);
  let job: Block | null = null;
  const done = (): FeedItem[] => {
    if (!job) return [];
    const { line, said, description, body } = job;
    const fields = new JobFields();
    for (const { name, value } of said) fields.say(name, value);
    if (description.trim()) fields.set("description", description.trim());
    if (body || owner) fields.set("author", body || owner);
    return [{ at: `line ${line}`, job: jobOfFields(fields) }];
  };
  let lineNumber = 0;
  /** The public body whose jobs stand below its name. */
  let body = "";
  let before = "";
  for await (const line of linesIn(text, marked)) {
    lineNumber++;
    const found = labelOf(line);
    const facts = factsOf(line);
    const heading = before.trim() || facts.length ? null : headingOf(line);
    before = line;
    if (heading) {
      ({ body } = heading);
      if (job) job.isOver = true;
      continue;
    }
    if (found && plain(found.name) === start?.label) {
      yield* done();
      job = { line: lineNumber, said: [], description: "", last: null, isOver: false, body };
    }
    if (!job || job.isOver) continue;
    if (facts.length) {
      job.last = facts.at(-1)!;
      job.said.push(...facts);
    } else if (rule.test(line) || counts.test(line)) job.isOver = true;
    else if (job.last && job.last.value.length < longest && goesOn(job.last.value, line))
      job.last.value = /\p{Ll}-$/u.test(job.last.value)
        ? `${job.last.value.slice(0, -1)}${line.trim()}`
        : `${job.last.value} ${line.trim()}`.trim();
    else if (job.description.length < longest) {
      job.last = null;
      job.description += `${line}\n`;
    }
  }
  yield* done();
}

async function* linesIn(
  text: AsyncIterable<string>,
  marked: (line: string | null) => string[],
): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of text) {
    const lines = (rest + chunk).split(/\r\n|\r(?!$)|\n/);
    rest = lines.pop()!.slice(0, longest);
    yield* lines.flatMap((line) => marked(withoutSign(line.trimEnd())));
  }
  yield* [withoutSign(rest.trimEnd()), null].flatMap(marked);
}
