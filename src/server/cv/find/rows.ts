import { textOf, type Line } from "../text/line.ts";
import { employerScore } from "../../../lexicon/cv/employers.ts";
import { isLabel } from "../../../lexicon/cv/labels.ts";
import { awardScore, institutionScore } from "../../../lexicon/cv/qualifications.ts";
import { isTitle } from "../../../lexicon/cv/titles.ts";
import { datesOf, isTableHead, labelledCells, underHeads } from "./table-heads.ts";
import { rangeIn, spanIn, withoutSpan, type Span } from "./dates.ts";

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

const lengthOfTime =
  /^[(\s·]*\d+\+? ?(?:years?|yrs?|months?|mos?)\b[\s,&and\d]*(?:months?|mos?|years?)?[)\s.]*$/i;
const tableHead =
  /^(?:(?:s\.? ?no\.?|period|dates?|years?|duration|from|to|position|role|job title|title|designation|company|employer|organi[sz]ation|location|place|responsibilities|institut(?:e|ion)|university|school|board|qualification|course|degree|percentage|grade|result|examination|exam|cgpa|gpa|passing|passing year|year of passing|completed|completion|awarded|status|and|of|name|marks|no|number|tickets?|licen[cs]es?|certificates?|class|expiry|expires|issued|issuer|type|duties|details|description|organisation)\W*)+$/i;
const bodyLabel =
  /^(?:key |main |major |primary |daily |core )?(?:responsibilit(?:y|ies)|dut(?:y|ies)|tasks?|achievements?|accomplishments?|highlights?|projects?|tools|technologies|environment|tech stack|reason for leaving|reporting to|reports? to|supervisor|referee|contact|description|job description|summary|roles? (?:and|&) responsibilities|skills(?: used| gained)?|involved in|thesis|relevant coursework|coursework|modules|subjects|gpa|wam|cgpa|percentage|grade|activities)\b(?:[^:]{0,25}:|$|\s+(?:include|included|were)\b)/i;

/** Whether a line says only how long something lasted, or is the head of a table. */
export const isNoise = (text: string): boolean => lengthOfTime.test(text) || tableHead.test(text);

/** Whether a text is short and no sentence, as titles and names are. */
export const isShort = (text: string): boolean =>
  text.length <= 100 &&
  text.split(" ").length <= 13 &&
  !/[;:]$|(?<!\b(?:ltd|inc|co|corp|st|pty|dept|sr|jr|ph\.?d|hons|govt|univ|no))\.$/i.test(text) &&
  !/^\p{Ll}/u.test(text) &&
  !bodyLabel.test(text) &&
  !isTask(text);

const irregular =
  "Led|Wrote|Ran|Built|Taught|Held|Kept|Set|Cut|Laid|Made|Won|Grew|Took|Gave|Oversaw|Drove|Met|Began|Sold|Brought|Dealt|Sought|Undertook|Manage|Provide|Assist|Maintain|Prepare|Ensure|Support|Develop|Coordinate|Supervise|Responsible|Work|Handle|Perform|Conduct|Monitor|Deliver|Operate|Serve|Create|Implement|Liaise|Carry|Carrying|Managing|Providing|Assisting|Maintaining|Preparing|Ensuring|Supporting|Developing|Working|Handling";
/** A task begins with a verb, and goes on in small letters. */
const verb = new RegExp(
  `^(?:(?!Registered|Enrolled|Certified|Qualified|Accredited|Licensed|Advanced|United|Allied|Applied)\\p{Lu}\\p{Ll}+ed|${irregular}) \\p{Ll}`,
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
      cells.names ? cells : withSentencesApart(cells.line, singles).map((line) => ({ line, names: null })),
    )
    .map((cells) => {
      if (cells.names)
        return {
          line: cells.line,
          left: cells.line.lefts?.[0],
          parts: labelledCells(cells),
          span: find(datesOf(cells)),
          isHead: true,
        };
      const row = rowOf(cells.line, singles, wrapped);
      wrapped = cells.line.wraps && !row.isHead;
      return row;
    });
};

/** "2019–21 Chef, Acme. Ran the kitchen of …": the sentences after the head are a line of their own. */
const withSentencesApart = (line: Line, singles: boolean): Line[] => {
  const text = textOf(line);
  const span = (singles ? spanIn : rangeIn)(text);
  const [last = ""] = line.parts.slice(-1);
  const [, head = "", rest = ""] = /^(.{3,110}?[\p{L})]{3})\.\s+(\p{Lu}.{4,})$/u.exec(last) ?? [];
  const isAbbreviation = /\b(?:govt|sec|sen|dept|univ|inst|assoc|prof|approx|incl)$/i.test(head);
  if (!span || isAbbreviation || span.from > 3 || !head.includes(",") || wordsIn(head) > 16) return [line];
  return [
    { ...line, parts: [...line.parts.slice(0, -1), head], wraps: false },
    { ...line, parts: [rest], gap: false, lefts: line.lefts?.slice(-1) ?? [] },
  ];
};

const rowOf = (line: Line, singles: boolean, wrapped: boolean): Row => {
  const text = textOf(line);
  const find = singles ? spanIn : rangeIn;
  const span = find(text);
  const rest = span ? withoutSpan(text, span) : text;
  const isStudy = singles && awardScore(text) > 0 && institutionScore(text) > 0 && wordsIn(rest) < 24;
  const isSentence =
    (wordsIn(rest) > (line.bullet ? 12 : 14) && !isStudy) ||
    (/[a-z]{3}\.$/.test(rest) && span?.from !== 0) ||
    /^\p{Ll}{3}/u.test(rest);
  const own = line.parts.findIndex((part) => !find(part) || withoutSpan(part, find(part)!));
  const left = line.lefts?.[Math.max(0, own)];
  if (!span || isSentence)
    return {
      line,
      left,
      parts: [...line.parts],
      span: null,
      isHead: !wrapped && !line.bullet && isShort(text),
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
const joinBroken = (lines: readonly Line[]): Line[] => {
  const result: Line[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    const text = last ? `${textOf(last)} ${textOf(line)}` : "";
    const goesOn = last?.wraps && !line.bullet && isShort(textOf(last)) && text.length < 130;
    if (goesOn) result[result.length - 1] = { ...last, parts: [text], wraps: line.wraps };
    else result.push(line);
  }
  return result;
};

const opensRange =
  /(?:\d{4}|\b[a-z]{3,9}[.-]? ?\d{4}|\d{1,2}\/\d{4})\s*(?:[-\u2010-\u2015]|\bto)(?:\s*[a-z]{3,9}[.-]?)?$/i;
const endsRange =
  /^(?:\d{4}|(?:\d{1,2} )?[a-z]{3,9}\.?,? \d{4}|\d{1,2}\/\d{4}|present|current|now|to date|till date|ongoing)\)?$/i;

/** "Jan 2019 –" above "Present": the second line's date is moved to the first. */
const joinDates = (lines: readonly Line[]): Line[] => {
  const result: Line[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    const [first = "", ...others] = line.parts;
    const at = last && last.flow === line.flow ? last.parts.findIndex((part) => opensRange.test(part)) : -1;
    if (last && at >= 0 && endsRange.test(first)) {
      result[result.length - 1] = {
        ...last,
        parts: last.parts.map((part, n) => (n === at ? `${part} ${first}` : part)),
      };
      if (others.length) result.push({ ...line, parts: others, lefts: line.lefts?.slice(1) ?? [] });
    } else result.push(line);
  }
  return result;
};
