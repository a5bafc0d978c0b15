import { parse } from "yaml";
import type { FeedItem } from "../feed-job.ts";
import { fieldOf } from "../fields/field-called.ts";
import { isObject, type JsonObject } from "../fields/json-values.ts";
import { readDocument } from "./read-json.ts";
import { readPage } from "./read-page.ts";
import { asStream, numbered, wholeText } from "./whole-text.ts";

/** Loaded with the first such feed: few servers ever read one. */
const openRenderer = async () => {
  const { satteri } = await import("@astrojs/markdown-satteri");
  return satteri({ features: { smartPunctuation: false } }).createRenderer({ syntaxHighlight: false });
};

const heading = /^ {0,3}#{1,6} +\S/m;
const underlined = /^\S.*\n={3,}[ \t]*$/m;
const bareLink = /<https?:\/\/[^\s<>]+>/;
/** A line that is bold as a whole and no label, which people write for a heading. */
const boldLine = /^(\*\*|__)(?=\S)((?:(?!\1).)*[^\s:*_])\1:?[ \t]*$/gm;
/** A link, a label in bold, or the line below the names of a table's columns. */
const sign =
  /\]\(https?:\/\/|^ {0,3}[-*+] +(?:\*\*|__)[^*_\n]+(?:\*\*|__)|^(?:\*\*|__)[^*_\n]{1,40}(?::(?:\*\*|__)|(?:\*\*|__):) *\S|^\|?(?: *:?-{3,}:? *\|)+/m;

/** The end of a short line within a paragraph: people mean one there, as between facts, and Markdown does not. */
const shortLine = /^(?![|>#\s]|[-*+] |\d+[.)] )(.{1,59})\n(?=[^\s|>=~+-])(?!\* |\d+[.)] )/gm;

/** The facts in YAML above a page of a site. */
const frontMatter = /^\s*---[ \t]*\r?\n([^]{0,20000}?)\r?\n---[ \t]*(?:\r?\n|$)/;
/** More facts, as of another document, instead of a text. */
const moreFacts = /^\s*(?:---|- |["']?[\w -]{1,60}["']?:(?:\s|$))/;
/** What a page of a job says, and others do not. */
const ofJobs = ["employer", "location", "suburb", "city", "salary", "work_type", "expires"] as const;
/** What is above a page; nothing where that is no YAML. */
const aboveText = (text: string): JsonObject => {
  try {
    const facts: unknown = parse(frontMatter.exec(text)?.[1] ?? "", { schema: "failsafe" });
    return isObject(facts) ? facts : {};
  } catch {
    return {};
  }
};
/** Whether the facts above a page are those of one job. */
const areOfJob = (facts: JsonObject, body: string): boolean => {
  const fields = new Set<unknown>(Object.keys(facts).map(fieldOf));
  return (
    fields.has("title") && ofJobs.filter((field) => fields.has(field)).length > 1 && !moreFacts.test(body)
  );
};
/** Who a page says above its text that it is of: `organisation: Fig Hotel`; "" for none. */
const employerOf = (facts: JsonObject): string => {
  const [, name] = Object.entries(facts).find(([key]) => fieldOf(key) === "employer") ?? [];
  return typeof name === "string" ? name.trim() : "";
};

/** Whether a text is the page of a job in Markdown, with its facts above it. */
export const isPageOfJob = (head: string): boolean =>
  areOfJob(aboveText(head), head.replace(frontMatter, ""));

/** Whether a text is Markdown with more than words: headings, bold lines or tables, and links or labels. */
export const isMarkdown = (head: string): boolean =>
  (heading.test(head) && bareLink.test(head)) ||
  (sign.test(head) &&
    ([heading, underlined].some((shape) => shape.test(head)) ||
      head.search(boldLine) >= 0 ||
      /^\|.*\|\s*\n\|? *:?-{3}/m.test(head)));

/** Jobs of a text in Markdown, as those of the page that is made from it. */
export async function* readMarkdown(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  const whole = await wholeText(
    text,
    "This text is too long to read Markdown from it. Divide it into several.",
  );
  const facts = aboveText(whole);
  const body = whole.replace(frontMatter, "");
  const first = /^#+ +(.+)$|^(\S.*)(?=\n={3,}[ \t]*$)/m.exec(body)?.slice(1) ?? [];
  const title = [employerOf(facts), ...first].filter(Boolean).join(" | ");
  const lines = body.replaceAll("\r", "").replace(boldLine, "\n###### $2\n").replace(shortLine, "$1\n\n");
  const { code } = await (await openRenderer()).render(lines);
  if (areOfJob(facts, body)) return yield* readDocument([{ ...facts, "description html": code }]);
  const page = `<title>${title.replaceAll("<", "&lt;")}</title><main>${code}</main>`;
  yield* numbered(readPage(asStream(page)));
}
