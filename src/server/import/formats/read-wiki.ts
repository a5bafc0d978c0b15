import type { FeedItem } from "../feed-job.ts";
import { asWiki, isLikeWiki } from "./as-wiki.ts";
import { readPage } from "./read-page.ts";
import { asStream, numbered, wholeText } from "./whole-text.ts";

const hasTable = (head: string): boolean =>
  /^[ :]*\{\|.*$/m.test(head) && /^[ \t]*\|-/m.test(head) && /^[ \t]*[|!](?![-}+])/m.test(head);
const heading = /^(={2,6})([^=\n]{1,200})\1[ \t]*$/;
/** Whether a text is a page of a wiki as MediaWiki has it, with a table, or with headings and links, or in LaTeX, AsciiDoc or Org, which are read as one. */
export const isWiki = (head: string): boolean =>
  isLikeWiki(head) ||
  hasTable(head) ||
  (new RegExp(heading, "m").test(head) && /(?<!\[)\[https?:\/\/[^\s\]]{1,500} [^\]\n]{1,200}\]/.test(head));

/** What says nothing of the page: footnotes, pictures, categories, and words that switch something. */
const unseen =
  /<ref\b[^<>]{0,200}(?:\/>|>[^<>]{0,500}<\/ref>)|\[\[\s*(?:file|image|category):[^[\]]*\]\]|__[A-Z]+__/gi;

/** `{{AUD|34.50}}`, `{{dts|2026|12|11}}`: what a template shows, as far as that stands in it; "" for others. */
const template = /\{\{[^{}|]{1,100}(?:\|([^{}]{0,500}))?\}\}/g;
const shownBy = (said = ""): string =>
  /^\d{4}\|/.test(said) ? said.replaceAll("|", "-") : said.split("|", 1)[0]!;

/** A text with its links and letters as HTML has them; a page within the wiki is only named. */
const withTags = (text: string): string =>
  text
    .replace(unseen, "")
    .replace(template, (_, said?: string) => shownBy(said))
    .replace(/\[\[(?:[^[\]|]*\|)?([^[\]|]+)\]\]/g, "$1")
    .replace(
      /\[((?:https?:)?\/\/[^\s"[\]]{1,500})\s*([^\]]{0,500})\]/g,
      (_, address: string, words: string) => {
        const whole = address.replace(/^\/\//, "https://");
        return `<a href="${whole}">${words || whole}</a>`;
      },
    )
    .replace(/'{2,5}/g, "");

/** `style="width:9em" | Roma QLD`: what is said of a cell, and the cell. */
const cell = /^\s*([\w-]+\s*=[^|[\]<>]*)\|(.*)$/s;
const cellsOf = (line: string): string => {
  const name = line.startsWith("!") ? "th" : "td";
  return line
    .slice(1)
    .split(name === "th" ? /!!|\|\|/ : "||")
    .map((text) => cell.exec(text) ?? ["", "", text])
    .map(([, said = "", text = ""]) => `<${name}${said && ` ${said.trim()}`}>${text.trim()}`)
    .join("");
};

/** A line of a page as HTML, whose parser closes what is open in a table. */
const htmlOf = (given: string, isInTable: boolean): string => {
  const line = given.trim();
  const [, level, title] = heading.exec(line) ?? [];
  if (/^:*\{\|/.test(line)) return "<table><tr>";
  if (isInTable && line.startsWith("|}")) return "</table>";
  if (isInTable && line.startsWith("|-")) return "<tr>";
  if (isInTable && line.startsWith("|+")) return `<caption>${line.slice(2)}</caption>`;
  if (isInTable) return /^[|!]/.test(line) ? cellsOf(line) : `<br>${line}`;
  // "; Town : Roma", "* Town: Roma"
  return level
    ? `<h${level.length}>${title!.trim()}</h${level.length}>`
    : `<p>${line.replace(/^[*#:;]+\s*/, "")}</p>`;
};

/** Jobs of a page of a wiki, as those of the page that is made from it. */
export async function* readWiki(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  const whole = asWiki(await wholeText(text, "This page of a wiki is too long. Divide it into several."));
  let isInTable = false;
  const lines = withTags(whole)
    .split(/\r\n|\r|\n/)
    .map((line) => {
      const html = htmlOf(line, isInTable);
      if (html.startsWith("<table") || html === "</table>") isInTable = html !== "</table>";
      return html;
    });
  // Its lines are none of the text's where footnotes were left out.
  yield* numbered(readPage(asStream(`<main>${lines.join("\n")}</main>`)));
}
