import { joinLines, textOf, type Line } from "../../text/line.ts";
import { employerScore, endsInLegalForm } from "../../../../lexicon/cv/employers.ts";
import { isLabel } from "../../../../lexicon/cv/labels.ts";
import { awardScore, institutionScore } from "../../../../lexicon/cv/qualifications.ts";
import { isTitle } from "../../../../lexicon/cv/titles.ts";
import { datesOf, isTableHead, labelledCells, underHeads, type Cells } from "./table-heads.ts";
import { isWithAs, labelled, workedAs } from "./pieces.ts";
import { rangeIn, spanIn, withoutSpan, type Span } from "../../../../lexicon/time/spans.ts";
import { isNoise } from "../../../../lexicon/cv/table-noise.ts";
import { entryWords } from "../../../../lexicon/cv/entry-words.ts";

/** A line with the dates taken out of it. */
export interface Row {
  line: Line;
  /** The texts beside the dates. */
  parts: string[];
  span: Span | null;
  /** Whether it may be part of the head of an entry, and not of the text below. */
  isHead: boolean;
  /** The left edge of its text without the dates, where the file says it. */
  left: number | undefined;
}

const bodyLabel = new RegExp(
  String.raw`^${entryWords.bodyLabels}(?: ?[/&] ?${entryWords.bodyLabels})*\b(?:[^:]{0,25}:|$|\s+(?:include|included|were)\b)`,
  "i",
);

const endsSentence = new RegExp(String.raw`[;:]$|(?<!\b${entryWords.abbreviations})\.$`, "i");
/** Whether a text is short and no sentence, as titles and names are. */
export const isShort = (text: string): boolean =>
  text.length <= 100 &&
  text.split(" ").length <= 13 &&
  (!endsSentence.test(text) || endsInLegalForm(text)) &&
  !/^\p{Ll}(?!\p{Lu})/u.test(text) &&
  !bodyLabel.test(text) &&
  !/[$€£₹%]|\d,\d{3}/.test(text) &&
  !isTask(text);

/** A task begins with a verb, and goes on in small letters. */
export const verb = new RegExp(
  String.raw`^(?:(?!${entryWords.titleWords})\p{Lu}\p{Ll}+ed|${entryWords.taskVerbs}) \p{Ll}`,
  "u",
);

/** Whether a text says what was done, and is no title and no name: those have capitals. */
const isTask = (text: string): boolean => {
  const words = text.split(" ");
  if (verb.test(text)) return words.length >= 4;
  const small = words.slice(1).filter((one) => /^\p{Ll}/u.test(one)).length;
  return (
    words.length >= 6 &&
    small >= (words.length - 1) * 0.6 &&
    employerScore(text) < 1.5 &&
    !(words.length <= 8 && isTitle(text))
  );
};

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The rows of an experience or education part. Dates that a narrow column breaks in two are joined. */
export const rowsOf = (lines: readonly Line[], { singles }: { singles: boolean }): Row[] => {
  const joined = joinDates(joinBroken(lines.map(withColon)));
  let wrapped = false;
  const find = singles ? spanIn : rangeIn;
  return underHeads(joined, (text) => spanIn(text) !== null)
    .filter(({ line }) => !isNoise(textOf(line)))
    .flatMap((cells) =>
      cells.names ? cells : splitSentences(cells.line, singles).map((line) => ({ line, names: null })),
    )
    .map((cells) => {
      if (cells.names)
        return {
          line: cells.line,
          left: cells.line.lefts?.[0],
          parts: labelledCells(cells),
          span: spanOfCells(cells, find),
          isHead: true,
        };
      const row = rowOf(cells.line, singles, wrapped);
      wrapped = cells.line.wraps && !row.isHead;
      return row;
    });
};

/** The time of a row of a table; where a date stands beside words such as "still there", it goes on. */
const spanOfCells = (cells: Cells, find: typeof spanIn): Span | null => {
  const [from, to] = (["from", "to"] as const).map((name) => cells.line.parts[cells.names!.indexOf(name)]);
  const begun = from && to && !/\d/.test(to) ? spanIn(from) : null;
  return find(datesOf(cells)) ?? (begun && { ...begun, start: begun.end, end: null, current: to! });
};

const abbreviation = new RegExp(String.raw`\b${entryWords.abbreviationsInNames}$`, "i");
/** "2019–21 Chef, Acme. Ran the kitchen of …": the sentences after the head are a line of their own. */
const splitSentences = (line: Line, singles: boolean): Line[] => {
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
  if (!span || span.from < 4 || span.from > 100 || wordsIn(rest) < 3 || isTitle(rest.split(",")[0]!))
    return null;
  const head = text.slice(0, text.length - rest.length).trim();
  const lefts = line.lefts?.slice(0, 1) ?? [];
  return [
    { ...line, parts: [head], lefts, wraps: false },
    { ...line, parts: [rest], lefts, gap: false, lead: undefined },
  ];
};

const rowOf = (line: Line, singles: boolean, wrapped: boolean): Row => {
  const text = textOf(line);
  const find = singles ? spanIn : rangeIn;
  const span = find(text);
  const rest = span ? withoutSpan(text, span) : text;
  const isStudy = singles && awardScore(text) > 0 && institutionScore(text) > 0 && wordsIn(rest) < 24;
  const isSentence =
    !workedAs.test(rest) &&
    !isWithAs(rest) &&
    ((wordsIn(rest) > (line.bullet ? 12 : 14) && !isStudy) ||
      (/[a-z]{3}\.$/.test(rest) && span?.from !== 0) ||
      (/\.$/.test(text) && /\p{Ll}{3}\. \p{Lu}/u.test(rest)) ||
      /^\p{Ll}{3}/u.test(rest));
  const own = line.parts.findIndex((part) => !find(part) || withoutSpan(part, find(part)!));
  const left = line.lefts?.[Math.max(0, own)];
  if (!span || isSentence)
    return {
      line,
      left,
      parts: [...line.parts],
      span: null,
      isHead: !wrapped && !line.bullet && isShort(labelled(text).text),
    };
  const parts = line.parts.flatMap((part) => {
    const dates = find(part);
    return (dates ? withoutSpan(part, dates) : part).replace(/(?<=[\p{L})]{3})\.$/u, "") || [];
  });
  // A range may be spread over two parts.
  const whole = line.parts.some((part) => find(part)?.isRange === span.isRange)
    ? parts
    : [rest].filter(Boolean);
  return { line, left, parts: whole.filter((part) => !isNoise(part)), span, isHead: true };
};

/** A label in a column of its own, as if it were in front of its value: "Employer: Acme". */
const withColon = (line: Line): Line => {
  const [first = "", ...others] = line.parts;
  return others.length && isLabel(first) && !isTableHead(line)
    ? { ...line, parts: [`${first.replace(/\s*:$/, "")}: ${others.join(" ")}`] }
    : line;
};

/** A title that is broken for lack of room is one line. */
const joinBroken = (lines: readonly Line[]): Line[] =>
  joinLines(lines, (above, line) => {
    const text = `${textOf(above)} ${textOf(line)}`;
    const isHead = isShort(textOf(above)) && text.length < 130;
    const span = rangeIn(text);
    const isWork = workedAs.test(span ? withoutSpan(text, span) : text);
    const goesOn = above.wraps && !line.bullet && (isHead || (isWork && text.length < 240));
    return goesOn ? [{ ...above, parts: [text], wraps: line.wraps }] : null;
  });

const opensRange =
  /(?:\d{4}|\b[a-z]{3,9}[.-]? ?\d{4}|\d{1,2}\/\d{4})\s*(?:[-\u2010-\u2015]|\bto)(?:\s*[a-z]{3,9}[.-]?)?$/i;
const endsRange =
  /^(?:\d{4}|(?:\d{1,2} )?[a-z]{3,9}\.?,? \d{4}|\d{1,2}\/\d{4}|present|current|now|to date|till date|ongoing)\)?$/i;

/** "Jan 2019 –" above "Present": the second line's date is moved to the first. */
const joinDates = (lines: readonly Line[]): Line[] =>
  joinLines(lines, (above, line) => {
    const [first = "", ...others] = line.parts;
    const at = above.flow === line.flow ? above.parts.findIndex((part) => opensRange.test(part)) : -1;
    if (at < 0 || !endsRange.test(first)) return null;
    const whole = above.parts.with(at, `${above.parts[at]!} ${first}`);
    return [
      { ...above, parts: whole },
      ...(others.length ? [{ ...line, parts: others, lefts: line.lefts?.slice(1) ?? [] }] : []),
    ];
  });
