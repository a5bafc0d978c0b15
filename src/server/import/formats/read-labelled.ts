import type { FeedItem } from "../feed-job.ts";
import { employerInName } from "../fields/employer-beside.ts";
import { alike, fieldsCalled } from "../fields/field-called.ts";
import { JobFields } from "../fields/job-fields.ts";
import { jobOfFields } from "../fields/job-of-fields.ts";

/** A name and its value: with a colon between them, dots that lead from one to the other, or both. */
const label = /^([\p{L}][\p{L}\p{N} /_&#()'’-]{1,40}?)(?:\s*:|\s*(?:(?:[.·_-] ?){3,}|…[.…]*)\s*:?)\s*(.*)$/u;
const rule = /^(?:[-=_*~#+─━═–—] ?){3,}$/;
/** The most characters of a text of one job. */
const longest = 200_000;

interface Label {
  name: string;
  value: string;
}
/** What has been read of a job. */
interface Block {
  line: number;
  said: Label[];
  description: string;
  /** The label that a line further in goes on with. */
  last: Label | null;
  isOver: boolean;
}

const labelOf = (line: string): Label | null => {
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

/**
 * Calls the line between a rule and labels a title, in a text whose blocks have no label for one. Takes lines, and gives those
 * that are decided.
 */
const openTitles = () => {
  let isBelowRule = true;
  /** A line that may be a title, with the empty ones behind it. */
  let held: string[] = [];
  return (line: string): string[] => {
    if (held.length && !line.trim()) {
      held.push(line);
      return [];
    }
    const [title, ...others] = held;
    const before = title === undefined ? [] : [labelOf(line) ? `Title: ${title.trim()}` : title, ...others];
    const isTitle =
      isBelowRule && line.trim() !== "" && line.length <= 100 && !rule.test(line) && !labelOf(line);
    held = isTitle ? [line] : [];
    isBelowRule = rule.test(line) || (isBelowRule && !line.trim());
    return isTitle ? before : [...before, line];
  };
};
const withTitles = (head: string): string => head.split("\n").flatMap(openTitles()).join("\n");

/** Whether a text has jobs as blocks of lines with labels: "Position: Cook" above "Location: Roma QLD" and more. */
export const isLabelledText = (head: string): boolean => startOf(head) !== null;

/** The label that jobs begin with, and whether it is one that was put before their titles. */
const startOf = (given: string): { label: string; isAdded: boolean } | null => {
  const head = given.replaceAll("\r", "");
  const own = firstLabelIn(head);
  const added = own === null ? firstLabelIn(withTitles(head)) : null;
  return own !== null
    ? { label: own, isAdded: false }
    : added === "title"
      ? { label: added, isAdded: true }
      : null;
};

/** Jobs of a text in which each is a block of lines with labels, with its description below them. */
export async function* readLabelled(text: AsyncIterable<string>, head: string): AsyncGenerator<FeedItem> {
  const start = startOf(head);
  const marked = start?.isAdded ? openTitles() : (line: string) => [line];
  const owner = employerInName(head.trimStart().split("\n", 1)[0]!);
  let job: Block | null = null;
  const done = (): FeedItem[] => {
    if (!job) return [];
    const { line, said, description } = job;
    const fields = new JobFields();
    for (const { name, value } of said) fields.say(name, value);
    if (description.trim()) fields.set("description", description.trim());
    if (owner) fields.set("author", owner);
    return [{ at: `line ${line}`, job: jobOfFields(fields) }];
  };
  let number = 0;
  for await (const line of linesIn(text, marked)) {
    number++;
    const found = labelOf(line);
    if (found && plain(found.name) === start?.label) {
      yield* done();
      job = { line: number, said: [], description: "", last: null, isOver: false };
    }
    if (!job || job.isOver) continue;
    if (found) {
      job.last = found;
      job.said.push(found);
    } else if (rule.test(line)) job.isOver = true;
    else if (job.last && job.last.value.length < longest && /^\s+\S/.test(line))
      job.last.value = `${job.last.value} ${line.trim()}`.trim();
    else if (job.description.length < longest) {
      job.last = null;
      job.description += `${line}\n`;
    }
  }
  yield* done();
}

async function* linesIn(
  text: AsyncIterable<string>,
  marked: (line: string) => string[],
): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of text) {
    const lines = (rest + chunk).split(/\r\n|\r(?!$)|\n/);
    rest = lines.pop()!.slice(0, longest);
    yield* lines.flatMap((line) => marked(line.trimEnd()));
  }
  yield* marked(rest.trimEnd());
}
