import { Parser } from "htmlparser2";
import { escapeText } from "../domain/text/escape-text.ts";

/** Lines of text that a program has wrapped are about as long as one another, and no longer than these. */
const widths = { least: 50, most: 120 };

const bullet = /^(?:[-*•·–▪●◦‣]\s+|[•●▪])(.*)$/;
const heading = /^#{1,6}\s+(.+?)\s*#*$/;

/**
 * Plain text as HTML: an empty line ends a paragraph, lines that start with a bullet are a list, lines that the source has
 * wrapped are joined. Headings and bold text in the signs of Markdown are what they are meant for.
 */
export const htmlOf = (text: string): string => {
  const lines = text.replace(/\r\n?/g, "\n").replace(/[^\S\n]+$/gm, "");
  const isMarkdown = /\*\*\S[^*\n]*\*\*|^#{1,6} \S/m.test(lines);
  const shown = isMarkdown ? (line: string) => ofMarkdown(line) : plainText;
  return unwrapped(isMarkdown ? lines.replace(/^\\(?=[-*+] )/gm, "") : lines)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraphOf(paragraph.split("\n").flatMap(eachBullet).filter(Boolean), shown))
    .join("");
};

const paragraphOf = (lines: readonly string[], shown: (line: string) => string): string => {
  const html = lines.map((line) => {
    const item = bullet.exec(line)?.[1];
    const title = shown === plainText ? undefined : heading.exec(line)?.[1];
    if (title) return `</div><h3>${shown(title)}</h3><div>`;
    return item === undefined ? `${shown(line)}<br />` : `<ul><li>${shown(item)}</li></ul>`;
  });
  return `<div>${html.join("").replaceAll("</ul><ul>", "")}</div>`;
};

/** Joins lines that end where the next word did not fit. */
const unwrapped = (text: string): string => {
  const lines = text.split("\n");
  const width = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const full = lines.filter((line) => line.length > width * 0.8).length;
  if (width < widths.least || width > widths.most || full < 2) return text;
  return lines.reduce((whole, line, index) => {
    const before = lines[index - 1] ?? "";
    const word = /^\s*(\S+)/.exec(line)?.[1] ?? "";
    const isWrapped =
      word !== "" &&
      before.length > width * 0.6 &&
      before.length + 1 + word.length > width &&
      !bullet.test(line.trim()) &&
      !heading.test(line.trim());
    return index ? `${whole}${isWrapped ? ` ${line.trimStart()}` : `\n${line}`}` : line;
  }, "");
};

/** "• one • two" in one line are two of the list. */
const eachBullet = (line: string): string[] =>
  (line.split("•").length > 2 ? line.split(/(?=•)/) : [line]).map((part) => part.trim());

const ofMarkdown = (line: string): string =>
  plainText(line.replace(/\\([-*_.#+!()[\]])/g, "$1")).replace(
    /\*\*(\S(?:[^*]*\S)?)\*\*/g,
    "<strong>$1</strong>",
  );

/** Escapes text for HTML; existing entities keep their meaning. */
const plainText = (text: string) => escapeText(unescapeOnce(text));

/** A text whose entities are what they stand for. */
export const unescapeOnce = (text: string): string => {
  let plain = "";
  const parser = new Parser({ ontext: (piece) => (plain += piece) }, { decodeEntities: true });
  parser.end(text.replace(/</g, "&lt;"));
  return plain;
};
