import { decodeHTML } from "entities";
import { plainTextOf } from "../../../site/sanitise.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { oneLine } from "../../../domain/text/one-line.ts";
import { alike, exactly, fieldsCalled, type FieldName } from "./field-called.ts";
import type { JobFields } from "./job-fields.ts";
import {
  certain,
  label,
  labelled,
  ofClosing,
  ofLabel,
  ofMoment,
  ofPay,
  ofWorkType,
  webAddress,
  type Labelled,
} from "./labelled-pieces.ts";
import { saysNoDate } from "../jobs/parse-date.ts";
import { plain, stateShape } from "../places/read-place.ts";
import { withLabelledParts } from "./labelled-parts.ts";

/** Ends of lines in a text with tags, and in one without. */
const breaks =
  /(<br\s*\/?>|<\/?(?:p|div|li|ul|ol|tr|t[dh]|table|tbody|thead|dl|dt|dd|h\d|section|article)\b[^>]*>)/i;
const lineEnds = /(\n)/;
/** Cells of a row, and terms with their meaning, as one line. */
const pairs =
  /<(dt|t[dh])\b[^>]*>((?:(?!<\/?(?:dt|dd|t[dhr]|table)\b)[^])*)<\/\1>\s*<(dd|t[dh])\b[^>]*>((?:(?!<\/?(?:dt|dd|t[dhr]|table)\b)[^])*)<\/\3>/gi;

/** "<b>Based at</b> – Roma QLD": a label in bold before a dash. */
const boldLabel = /<(strong|b)\b[^>]*>\s*([^<:]{2,40}?)\s*<\/\1>\s*(?:[–—-]|&[nm]dash;)\s+/gi;

const tag = "(?:br|p|div|li|td|dd|span|strong|b)\\b";
const hasTags = new RegExp(`<${tag}`, "i");
const hasEscapedTags = new RegExp(`&lt;${tag}`, "i");
/** A text whose tags are written as entities, as one within another format, with its tags; others as they are. */
const withTags = (text: string): string =>
  !hasTags.test(text) && hasEscapedTags.test(text) ? decodeHTML(text) : text;

/** The lines of a text as they are, each with the sign that ends it. */
const linesOf = (text: string): string[] =>
  hasTags.test(text)
    ? text
        .replace(boldLabel, (whole, _tag, name: string) => (exactly(name).length ? `${name}: ` : whole))
        .replace(pairs, (whole, _tag, name: string, _other, value: string) => {
          const said = oneLine(plainTextOf(name)).replace(/:$/, "");
          return said.length <= 42 && fieldsCalled(said).length ? `<p>${said}: ${value}</p>` : whole;
        })
        .split(breaks)
    : text.split(lineEnds);

/** Takes what labelled lines and sentences say and the feed's own fields do not: its closing date, pay and reference. The text keeps them. */
export const takeMissing = (fields: JobFields, text: string): void => {
  const missing = Object.keys(certain).filter((field) => isMissing(fields, field as FieldName));
  const lines = missing.length ? linesOf(withTags(text)) : [];
  if (lines.length > 2_000) return;
  const full = fullLines(lines);
  takeBelow(fields, full);
  for (const line of full)
    for (const piece of line.split(betweenSentences))
      for (const found of saidIn(fields, piece)) setMissing(fields, found);
};

/** What a piece of a text says for certain. */
const saidIn = (fields: JobFields, piece: string): Labelled[] => {
  const labelled = ofLabel(fields, piece, certain) ?? ofMoment(piece) ?? ofClosing(piece);
  if (labelled) return [labelled];
  const workType = isMissing(fields, "work_type") ? ofWorkType(piece) : null;
  return [workType, piece.includes("$") ? ofPay(piece) : null].filter((one) => one !== null);
};

const betweenPieces = /\s+[|•·]\s+/;
const betweenSentences = new RegExp(String.raw`${betweenPieces.source}|(?<=[.!])\s+(?=[\p{Lu}$])`, "u");

const fullLines = (lines: readonly string[]): string[] =>
  lines
    .map((line, index) => (index % 2 === 0 && line.length <= 1_000 ? plainLine(line) : ""))
    .filter(Boolean);

/** Labels in lines of their own, such as headings, each with what the next line says. */
const takeBelow = (fields: JobFields, lines: readonly string[]): void => {
  for (const [index, line] of lines.slice(0, -1).entries()) {
    const name = line.replace(/:$/, "");
    if (name.length <= 42 && exactly(name).length)
      setMissing(fields, ofLabel(fields, `${name}: ${lines[index + 1]}`, certain));
  }
};

const isMissing = (fields: JobFields, field: FieldName): boolean =>
  field === "reference"
    ? isForMachines(fields.values.reference)
    : field === "salary"
      ? !fields.has("salary", "salary_min", "salary_max")
      : field in certain && !fields.has(field);

const aboutWork = new Set(feedWords.endsOfWork);

const setMissing = (fields: JobFields, found: Labelled | null): void => {
  if (found && isMissing(fields, found.field) && !aboutWork.has(found.name.toLowerCase()))
    setLabelled(fields, found);
};

/** Whether there is no reference, or only a name that machines have for the job. */
export const isForMachines = (reference = ""): boolean =>
  /^(?:https?:.*|tag:.*|urn:.*|)$/i.test(reference.trim());

const applyRank = 0.5;
/** A reference counts before the name that machines have for the job. */
const setLabelled = (fields: JobFields, { field, name, value }: Labelled): void => {
  if (field === "location" && plain(value).search(stateShape) >= 0) fields.leaveCountryAlone();
  fields.set(
    field,
    value,
    // Where to apply counts before the page of the ad.
    field === "url"
      ? applyRank
      : field === "reference" && isForMachines(fields.values.reference)
        ? -1
        : alike,
    name,
  );
};

/**
 * Takes the labelled lines of a text, "Closing date: 31 Dec 2026", as fields.
 * @returns the text without them; the whole where nothing else would be left.
 */
export const takeLabelled = (fields: JobFields, given: string): string => {
  const text = withLabelledParts(given);
  const lines = linesOf(text);
  if (lines.length > 2_000) return text;
  takeBelow(fields, fullLines(lines));
  const taken = lines.map((line, index) => index % 2 === 0 && isTaken(fields, line));
  if (!taken.includes(true)) return text;
  const left = lines.filter((_, index) => !taken[index]).join("");
  return plainTextOf(left).trim() ? left : text;
};

/** Takes a labelled line of a text, or a piece of one. @returns whether all of it was. */
export const isTaken = (fields: JobFields, line: string): boolean => {
  if (line.length > 1_000 || !/:|\d|^\s*\p{Extended_Pictographic}/u.test(line)) return false;
  const words = plainLine(line);
  const read = (given: readonly string[]) => {
    const pieces = given.filter((piece, at) => !at || !saysNoDate(piece));
    const found = pieces.map((piece) => ofLabel(fields, piece) ?? ofMoment(piece));
    return found.includes(null) ? null : found;
  };
  const [wholes, sentences] = [words.split(betweenPieces), words.split(betweenSentences)];
  // "Pay: $35 an hour. Closes 9 December." is two sentences, and "Location: St. Kilda" is one; "Listed 9 June, closes 4 July" are two moments.
  const found =
    (sentences.length > wholes.length && read(sentences)) || read(wholes) || read(words.split(/,\s+/));
  if (!found) return false;
  for (const each of found) if (each!.field !== "title") setLabelled(fields, each!);
  return true;
};

/** "Cook – closes 4 December", "Cook (Ref: C-7)": takes a fact at the end of a title. @returns the title without it. */
export const takeEnd = (fields: JobFields, title: string): string => {
  const [, work = "", end = ""] = /^(.+?)(?:\s+[-–—|]\s+|\s*\()([^-–—|()]+)\)?$/.exec(title) ?? [];
  return work && isTaken(fields, end) ? work : title;
};

/** A link as chats write it, `<https://fig.example|Fig>`, and as Markdown does, `[Fig](https://fig.example)`. */
const chatLink = /<(https?:[^<>|\s]+)(?:\|([^<>|]*))?>/g;
/** "**Location:** Roma", "*Location*: Roma": a label with marks around it. */
const markedLabel = /^\s*(?:[-*•]\s+)?(\*\*|__|\*|_)(?=\S)([^*_:]{2,42}?)\s*(?::\s*\1|\1\s*:)\s*/;

/** A line whose label and links have the marks of Markdown, without those. */
const withoutMarks = (line: string): string =>
  line
    .replace(chatLink, (_, address: string, words?: string) => (words ? `[${words}](${address})` : address))
    .replace(markedLabel, "$2: ");

/** The words of a line, whose tags are those of words; a parser of HTML for each line takes ten times as long. */
export const plainLine = (given: string): string => {
  const line = /[*_|]|<http/.test(given) ? withoutMarks(given) : given;
  const words = line.includes("<") ? line.replace(/<\/?[a-z][^<>]*>/gi, "") : line;
  return withoutSign(oneLine(words.includes("&") ? decodeHTML(words) : words));
};

const signs = Map.groupBy(
  Object.entries(feedWords.signs).flatMap(([name, own]) => own.map((sign) => ({ sign, name }))),
  ({ sign }) => sign,
);
/** A line with the name that a picture before it stands for, "📍 Cairns" as "location: Cairns", where it may be that; one that says its name is left so. */
export const withoutSign = (line: string): string => {
  const [, sign = "", given = ""] =
    /^(\p{Extended_Pictographic})[\uFE0F\u{1F3FB}-\u{1F3FF}]*\s*(\S.*)$/u.exec(line) ?? [];
  if (!sign) return line;
  const words = given.replace(/(?:\s+#\p{L}[\p{L}\p{N}_]*)+$/u, "");
  if (exactly(label.exec(words)?.[1] ?? "").length) return words;
  const moment = ofMoment(words);
  if (moment) return `${moment.name}: ${moment.value}`;
  const may = ({ name }: { name: string }) => {
    const field = exactly(name)[0]!.field;
    return field === "url" ? webAddress.test(words) : labelled[field]?.(words);
  };
  const name = signs.get(sign)?.find(may)?.name;
  return name ? `${name}: ${words}` : words;
};
