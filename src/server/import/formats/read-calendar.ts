import { wholeFile, type FeedItem } from "../feed-job.ts";
import { exactly } from "../fields/field-called.ts";
import { JobFields } from "../fields/job-fields.ts";
import { jobOfFields } from "../fields/job-of-fields.ts";
import { employerInName } from "../fields/employer-beside.ts";
import { takeLabelled } from "../fields/labelled-lines.ts";
import { isOfJobs } from "./records/job-like.ts";
import { othersNote } from "./records/kinds.ts";
import { wholeText } from "./whole-text.ts";

/** Whether a text is a calendar as RFC 5545 has it. */
export const isCalendar = (head: string): boolean => /^BEGIN:VCALENDAR\s/i.test(head);

/** What a calendar says of an event, by the names of its properties, the first of each. */
type Properties = ReadonlyMap<string, string>;
interface Event {
  line: number;
  said: Properties;
}

/** "Applications close\: Cook\nRoma": commas, semicolons and ends of lines are written with a backslash. */
const unescaped = (value: string): string =>
  value.replace(/\\(.)/g, (_, sign: string) => (sign.toLowerCase() === "n" ? "\n" : sign));

const property = /^([A-Z][A-Z\d-]*)(?:;(?:"[^"]*"|[^":])*)?:(.*)$/is;

/** The lines of a calendar, whose long ones go on behind a space in the next, each with its number. */
const linesOf = (text: string): { line: number; text: string }[] => {
  const lines: { line: number; text: string }[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries())
    if (/^[ \t]/.test(line) && lines.length) lines.at(-1)!.text += line.slice(1);
    else lines.push({ line: index + 1, text: line });
  return lines;
};

/** The events and tasks of a calendar, and what it says of itself. */
const readEvents = (text: string): { events: Event[]; calendar: Properties } => {
  const calendar = new Map<string, string>();
  const events: Event[] = [];
  let said: Map<string, string> | null = null;
  /** An alarm or a zone within. */
  let within = 0;
  for (const { line, text: content } of linesOf(text)) {
    const [, given = "", value = ""] = property.exec(content) ?? [];
    const name = given.toUpperCase();
    if (name === "BEGIN" && /^V(?:EVENT|TODO)$/i.test(value)) {
      said = new Map();
      events.push({ line, said });
    } else if (name === "BEGIN" && !/^VCALENDAR$/i.test(value)) within++;
    else if (name === "END" && /^V(?:EVENT|TODO)$/i.test(value)) said = null;
    else if (name === "END") within = Math.max(0, within - 1);
    else if (name && within === 0 && !(said ?? calendar).has(name))
      (said ?? calendar).set(name, unescaped(value));
  }
  return { events, calendar };
};

/** "applications close 4pm" */
const clock = /,? (?:at |by )?(?:\d{1,2}(?:[:.]\d{2})? ?[ap]m|\d{1,2}:\d{2}|noon|midday|midnight|cob)$/i;
const isOfExpiry = (words: string): boolean =>
  exactly(words.trim().replace(clock, ""))[0]?.field === "expires";

/** "Applications close: Cook" and "Cook - closing date": the job of a day on which applications close; null for other events. */
const jobThatCloses = (summary: string): string | null => {
  const [, before = "", after = ""] = /^([^:]{3,40}):\s+(\S.*)$/.exec(summary) ?? [];
  if (isOfExpiry(before)) return after;
  const [, work = "", end = ""] = /^(.*\S)\s+(?:[-–—|:]\s+|\()([^()]{3,40})\)?$/.exec(summary) ?? [];
  return isOfExpiry(end) ? work : null;
};

/** Facts with labels in the text of an event, at least, that is a job. */
const fewestFacts = 2;

const jobOf = ({ line, said }: Event, owner: string): FeedItem | null => {
  const text = (name: string) => said.get(name) ?? "";
  const fields = new JobFields();
  const description = takeLabelled(fields, text("DESCRIPTION"));
  const isFull = Object.keys(fields.values).length >= fewestFacts;
  const closing = jobThatCloses(text("SUMMARY"));
  const isJob = closing !== null || isOfJobs(text("CATEGORIES").replaceAll(",", " ")) || isFull;
  if (!isJob) return null;
  fields.set("title", closing ?? text("SUMMARY"));
  fields.set("description", description);
  fields.set("location", text("LOCATION"));
  fields.set("url", text("URL"));
  if (!fields.has("reference")) fields.set("key", text("UID"));
  // A day that nothing says the meaning of says nothing.
  const closes = text("DUE") || (closing === null ? "" : text("DTSTART"));
  if (closes && !fields.has("expires")) fields.set("expires", closes);
  // The stamp beside it is of the calendar's last export.
  if (text("CREATED")) fields.set("created", text("CREATED"));
  if (/^cancell?ed$/i.test(text("STATUS"))) fields.set("status", text("STATUS"));
  if (owner) fields.set("author", owner);
  return { at: `line ${line}`, job: jobOfFields(fields) };
};

/**
 * Jobs of a calendar of the days on which applications close: of its events, those that say so, are called vacancies, or say the
 * facts of a job in lines of their text.
 */
export async function* readCalendar(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  const whole = await wholeText(text, "This calendar is too long. Divide it into several.");
  const { events, calendar } = readEvents(whole);
  const owner = employerInName(calendar.get("X-WR-CALNAME") ?? "");
  const others: string[] = [];
  for (const event of events) {
    const item = jobOf(event, owner);
    if (item) yield item;
    else others.push(event.said.get("CATEGORIES") || "events");
  }
  if (others.length) yield { at: wholeFile, note: othersNote(others) };
}
