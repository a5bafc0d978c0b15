import type { CvEntry } from "../../../../contract/cv.ts";
import { licenceWords } from "../../../../lexicon/cv/licence-words.ts";
import { isNoise } from "../../../../lexicon/cv/table-noise.ts";
import { joinLines, textOf, type Line } from "../../text/line.ts";
import { underHeads, type ColumnName } from "../parts/table-heads.ts";
import { driverLicenceIn, isDriverLabel } from "./driver-licences.ts";
import { licenceOf } from "./licence.ts";
import { isUnitCode } from "./licence-number.ts";
import { isExpiry, licencePieces, type LicencePiece } from "./licence-pieces.ts";

/** The lines of one licence: its name, and below it what else is said of it. */
interface Group {
  lines: Line[];
  isExpiry: boolean;
}

/** The licences, registrations and certificates of a list: each with its issuer, number and dates below or beside it. */
export const licencesIn = (lines: readonly Line[]): CvEntry[] => {
  const groups: Group[] = [];
  let isExpiry = false;
  for (const { line, names } of underHeads(joinBroken(lines), () => true)) {
    if (isNoise(textOf(line))) isExpiry = line.parts.length > 1 && expires.test(textOf(line));
    else if (names) groups.push({ lines: [ofCells(line, names)], isExpiry: names.includes("expires") });
    else
      for (const own of separated(line)) {
        const last = groups.at(-1);
        if (last && isDetailOf(own, last.lines)) last.lines.push(own);
        else groups.push({ lines: [own], isExpiry });
      }
  }
  return groups.flatMap(({ lines: own, isExpiry: isEnd }) => driverLicenceIn(own) ?? licenceOf(own, isEnd));
};

/** Whether a line in another part says a licence to drive, or licences with their numbers or the ends of their time. */
export const saysLicence = (line: Line): boolean => {
  const pieces = licencePieces(line.parts.join(" | "));
  const isSure = pieces.some(({ number, span, text }) => number ?? (span && isExpiry(text, span)));
  if (textOf(line).includes("@")) return false;
  return (isSure && pieces.some(({ is }) => is === "licence")) || driverLicenceIn([line]) !== null;
};

const expires = new RegExp(String.raw`\bexpir(?:y|es)\b`, "i");

const order: readonly ColumnName[] = [
  "licence",
  "award",
  "title",
  "number",
  "institution",
  "employer",
  "issuer",
];
/** The cells of a row of a table: the name first, then the number, who issued it and the dates. */
const ofCells = (line: Line, names: readonly ColumnName[]): Line => {
  const rank = (at: number) => order.indexOf(names[at]!) + 1 || 99;
  const parts = line.parts.map((part, at) => ({ part, at })).toSorted((a, b) => rank(a.at) - rank(b.at));
  return { ...line, parts: [parts.map(({ part }) => part).join(" | ")] };
};

const complete = new RegExp(String.raw`\b${licenceWords.lastOfLicence}\b`, "i");

/** Lines that a narrow column broke, joined: a line only makes sense with the one above. */
const joinBroken = (lines: readonly Line[]): Line[] =>
  joinLines(lines, (above, line) => {
    const [before, text] = [textOf(above), textOf(line)];
    // "RSA Certificate" is one of its own.
    const isOwn = /^\p{Lu}{2,}\s/u.test(text) && complete.test(text);
    const isKind =
      !/\s\p{L}/u.test(text) && complete.test(text) && above.style !== "" && before.includes(" ");
    const isSame = above.style === line.style && !line.gap && !complete.test(before) && !isOwn;
    return !line.bullet && (above.wraps || (isSame && (above.mayWrap === true || isKind)))
      ? [{ ...line, gap: above.gap, bullet: above.bullet, parts: [`${before} ${text}`] }]
      : null;
  });

const withClasses = new RegExp(String.raw`(?<!\w)${licenceWords.withClasses}`, "i");
const isName = ({ is }: LicencePiece): boolean => is === "licence" || is === "name";

/** "First Aid, White Card, RSA": several on one line; numbers, dates and issuers stay with theirs. */
const separated = (line: Line): Line[] => {
  if (isDriverLabel(line)) return [{ ...line, parts: [textOf(line)] }];
  const text = line.parts.join(" | ");
  const pieces = licencePieces(text);
  const isList =
    pieces.filter(({ is, after }) => is === "licence" && after !== "dash").length > 1 ||
    (pieces.length > 2 && pieces.every((one) => isName(one) && !one.span && one.text.split(" ").length < 8));
  const groups: string[] = [];
  let hasName = false;
  for (const piece of pieces) {
    const isClass = /^(?:[A-Z]{2}|C\d)$/.test(piece.name) && withClasses.test(groups.at(-1) ?? "");
    const isOther: boolean =
      hasName &&
      !isClass &&
      !isUnitCode(piece.name) &&
      isName(piece) &&
      (piece.after === "list" || (piece.after === "comma" && isList));
    if (!groups.length || isOther) groups.push(piece.text);
    else
      groups.push(
        `${groups.pop()!}${{ start: "", list: " | ", comma: ", ", dash: " – " }[piece.after]}${piece.text}`,
      );
    hasName = isOther || hasName || isName(piece);
  }
  return groups.length > 1
    ? groups.map((group) => ({ ...line, parts: [group], wraps: false, bullet: true }))
    : [{ ...line, parts: [text] }];
};

/** Whether a line only has dates, an issuer or a number for the entry above, or looks as what is below its name. */
const isDetailOf = (line: Line, group: readonly Line[]): boolean => {
  const [first] = group;
  if (!first || line.bullet || line.gap) return false;
  const pieces = licencePieces(textOf(line));
  const others = group.flatMap((own) => licencePieces(textOf(own)));
  const isDated = [pieces, others].every((own) => own.some(({ span }) => span));
  if (isDated && pieces.some(({ is }) => is !== "detail")) return false;
  if (!others.some(isName) || pieces.every(({ is }) => is === "detail") || /^\p{Ll}/u.test(textOf(line)))
    return true;
  const isBelow = first.style !== line.style && pieces.every(({ is }) => is !== "licence");
  return (
    isBelow ||
    (group.length === 1 && !first.bullet && pieces.every(({ is }) => is === "issuer" || is === "detail"))
  );
};
