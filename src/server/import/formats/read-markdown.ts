import type { FeedItem } from "../feed-job.ts";
import { readPage } from "./read-page.ts";
import { asStream, numbered, wholeText } from "./whole-text.ts";

/** Loaded with the first such feed: few servers ever read one. */
const openRenderer = async () => {
  const { satteri } = await import("@astrojs/markdown-satteri");
  return satteri({ features: { smartPunctuation: false } }).createRenderer({ syntaxHighlight: false });
};

const heading = /^ {0,3}#{1,6} +\S/m;
/** A line that is bold as a whole and no label, which people write for a heading. */
const boldLine = /^(\*\*|__)(?=\S)((?:(?!\1).)*[^\s:*_])\1:?[ \t]*$/gm;
/** A link, a label in bold, or the line below the names of a table's columns. */
const sign = /\]\(https?:\/\/|^ {0,3}[-*+] +(?:\*\*|__)[^*_\n]+(?:\*\*|__)|^\|?(?: *:?-{3,}:? *\|)+/m;

/** The end of a short line within a paragraph: people mean one there, as between facts, and Markdown does not. */
const shortLine = /^(?![|>#\s]|[-*+] |\d+[.)] )(.{1,59})\n(?=[^\s|>=~+-])(?!\* |\d+[.)] )/gm;

/** Whether a text is Markdown with more than words: headings, bold lines or tables, and links or labels. */
export const isMarkdown = (head: string): boolean =>
  sign.test(head) &&
  (heading.test(head) || head.search(boldLine) >= 0 || /^\|.*\|\s*\n\|? *:?-{3}/m.test(head));

/** Jobs of a text in Markdown, as those of the page that is made from it. */
export async function* readMarkdown(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  const whole = await wholeText(
    text,
    "This text is too long to read Markdown from it. Divide it into several.",
  );
  const title = /^#+ +(.+)$/m.exec(whole)?.[1] ?? "";
  const lines = whole.replaceAll("\r", "").replace(boldLine, "\n###### $2\n").replace(shortLine, "$1\n\n");
  const { code } = await (await openRenderer()).render(lines);
  const page = `<title>${title.replaceAll("<", "&lt;")}</title><main>${code}</main>`;
  yield* numbered(readPage(asStream(page)));
}
