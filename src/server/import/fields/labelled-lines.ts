import { decodeHTML } from "entities";
import { plainTextOf } from "../../../site/sanitise.ts";
import { parseWorkType, types } from "../../../lexicon/conditions/read-work-type.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { isPayLine, payWithin } from "../../../lexicon/pay/pay-line.ts";
import { oneLine } from "../../../domain/text/one-line.ts";
import { alike, exactly, fieldsCalled, type Called, type FieldName } from "./field-called.ts";
import { isPay, isWorkType } from "./fits.ts";
import type { JobFields } from "./job-fields.ts";
import { homeZone, parseDate, saysNoDate } from "../jobs/parse-date.ts";
import { namesPlace } from "../places/place-by-value.ts";
import { plain, stateShape } from "../places/read-place.ts";
import { withLabelledParts } from "./labelled-parts.ts";
import { saysOverAlone } from "../jobs/status-words.ts";
import { relativeDate } from "../jobs/relative-date.ts";

const anyTime = new Date("2026-01-01T00:00:00Z");
const isDay = (text: string): boolean =>
  (parseDate(text) ?? relativeDate(text, anyTime, { zone: homeZone })) !== null;

/** What labels in a text stand for; others are the text's own. */
const labelled: Partial<Record<FieldName, (text: string) => boolean>> = {
  reference: (text) => /^\S{1,60}$/.test(text),
  employer: (text) => text.length <= 100,
  location: (text) => text.length <= 120,
  suburb: (text) => text.length <= 60,
  city: (text) => text.length <= 60,
  state: (text) => text.length <= 40,
  region: (text) => text.length <= 60,
  postcode: (text) => /^\d{4}$/.test(text),
  country: (text) => text.length <= 40,
  salary: (text) => text.length <= 160,
  salary_min: isPay,
  salary_max: isPay,
  work_type: (text) => text.split(/[,;/]/).some((part) => isWorkType(part.trim())),
  category: (text) => text.length <= 80,
  posted: isDay,
  expires: isDay,
  start: (text) => text.length <= 60,
  hours: (text) => text.length <= 60,
  remote: (text) => text.length <= 40,
  status: (text) => text.length <= 40,
};

/** What a text says for certain, where the feed says most without labels, and of a line below its label. */
const certain: typeof labelled = {
  work_type: (text) => text.length <= 60 && text.split(/[,;/]/).every((part) => isWorkType(part.trim())),
  reference: (text) => /^\S{0,30}\d\S{0,30}$/.test(text),
  salary: isPay,
  expires: isDay,
};

/** Ends of lines in a text with tags, and in one without. */
const breaks =
  /(<br\s*\/?>|<\/?(?:p|div|li|ul|ol|tr|t[dh]|table|tbody|thead|dl|dt|dd|h\d|section|article)\b[^>]*>)/i;
const lineEnds = /(\n)/;
/** Cells of a row, and terms with their meaning, as one line. */
const pairs =
  /<(dt|t[dh])\b[^>]*>((?:(?!<\/?(?:dt|dd|t[dhr]|table)\b)[^])*)<\/\1>\s*<(dd|t[dh])\b[^>]*>((?:(?!<\/?(?:dt|dd|t[dhr]|table)\b)[^])*)<\/\3>/gi;

const label = /^\s*([\p{L}][\p{L}\p{N} /_&()-]{1,40}?)\s*:\s*(\S.*)$/su;

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
  const labelled = ofLabel(fields, piece, certain) ?? ofMoment(piece);
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

/** A link as chats write it, `<https://fig.example|Fig>`, and as Markdown does, `[Fig](https://fig.example)`. */
const chatLink = /<(https?:[^<>|\s]+)(?:\|([^<>|]*))?>/g;
const markedLink = /^\[([^\]]*)\]\((https?:[^\s()]+)\)$/;
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

interface Labelled {
  field: FieldName;
  name: string;
  value: string;
}

/** Keeps a closing date that is no day, "Closing date: once filled", so that the report names it. */
const leaveNoDay = (fields: JobFields, name: string, value: string): void => {
  if (!fields.has("expires") && value.length < 60 && !saysNoDate(value)) fields.leave(name, value);
};

const venues = new Set(feedWords.venues);
/** "Venue: The Drovers Arms", and not "Venue: Roma QLD". */
const saysVenue = (name: string, value: string): boolean =>
  venues.has(name.toLowerCase()) && /^\p{Lu}[^,;:\d]{2,60}$/u.test(value) && !namesPlace(name, value);

const webAddress = /^https?:\/\/\S+$/i;
const isWhereToApply = (called: Called | undefined): boolean => called?.field === "url" && called.rank === 0;

/** "Closing date: 31 Dec 2026". */
const ofLabel = (fields: JobFields, piece: string, shapes = labelled): Labelled | null => {
  const [, name = "", given = ""] = label.exec(piece) ?? [];
  const [, words, address = given] = markedLink.exec(given) ?? [];
  const value = (words ?? given).replace(/(?<=\d)\.$/, "");
  const called = exactly(name);
  if (isWhereToApply(called[0]) && shapes === labelled && webAddress.test(address))
    return { field: "url", name, value: address };
  const isTitle = called[0]?.field === "title" && value === fields.values.title?.trim();
  const field = isTitle ? called[0]!.field : called.find((each) => shapes[each.field]?.(value))?.field;
  const isEnd = called.some((each) => each.field === "expires");
  if (isEnd && saysOverAlone(value)) return { field: "status", name, value };
  if (!field && isEnd) leaveNoDay(fields, name, value);
  if (shapes === labelled && saysVenue(name, value)) return { field: "author", name, value };
  return field ? { field, name, value } : null;
};

/** "Part-time, four nights a week": a clause that says a work type and nothing else, at the beginning of a sentence. */
const ofWorkType = (words: string): Labelled | null => {
  // "Fixed term, full time." is two.
  const whole = words.replace(/[.!]$/, "");
  const clause = whole.length <= longestClause && saysOnlyWorkTypes(whole) ? whole : firstClause(words);
  // "Casual, friendly team" is none.
  const isSure = /[\s-]/.test(clause) || /\d/.test(words) || words.length < clause.length + 2;
  return clause.length <= longestClause && isSure && saysOnlyWorkTypes(clause)
    ? { field: "work_type", name: "", value: clause }
    : null;
};
const firstClause = (words: string): string => words.split(/[,;]\s/, 1)[0]!.replace(/[.!]$/, "");
const longestClause = 60;

const aroundWorkTypes = new Set(feedWords.aroundWorkTypes);
const saysOnlyWorkTypes = (clause: string): boolean => {
  if (parseWorkType(clause) === null) return false;
  const { rest, refused } = types.inQuery(clause);
  return (
    !refused.length &&
    rest
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .every((word) => !word || aroundWorkTypes.has(word))
  );
};

/** "Level 4, $98,200 - $104,100 per annum plus super", "Three nights a week, paid at $36.50 - $39.00 per hour." */
const ofPay = (words: string): Labelled | null => {
  // "Casual, $31.85 per hour"
  const clause = words.slice(firstClause(words).length).replace(/^[,;]\s+/, "");
  const line = [words, ...(ofWorkType(words) ? [clause] : [])].find((each) => isPay(each) && isPayLine(each));
  const value = line ?? payWithin(words);
  return value ? { field: "salary", name: "", value } : null;
};

/** "Applications close Friday 4 December 2026": a moment needs no sign behind its label. */
const ofMoment = (piece: string): Labelled | null => {
  const words = piece.length > 80 || !/\d/.test(piece) ? [] : piece.replace(/\.$/, "").split(" ");
  for (let count = Math.min(5, words.length - 1); count > 0; count--) {
    const [name, value] = [words.slice(0, count).join(" "), words.slice(count).join(" ")];
    const [called] = exactly(name);
    if (called?.field !== "posted" && called?.field !== "expires") continue;
    const day = value.replace(/^(?:on|at) | (?:to|at|via) \S*[@/]\S*$/g, "");
    if (isDay(day)) return { field: called.field, name, value: day };
  }
  return null;
};
