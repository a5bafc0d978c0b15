import { textOf, type Line } from "../../text/line.ts";
import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import { isLabel } from "../../../../lexicon/cv/labels.ts";

/** One item of a list, with the lines that it is written in. */
export interface Item {
  text: string;
  lines: Line[];
}

const isSmall = (line: Line): boolean => /^\p{Ll}/u.test(textOf(line));

/** Lines that were broken for lack of room, joined; in a list in small letters these do not say that a line goes on. */
export const paragraphsOf = (lines: readonly Line[]): Line[][] => {
  const groups: Line[][] = [];
  const isInSmall = lines.filter(isSmall).length * 2 > lines.length;
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1);
    const isList = last && /[,;&]$|\band$/.test(textOf(last));
    const goesOn =
      last &&
      !line.bullet &&
      last.flow === line.flow &&
      (last.wraps || isList || (!isInSmall && isSmall(line)));
    if (goesOn) groups.at(-1)!.push(line);
    else groups.push([line]);
  }
  return groups;
};

/** The parts of a text at separators that are not within brackets, each with the separator in front of it. */
export const splitOutsideBrackets = (text: string, separator: RegExp): { text: string; before: string }[] => {
  const parts = [{ text: "", before: "" }];
  let depth = 0;
  for (const token of text.split(new RegExp(`(${separator.source}|[()\\[\\]])`, "u"))) {
    if (token === "(" || token === "[") depth++;
    if (token === ")" || token === "]") depth = Math.max(0, depth - 1);
    if (depth === 0 && new RegExp(`^(?:${separator.source})$`, "u").test(token))
      parts.push({ text: "", before: token });
    else parts.at(-1)!.text += token;
  }
  return parts;
};

/** Whether the first part of a line is a label in a column of its own: "Tools ‖ Word, Excel, Xero". */
const isLabelled = ({ parts: [first = "", second = "", more] }: Line, least: number): boolean =>
  !more &&
  !/[,;]/.test(first) &&
  (first.split(" ").length <= 3 || isLabel(first)) &&
  (second.match(/[,;]/g)?.length ?? 0) >= least;

/** The lines without their labels; beside one with a long list, others may have short ones. */
const withoutLabels = (lines: readonly Line[]): Line[] => {
  const least = lines.some((line) => isLabelled(line, 2)) ? 1 : Infinity;
  return lines.map((line) =>
    isLabelled(line, least) || (line.parts.length > 1 && line.parts[0]!.endsWith(":"))
      ? { ...line, parts: line.parts.slice(1) }
      : line,
  );
};

const label = /^[\p{L}][\p{L}\d &/+().-]{1,40}:\s+(?=\S)/u;
const separator = /,(?!\d{3})|[;|•·●▪■◦✓]|\s[–—]\s|\s\/\s|\t/;

/** "communication skills, both written and verbal" is one. */
const goesOn = new RegExp(String.raw`^\s*${entryWords.withinItems}\b`, "i");

/** The items of a list, however it is written: with commas, bullets, in columns, after "Tools:". */
export const itemsIn = (lines: readonly Line[]): Item[] =>
  paragraphsOf(withoutLabels(lines)).flatMap((group) => {
    const separate = group.length === 1 ? group[0]!.parts : [group.map(textOf).join(" ")];
    return separate.flatMap((part) => {
      const parts = splitOutsideBrackets(part.replace(label, ""), separator).reduce<string[]>(
        (items, { text, before }) =>
          goesOn.test(text)
            ? [...items.slice(0, -1), `${items.at(-1) ?? ""}${before}${text}`]
            : [...items, text],
        [],
      );
      // "Word, Excel and Outlook" ends with two items, "Research and writing" is one.
      const last = parts.at(-1)!;
      const both =
        parts.length > 2 && /,/.test(part) && !/[;|•]/.test(part)
          ? last.split(/^\s*and\s+|\s+(?:and|&)\s+(?=\p{Lu}[^\s]*\.?$)/u)
          : [last];
      return [...parts.slice(0, -1), ...both]
        .map((text) => text.replace(/^\d{1,2}[.)]\s+(?=\p{L})|^[\s.:–—*-]+|[\s.:–—-]+$/gu, ""))
        .filter(Boolean)
        .map((text) => ({ text, lines: group }));
    });
  });
