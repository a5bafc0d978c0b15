import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import { isTitle } from "../../../../lexicon/cv/titles.ts";
import { rangeIn, spanIn, withoutSpan } from "../../../../lexicon/time/spans.ts";
import { textOf, type Line } from "../../text/line.ts";
import { workedAs } from "./pieces.ts";

/** How many words a text has. */
export const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** "2. Worked as", "(b) Worked as". */
const numbering = /^\(?(?:\d{1,2}|[a-z]|[ivx]{2,4})[.)]\s+/i;
/** A sentence about a job without the number in front of it. */
export const withoutNumber = (line: Line): Line => {
  const [first = "", ...others] = line.parts;
  const rest = first.replace(numbering, "");
  return rest !== first && (workedAs.test(rest) || asWorkedAs({ ...line, parts: [rest] }).parts[0] !== rest)
    ? { ...line, parts: [rest, ...others], lead: undefined }
    : line;
};

/** "Worked from 04/2018 to 12/2021 as Clerk in Acme." with its dates at the end, as most sentences have them. */
export const asWorkedAs = (line: Line): Line => {
  const text = textOf(line);
  const span = line.parts.length === 1 && !workedAs.test(text) ? rangeIn(text) : null;
  if (!span) return line;
  const before = text.slice(0, span.from).trim().replace(fromAtEnd, "");
  const [head = "", ...others] = text
    .slice(span.to)
    .trim()
    .split(/\.(?:\s+|$)/);
  const sentence = `${before} ${head}`;
  if (!before || !workedAs.test(sentence) || !/^as\s/i.test(head)) return line;
  const rest = others.filter(Boolean).length ? `. ${others.join(". ").trim()}` : "";
  return { ...line, parts: [`${sentence}, ${text.slice(span.from, span.to)}${rest}`], lead: undefined };
};
const fromAtEnd = / (?:from|since)$/i;

const abbreviation = new RegExp(String.raw`\b${entryWords.abbreviationsInNames}$`, "i");
/** "2019–21 Chef, Acme. Ran the kitchen of …": the sentences after the head are a line of their own. */
export const splitSentences = (line: Line, singles: boolean): Line[] => {
  const text = textOf(line);
  const after = singles ? null : sentenceAfterDates(line);
  if (after) return after;
  const span = (singles ? spanIn : rangeIn)(text);
  const [last = ""] = line.parts.slice(-1);
  const [, head = "", rest = ""] = /^(.{3,110}?[\p{L})]{3})\.\s+(\p{Lu}.{4,})$/u.exec(last) ?? [];
  const isAbbreviation = abbreviation.test(head);
  const undated = span ? withoutSpan(head, span) : head;
  const isHead = head.includes(",") || workedAs.test(undated);
  if (!span || isAbbreviation || span.from > 3 || !isHead || wordsIn(undated) > 14) return [line];
  return [
    { ...line, parts: [...line.parts.slice(0, -1), head], wraps: false },
    { ...line, parts: [rest], gap: false, lefts: line.lefts?.slice(-1) ?? [] },
  ];
};

/** "Line Cook, Acme (Mar 2021 – Present) Leads the brigade.": the sentence behind the dates is a line of its own. */
const sentenceAfterDates = (line: Line): Line[] | null => {
  const text = textOf(line);
  const span = rangeIn(text);
  const [rest = ""] = /^\)?[\s.:–-]*(\p{Lu}.+\.)$/u.exec(span ? text.slice(span.to) : "")?.slice(1) ?? [];
  if (
    !span ||
    span.from < 4 ||
    span.from > (workedAs.test(text) ? 160 : 100) ||
    wordsIn(rest) < 3 ||
    isTitle(rest.split(",")[0]!)
  )
    return null;
  const head = text.slice(0, text.length - rest.length).trim();
  const lefts = line.lefts?.slice(0, 1) ?? [];
  return [
    { ...line, parts: [head], lefts, wraps: false },
    { ...line, parts: [rest], lefts, gap: false, lead: undefined },
  ];
};
