import type { FeedItem } from "../feed-job.ts";
import { employerInName } from "../fields/employer-beside.ts";
import { alike, fieldsCalled } from "../fields/field-called.ts";
import { JobFields } from "../fields/job-fields.ts";
import { jobOfFields } from "../fields/job-of-fields.ts";

const label = /^([\p{L}][\p{L}\p{N} /_&#()'’-]{1,40}?)\s*:\s*(.*)$/u;
const rule = /^[-=_*~#+]{3,}\s*$/;
/** The most characters of a text of one job. */
const longest = 200_000;

const labelOf = (line: string): { name: string; value: string } | null => {
  const [, name = "", value = ""] = label.exec(line) ?? [];
  const isKnown = fieldsCalled(name).some(({ rank }) => rank < alike);
  return name && (isKnown || /^https?:\/\/\S+$/.test(value)) ? { name, value } : null;
};
const plain = (name: string) => name.toLowerCase().replace(/\W/g, "");
const isTitle = (name: string): boolean => fieldsCalled(name)[0]?.field === "title";

/** The label with which each job of a text begins: the first of the first block that has a title; null where it has none. */
const firstLabelIn = (text: string): string | null => {
  let first: string | null = null;
  let count = 0;
  let hasTitle = false;
  for (const line of text.split("\n")) {
    const found = labelOf(line.trimEnd());
    if (!found && (rule.test(line) || (!line.trim() && !hasTitle)))
      [first, count, hasTitle] = [null, 0, false];
    if (!found) continue;
    first ??= found.name;
    count++;
    hasTitle ||= isTitle(found.name);
    if (hasTitle && count > 2) return plain(first);
  }
  return null;
};

/** Whether a text has jobs as blocks of lines with labels: "Position: Cook" above "Location: Roma QLD" and more. */
export const isLabelledText = (head: string): boolean => firstLabelIn(head.replaceAll("\r", "")) !== null;

/** Jobs of a text in which each is a block of lines with labels, with its description below them. */
export async function* readLabelled(text: AsyncIterable<string>, head: string): AsyncGenerator<FeedItem> {
  const start = firstLabelIn(head.replaceAll("\r", ""));
  const owner = employerInName(head.trimStart().split("\n", 1)[0]!);
  let job: { line: number; fields: JobFields; description: string; last: string; isOver: boolean } | null =
    null;
  const done = (): FeedItem[] => {
    if (!job) return [];
    const { line, fields, description } = job;
    if (description.trim()) fields.set("description", description.trim());
    if (owner) fields.set("author", owner);
    return [{ at: `line ${line}`, job: jobOfFields(fields) }];
  };
  let number = 0;
  for await (const line of linesIn(text)) {
    number++;
    const found = labelOf(line);
    if (found && plain(found.name) === start) {
      yield* done();
      job = { line: number, fields: new JobFields(), description: "", last: "", isOver: false };
    }
    if (!job || job.isOver) continue;
    if (found) {
      job.fields.say(found.name, found.value);
      job.last = found.name;
    } else if (rule.test(line)) job.isOver = true;
    else if (job.last && /^\s+\S/.test(line)) job.fields.say(job.last, line.trim());
    else if (job.description.length < longest) {
      job.last = "";
      job.description += `${line}\n`;
    }
  }
  yield* done();
}

async function* linesIn(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of text) {
    const lines = (rest + chunk).split(/\r\n|\r(?!$)|\n/);
    rest = lines.pop()!.slice(0, longest);
    yield* lines.map((line) => line.trimEnd());
  }
  yield rest.trimEnd();
}
