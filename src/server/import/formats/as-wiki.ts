import { isOrgOutline, orgAsWiki } from "./org-outline.ts";

/** AsciiDoc: a title, sections, and terms with two colons or links with their words in brackets. */
const isAsciiDoc = (text: string): boolean =>
  /^(?:\/\/.*\n|\s)*={1,2} \S/.test(text) &&
  /^={2,5} \S[^=\n]*$/m.test(text) &&
  /^\S[^\n]{0,60}:: +\S|https?:\/\/[^\s[\]]{1,500}\[[^\]\n]{1,200}\]/m.test(text);
const isLatex = (text: string): boolean => /^\\(?:documentclass|begin\{document\}|section)/m.test(text);

/** Whether a text is in LaTeX or AsciiDoc, or an outline of Org. */
export const isLikeWiki = (head: string): boolean =>
  [isLatex, isAsciiDoc, isOrgOutline].some((is) => is(head));

type Change = readonly [shape: RegExp, shown: string | ((...found: string[]) => string)];
const changed = (text: string, changes: readonly Change[]): string =>
  changes.reduce((all, [shape, shown]) => all.replace(shape, shown as string), text);
const headingOf = (signs: string, title: string): string => `\n${signs} ${title} ${signs}\n`;

const asciiDoc: readonly Change[] = [
  [/^\/{4,}[ \t]*\n(?:(?!\/{4}).*\n){0,2000}\/{4,}[ \t]*$|^\/\/(?!\/).*$/gm, ""],
  // What stands for the place of a list, the name of a part, and how it looks.
  [/^(?:\w{1,20}::\S{0,200}\[[^\]\n]{0,200}\]|\[[^\]\n]{0,200}\]|(?:[-=.*_]{4}|--|\+))[ \t]*$/gm, ""],
  [/^= (.+)$/m, "<title>$1</title>"],
  [/^(={2,6}) (.+)$/gm, (_, signs = "", title = "") => headingOf(signs, title)],
  [/^(\S[^\n:]{0,60}):{2,4}[ \t]+(?=\S)/gm, "$1: "],
  [/(?:\blink:)?(https?:\/\/[^\s[\]]{1,500})\[([^\]\n]{0,200})\]/g, "[$1 $2]"],
];
/** Names that the head gives to words, `:org: Fig`, and that stand for them below, `{org}`. */
const withNames = (text: string): string => {
  const names = new Map<string, string>();
  const rest = text.replace(/^:([\w-]{1,60}):[ \t]*(.{0,200})$/gm, (_, name: string, words: string) => {
    names.set(name, words);
    return "";
  });
  return rest.replace(/\{([\w-]{1,60})\}/g, (whole, name: string) => names.get(name) ?? whole);
};

const latex: readonly Change[] = [
  [/(?<!\\)%.*$/gm, ""],
  [/\\href\{([^{}\s]{1,500})\}\{([^{}]{1,200})\}/g, "[$1 $2]"],
  [/\\(?:url|text\w{2}|emph|underline|mbox)\{([^{}]{0,500})\}/g, "$1"],
  [
    /\\((?:sub){0,2})(section|paragraph)\*?\{([^{}]{1,200})\}/g,
    (_, sub = "", name = "", title = "") =>
      headingOf(`==${sub.replaceAll("sub", "=")}${name === "section" ? "" : "==="}`, title),
  ],
  [/^[ \t]*\\item\[([^\]\n]{1,80}?):?\]/gm, "$1:"],
  [/^[ \t]*\\item\b/gm, "*"],
  [/\\(?:begin|end|label)\{[^{}]{0,200}\}(?:\[[^\]\n]{0,200}\])?/g, ""],
  [/\\\\/g, "\n"],
  [/\\[a-z]{2,30}\*?[ \t]*(?![{[a-z])/gi, ""],
  [/(?<!\\)~/g, " "],
  [/-{2,3}/g, "–"],
  [/\\([$&%#_{}])/g, "$1"],
];

/** A document with its headings, labels and links as a wiki has them; other texts as they are. */
export const asWiki = (given: string): string => {
  const text = given.replaceAll("\r\n", "\n");
  const from = text.indexOf(String.raw`\begin{document}`);
  if (isLatex(text)) return changed(text.slice(Math.max(0, from)), latex);
  if (isAsciiDoc(text)) return changed(withNames(text), asciiDoc);
  return isOrgOutline(text) ? orgAsWiki(text) : given;
};
