import type { CvEntry, CvValue } from "../../../../contract/cv.ts";
import { isDriverClass, licenceWords } from "../../../../lexicon/cv/licence-words.ts";
import { ownStates, stateCodes } from "../../../../lexicon/places/state-names.ts";
import { fullDateValue } from "../../../../lexicon/time/full-date.ts";
import { spanIn } from "../../../../lexicon/time/spans.ts";
import { plainLine, textOf, type Line } from "../../text/line.ts";
import { entryOf, fullDateIn, valueIn } from "../parts/cv-values.ts";
import { numberIn } from "./licence-number.ts";
import { isIssued, type LicencePiece } from "./licence-piece.ts";
import { piecesOfLine, type PieceOfLine } from "./licence-pieces.ts";

const licence = new RegExp(String.raw`(?<!\w)${licenceWords.driverLicences}(?!\w)`, "i");
const patternsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(
    ([value, names]) => [value, new RegExp(String.raw`(?<!\w)${names}(?!\w)`, "i")] as const,
  );
const classes = patternsOf(licenceWords.driverClasses);
const statuses = patternsOf(licenceWords.driverStatuses);
const code = /(?<![\p{L}\d])(MC|HC|HR|MR|LR|C|R)(?![\p{L}\d'’]|\.\S)/u;
const ofClass = new RegExp(String.raw`^class(?:es)?\s+${code.source}`, "iu");
/** "C and R", "C and bike (R)". */
const furtherCode = String.raw`(?:(?:${Object.values(licenceWords.driverClasses).join("|")}) ?)?\(?${code.source}\)?`;
const severalCodes = new RegExp(String.raw`${code.source}(?:\s*(?:[,/&+]|\band\b)\s*${furtherCode})+`, "u");
/** "C, LR and R licences". */
const licencesOfCodes = new RegExp(
  String.raw`${severalCodes.source}(?: class(?:es)?)? licen[cs]es?(?!\w)`,
  "u",
);
const state = new RegExp(String.raw`(?<!\w)(?:${stateCodes})(?!\w)`, "i");
/** "Full NSW licence". */
const stateWithin = new RegExp(String.raw`(?<=\p{L} )(?:${stateCodes}) (?=licen[cs]e(?!\p{L}))`, "iu");

/** What names nothing but a licence to drive: "Driver Licence:". */
export const driverLabel = new RegExp(String.raw`^${licenceWords.driverLicences}(?:\(s\)|s)?:?$`, "i");
const withOthers = new RegExp(String.raw`^${licenceWords.driverLicences}\s*:\s`, "i");
/** Whether a text has classes of another country behind the label of a licence to drive: "Driving licence: LMV and MCWG". */
export const isOfOtherClass = (text: string): boolean => withOthers.test(text) && lacksClass(text);

/** Whether the first part of a line is the label of a licence to drive: "Driving licence ‖ Class C". */
export const isDriverLabel = ({ parts: [first = "", ...others] }: Line): boolean =>
  others.length > 0 && first.split(/\s*\/\s*/).some((side) => driverLabel.test(side));

const oneOf = (words: readonly string[]) => new RegExp(`^(?:${words.join("|")})$`, "i");
const { driverClasses, driverStatuses } = licenceWords;
const anyClass = `(?:${[...Object.keys(driverClasses), ...Object.values(driverClasses)].join("|")})`;
const details = [...Object.values(driverStatuses), ...ownStates.flatMap(({ code, title }) => [code, title])];
const anyDetail = `(?:${details.join("|")})`;
/** "Tasmania", "provisional P2". */
const detail = oneOf([`${anyDetail}(?: ${anyDetail})*`]);
/** "HR", "C Victoria". */
const driverClass = oneOf([`(?:${anyDetail} )?${anyClass}(?: (?:${anyDetail}|${anyClass}))*`]);

/** The words of a text that is nothing but a class and what is said of licences to drive; none of others. */
const wordsOfClass = (text: string): string[] => {
  const words = text
    .split(/\s*[,:;/()|]\s*|\s+(?:and|[–—-])\s+|\s+(?=class(?:es)?\s)/i)
    .map((one) => one.replace(/^and\s+|^class(?:es)?\s+|\s+class$/gi, ""))
    .filter(Boolean);
  const isMore = (one: string) => detail.test(one) || numberIn(one) !== null || spanIn(one) !== null;
  const isAll =
    words.some((one) => driverClass.test(one)) && words.every((one) => driverClass.test(one) || isMore(one));
  return isAll ? words : [];
};

/** Whether a text has a class, and otherwise nothing but what is said of licences to drive: "Open, C class, Queensland". */
export const isClassAndMore = (text: string): boolean => wordsOfClass(text).length > 0;

const alone = new RegExp(
  String.raw`^(?:(?:(?:${anyDetail}|[a-z]{4,16}an) )?licen[cs]es?|drivers?)(?:\s*[:,|–-]\s*|\s+for\s+|\s+(?=class\s))(.+)$`,
  "i",
);
/** Such a text behind a label of no kind, "Licence: full, car", or "class" beside a state or how full it is: "NSW Class C (green P)". */
const isClassAlone = (text: string): boolean => {
  const [, value = ""] = alone.exec(text) ?? [];
  const words = /\bclass\b/i.test(text) ? wordsOfClass(text) : [];
  // "Licence: HR, clean record".
  return (
    isClassAndMore(value) ||
    isClassAndMore(value.split(/,\s/)[0]!) ||
    words.some((one) => one.includes(" ") || detail.test(one))
  );
};

/** Whether a text names a licence to drive: "Heavy Rigid (HR) Licence" is named without its brackets too. */
export const namesDriverLicence = (text: string): boolean =>
  [text, text.replace(/[()]/g, ""), text.replace(stateWithin, "")].some((one) => licence.test(one)) ||
  licencesOfCodes.test(text);

/** Whether a text names a licence to drive without its class, which may follow: "Open licence, C class". */
export const lacksClass = (text: string): boolean =>
  namesDriverLicence(text) && driverLicenceIn([plainLine(text)]) === null;

/** The end of a licence, by its label or of a range; a date with its day is the end where nothing says that it is the beginning. */
const expiryIn = (pieces: readonly PieceOfLine[]): CvValue | null => {
  const isFull = ({ span }: LicencePiece) =>
    span?.isRange || fullDateValue(span?.end?.written ?? "")?.length === 10;
  const ended = pieces.find(({ isEnd }) => isEnd) ?? pieces.find((one) => isFull(one) && !isIssued(one));
  return ended ? fullDateIn(ended.span?.end, ended.line) : null;
};

const anyName = `(?:${Object.values(driverClasses).join("|")})`;
/** "cars and light rigids", "car licence (manual) and HR". */
const severalNames = new RegExp(
  String.raw`(?<!\w)${anyName}(?: licen[cs]e)?(?: \([^()]*\))?(?:(?:,| and| &) (?:${anyName}|[LMH][RC](?!\w)))+(?!\w)`,
  "i",
);
/** The classes of the first list of these in a text, by their codes or their names. */
const classesIn = (text: string): { value: string; written: string }[] => {
  const [several = ""] = severalCodes.exec(text) ?? [];
  const codes = [...several.matchAll(new RegExp(code.source, "gu"))].map(([one]) => one);
  const [names = ""] = severalNames.exec(text) ?? [];
  const named = classes.flatMap(([value, pattern]) => {
    const written = pattern.exec(names)?.[0] ?? (value.length > 1 && names.includes(value) ? value : null);
    return written ? { value, written } : [];
  });
  return codes.length ? codes.map((one) => ({ value: one, written: one })) : named;
};

/** The licences to drive of lines: one for each class of a list such as "C and HR". */
export const driverLicencesIn = (lines: readonly Line[], pieces: readonly PieceOfLine[]): CvEntry[] => {
  const first = driverLicenceIn(lines, pieces);
  const kind = first?.fields["class"];
  const several = classesIn(kind?.source.text ?? "");
  if (!first || !kind || several.every(({ value }) => value !== kind.value)) return first ? [first] : [];
  return several.map((one) => ({ ...first, fields: { ...first.fields, class: { ...kind, ...one } } }));
};

/** Entries of which those to drive are there once for each class: "Own car, full licence" beside "Driver licence (class C)". */
export const onceForClass = (entries: readonly CvEntry[]): CvEntry[] => {
  const first = new Map<string, CvEntry>();
  for (const { section, fields } of entries) {
    const name = fields["class"]?.value;
    if (section !== "driver_licence" || !name) continue;
    first.set(name, { section, fields: { ...fields, ...first.get(name)?.fields } });
  }
  return entries.flatMap((entry) => {
    const name = entry.section === "driver_licence" ? entry.fields["class"]?.value : undefined;
    if (!name) return entry;
    const merged = first.get(name);
    first.delete(name);
    return merged ?? [];
  });
};

/**
 * A licence to drive whose class the lines say; null for others. A class of another country is not one of these.
 * @param pieces The pieces of the lines, where more is known of them.
 */
export const driverLicenceIn = (
  lines: readonly Line[],
  pieces: readonly PieceOfLine[] = lines.flatMap(piecesOfLine),
): CvEntry | null => {
  const alone = pieces.find(({ after, name }) => after === "start" && isDriverClass(name))?.line;
  const line = lines.find((one) => namesDriverLicence(textOf(one)) || isClassAlone(textOf(one))) ?? alone;
  if (!line || textOf(line).length > 120) return null;
  // "Queensland driver licence" above "Class MR".
  const classLine = code.test(textOf(line)) ? line : (lines.find((one) => ofClass.test(textOf(one))) ?? line);
  const text = textOf(line);
  const named = (patterns: typeof classes) => {
    for (const [value, pattern] of patterns) {
      const written = pattern.exec(text)?.[0];
      if (written) return valueIn(value, line, written);
    }
    return null;
  };
  const [written] = code.exec(textOf(classLine)) ?? [];
  const kind = written ? valueIn(written, classLine) : named(classes);
  if (!kind) return null;
  const [place] = state.exec(text) ?? [];
  const numbered = pieces.find(({ number }) => number);
  return entryOf("driver_licence", {
    class: kind,
    status: named(statuses),
    number: numbered && valueIn(numbered.number!, numbered.line),
    state: place ? valueIn(place, line) : null,
    expires: expiryIn(pieces),
  });
};
