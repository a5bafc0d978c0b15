import { textOf, type Line } from "../text/line.ts";
import { isLabel } from "../words/labels.ts";
import { rangeIn, spanIn, withoutSpan, type Span } from "./dates.ts";

/** A line with the dates taken out of it. */
export interface Row {
  line: Line;
  /** The texts beside the dates. */
  parts: string[];
  span: Span | null;
  /** Whether it may be part of the head of an entry, and not of the text below. */
  isHead: boolean;
}

const lengthOfTime =
  /^[(\s·]*\d+\+? ?(?:years?|yrs?|months?|mos?)\b[\s,&and\d]*(?:months?|mos?|years?)?[)\s.]*$/i;
const tableHead =
  /^(?:(?:s\.? ?no\.?|period|dates?|years?|duration|from|to|position|role|job title|title|designation|company|employer|organi[sz]ation|location|place|responsibilities|institut(?:e|ion)|university|school|board|qualification|course|degree|percentage|grade|result|examination|passing year|year of passing|and|of|name|marks)\W*)+$/i;
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
  !bodyLabel.test(text);

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The rows of an experience or education part. Dates that a narrow column breaks in two are joined. */
export const rowsOf = (lines: readonly Line[], { singles }: { singles: boolean }): Row[] => {
  const joined = joinDates(joinBroken(lines.map(withColon))).filter((line) => !isNoise(textOf(line)));
  let wrapped = false;
  return joined.map((line) => {
    const row = rowOf(line, singles, wrapped);
    wrapped = line.wraps && !row.isHead;
    return row;
  });
};

const rowOf = (line: Line, singles: boolean, wrapped: boolean): Row => {
  const text = textOf(line);
  const find = singles ? spanIn : rangeIn;
  const span = find(text);
  const rest = span ? withoutSpan(text, span) : text;
  const isSentence =
    wordsIn(rest) > (line.bullet ? 12 : 14) || /[a-z]{3}\.$/.test(rest) || /^\p{Ll}{3}/u.test(text);
  if (!span || isSentence)
    return { line, parts: [...line.parts], span: null, isHead: !wrapped && !line.bullet && isShort(text) };
  const parts = line.parts.flatMap((part) => {
    const own = find(part);
    return own ? withoutSpan(part, own) || [] : part;
  });
  // A range may be spread over two parts.
  const whole = line.parts.some((part) => find(part)?.isRange === span.isRange)
    ? parts
    : [rest].filter(Boolean);
  return { line, parts: whole.filter((part) => !isNoise(part)), span, isHead: true };
};

/** A label in a column of its own, as if it were in front of its value: "Employer: Acme". */
const withColon = (line: Line): Line => {
  const [first = "", ...others] = line.parts;
  return others.length && isLabel(first)
    ? { ...line, parts: [`${first.replace(/\s*:$/, "")}: ${others.join(" ")}`] }
    : line;
};

/** A title that is broken for lack of room is one line. */
const joinBroken = (lines: readonly Line[]): Line[] => {
  const result: Line[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    const text = last ? `${textOf(last)} ${textOf(line)}` : "";
    const goesOn =
      last?.wraps && !line.bullet && last.style === line.style && isShort(textOf(last)) && text.length < 130;
    if (goesOn) result[result.length - 1] = { ...last, parts: [text], wraps: line.wraps };
    else result.push(line);
  }
  return result;
};

const opensRange = /(?:\d{4}|\b[a-z]{3,9}\.? \d{4}|\d{1,2}\/\d{4})\s*(?:[-\u2010-\u2015]|\bto)$/i;
const endsRange =
  /^(?:\d{4}|(?:\d{1,2} )?[a-z]{3,9}\.?,? \d{4}|\d{1,2}\/\d{4}|present|current|now|to date|till date|ongoing)$/i;

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
      if (others.length) result.push({ ...line, parts: others });
    } else result.push(line);
  }
  return result;
};
