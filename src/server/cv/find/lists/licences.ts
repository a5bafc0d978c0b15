import type { CvEntry } from "../../../../contract/cv.ts";
import { hasClasses, isDriverClass } from "../../../../lexicon/cv/licence-words.ts";
import { isNoise } from "../../../../lexicon/cv/table-noise.ts";
import { plainLine, textOf, type Line } from "../../text/line.ts";
import { phoneIn } from "../person/contact.ts";
import { underHeads } from "../parts/table-heads.ts";
import { joinBrokenNames } from "./broken-names.ts";
import {
  driverLicenceIn,
  driverLicencesIn,
  isDriverLabel,
  isOfOtherClass,
  lacksClass,
  onceForClass,
} from "./driver-licences.ts";
import { issuersBelow, withIssuersBeside } from "./issuers-beside.ts";
import { labelledLicences, withoutNameLabel } from "./licence-labels.ts";
import { columnsOf, detailsBelow, ofCells, withoutNames } from "./licence-layout.ts";
import { licenceOf, withoutRepeated } from "./licence.ts";
import { isUnitCode } from "./licence-number.ts";
import { isName, isRegisterNumber, type LicencePiece } from "./licence-piece.ts";
import { licencePieces, piecesOfLine, type PieceOfLine } from "./licence-pieces.ts";

/** The lines of one licence: its name, and below it what else is said of it. */
interface Group {
  lines: Line[];
  /** Its pieces, where the head of a table says what they are. */
  cells: LicencePiece[] | null;
  /** Whether any date is the end, as the head of a table says. */
  isExpiry: boolean;
}

/** The licences, registrations and certificates of a list: each with its issuer, number and dates below or beside it. */
export const licencesIn = (lines: readonly Line[]): CvEntry[] => {
  const groups: Group[] = [];
  let isExpiry = false;
  const whole = joinBrokenNames(lines);
  const issuers = issuersBelow(whole);
  const inColumns = new Map([...labelledLicences(whole), ...columnsOf(whole)]);
  const isBelow = detailsBelow(whole);
  const named = new Set<Line>();
  for (const { line, names } of underHeads(whole, () => true)) {
    if (isNoise(textOf(line))) isExpiry = line.parts.length > 1 && expires.test(textOf(line));
    else if (names) {
      const row = ofCells(line, names);
      groups.push({ lines: [row.line], cells: row.pieces, isExpiry: false });
    } else if (inColumns.has(line)) groups.push({ ...inColumns.get(line)!, isExpiry: false });
    else
      for (const own of separated(line)) {
        const last = groups.at(-1);
        if (issuers.has(line)) named.add(own);
        if (
          last &&
          ((isBelow(line) && !isToDrive(own, last.lines)) || isDetailOf(own, last.lines, issuers.has(line)))
        )
          last.lines.push(own);
        else groups.push({ lines: [own], cells: null, isExpiry });
      }
  }
  const isDetail = (line: Line) => isBelow(line) && !named.has(line);
  const entries = withIssuersBeside(groups.map((group) => piecesOf(group, isDetail)));
  const found = groups.flatMap(({ lines: own }, at) => {
    const toDrive = driverLicencesIn(own, entries[at]!);
    return toDrive.length ? toDrive : licenceOf(entries[at]!).filter(isKnown);
  });
  return onceForClass(withoutRepeated(found));
};

/** A class of another country is none of the profile's. */
const isKnown = ({ fields }: CvEntry): boolean => !isOfOtherClass(fields["title"]?.value ?? "");

/** The pieces of an entry; what stands in small letters below its name is no other name. */
const piecesOf = ({ lines, cells, isExpiry }: Group, isDetail: (line: Line) => boolean): PieceOfLine[] =>
  lines
    .flatMap((line, at) => {
      if (at === 0 && cells) return cells.map((piece) => ({ ...piece, line }));
      return at > 0 && isDetail(line) ? withoutNames(piecesOfLine(line)) : piecesOfLine(line);
    })
    .map((piece) => ({ ...piece, isEnd: piece.isEnd || (isExpiry && piece.span !== null) }));

/** Whether a line in another part says a licence to drive, or licences with their numbers or the ends of their time. */
export const saysLicence = (line: Line): boolean => {
  const pieces = licencePieces(line.parts.join(" | "));
  // At the head of a page: "S. Lee – crane operator – 0491 570 156".
  const isPhone = (number: string) => /^[+(0]/.test(number) && phoneIn([plainLine(number)]) !== null;
  const isSure = pieces.some(({ number, isEnd }) => isEnd || (number !== null && !isPhone(number)));
  if (textOf(line).includes("@")) return false;
  return (isSure && pieces.some(({ is }) => is === "licence")) || driverLicenceIn([line]) !== null;
};

const expires = new RegExp(String.raw`\bexpir(?:y|es)\b`, "i");

/** "White Card | Site Skills | 2023": one with who issued it, whose date or number stands alone. */
const isRow = (pieces: readonly LicencePiece[]): boolean =>
  pieces.length > 2 &&
  pieces.slice(1).every(({ after }) => after === "list") &&
  pieces.filter(({ is }) => is === "licence").length < 2 &&
  pieces.filter(({ is }) => is !== "detail").length < 3 &&
  pieces.some(({ is, span, number }) => is === "detail" && (span ?? number));

/** "TC card" behind "Traffic control", whose words begin with its letters. */
const isShortFor = (name: string, text: string): boolean => {
  const [short = ""] = /^\p{Lu}{2,5}(?= |$)/u.exec(text) ?? [];
  const initials = name.split(" ").map((word) => word.charAt(0).toUpperCase());
  return short !== "" && initials.join("") === short;
};

/** "Forklift (LF)" behind "High Risk Work Licence", which says no class before. */
const isFirstClass = (above: string, name: string): boolean =>
  /^\p{Lu}[^()]* \((?:[A-Z]{2}|C\d)\)$/u.test(name) &&
  hasClasses(above) &&
  /^[\p{L} ]+(?:\([^()]*\))?$/u.test(above);

const isShortName = ({ text, is }: LicencePiece): boolean => is === "licence" && text.split(" ").length < 4;

/** "First Aid, CPR and Anaphylaxis: to May 2029", "Forklift and EWP – no. 4471120": what is said of each name in front of it. */
const sharedDetails = (pieces: readonly LicencePiece[], text: string): readonly LicencePiece[] => {
  const from = pieces.findIndex(({ is }) => is === "detail");
  const [names, details] = [pieces.slice(0, from), pieces.slice(from)];
  const [first, second, more] = names;
  const isPair = second && ["and", "&"].some((and) => text.includes(`${first!.text} ${and} ${second.text}`));
  const isShared = ({ is, after, number, span, isEnd }: LicencePiece) =>
    is === "detail" && after === "dash" && (isEnd || number !== null || (isPair && span));
  return from > 0 && (more ?? isPair) && names.every(isShortName) && details.every(isShared) ? details : [];
};

/** "First Aid, White Card, RSA": several on one line; numbers, dates and issuers stay with theirs. */
const separated = (given: Line): Line[] => {
  const line = withoutNameLabel(given);
  if (isDriverLabel(line)) return [{ ...line, parts: [textOf(line)] }];
  const text = line.parts.join(" | ");
  const pieces = licencePieces(text);
  if (isRow(pieces)) return [{ ...line, parts: [text] }];
  const shared = sharedDetails(pieces, text);
  if (shared.length)
    return pieces.slice(0, -shared.length).map((one) => ({
      ...line,
      parts: [[one, ...shared].map((piece) => piece.text).join(" | ")],
      wraps: false,
      bullet: true,
    }));
  const isList =
    pieces.filter(({ is, after }) => is === "licence" && after !== "dash").length > 1 ||
    (pieces.length > 2 && pieces.every((one) => isName(one) && !one.span && one.text.split(" ").length < 8));
  const groups: string[] = [];
  let hasName = false;
  for (const piece of pieces) {
    const above = groups.at(-1) ?? "";
    const isClass =
      (/^(?:[A-Z]{2}|C\d)$/.test(piece.name) && hasClasses(above)) ||
      isFirstClass(above, piece.name) ||
      (isDriverClass(piece.name) && lacksClass(above));
    // "Reference checks: two, both excellent" names one.
    const isRemark = piece.is === "name" && /^\p{Ll}+(?: |$)/u.test(piece.name) && /^\p{Lu}/u.test(above);
    const isOther: boolean =
      hasName &&
      !isClass &&
      !isRemark &&
      !isShortFor(above, piece.name) &&
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

/** Whether a line is a licence to drive of its own: "Licence: C, open" below "CPR, renewed September 2026". */
const isToDrive = (line: Line, group: readonly Line[]): boolean =>
  driverLicenceIn([line]) !== null &&
  group.every((own) => !lacksClass(textOf(own))) &&
  group.some((own) => licencePieces(textOf(own)).some(({ is }) => is === "licence"));

/** "• Number: VIC-55108" below a name: a number or a date, and nothing else but details. */
const saysDetails = (line: Line): boolean => {
  const pieces = licencePieces(textOf(line));
  return pieces.every(({ is }) => is === "detail") && pieces.some(({ number, span }) => number ?? span);
};

/** Whether a line only has dates, an issuer or a number for the entry above, or looks as what is below its name. */
const isDetailOf = (line: Line, group: readonly Line[], isIssuer: boolean): boolean => {
  const [first] = group;
  if (!first || line.gap) return false;
  if (line.bullet) return !first.bullet && saysDetails(line);
  if (isIssuer) return true;
  if (isToDrive(line, group)) return false;
  // Below what has another look than the name, a line that looks as the name is another name.
  const name = group.find((one) => licencePieces(textOf(one)).some(isName)) ?? first;
  if (name.style && line.style === name.style && group.at(-1)!.style !== name.style) return false;
  const pieces = licencePieces(textOf(line));
  const others = group.flatMap((own) => licencePieces(textOf(own)));
  const isDated = [pieces, others].every((own) => own.some(({ span }) => span));
  const isNumbered = others.some(({ number }) => number);
  if (first.style !== line.style && !isNumbered && pieces.some(isRegisterNumber)) return true;
  const areNumbered = [pieces, others].every((own) => own.some(({ number }) => number));
  if ((isDated || areNumbered) && pieces.some(({ is }) => is !== "detail")) return false;
  // "Nursing Council, no. 58310" has no name, and needs none.
  const isWithoutName = !others.some(isName) && !isNumbered;
  // "AWS Security" above "Azure Fundamentals" in one look: names of two, though the first has a word of businesses.
  const isOther =
    isWithoutName &&
    line.style === first.style &&
    ![pieces, others].flat().some((one) => one.span ?? one.number);
  if (isOther && others.some(({ is }) => is === "issuer") && pieces.some(isName)) return false;
  // "white card" below "forklift ticket 1180342".
  const isOwnName = [pieces, others].every((own) => own.some(({ is }) => is === "licence"));
  const goesOn = /^\p{Ll}/u.test(textOf(line)) && !isOwnName;
  if (isWithoutName || goesOn || pieces.every(({ is }) => is === "detail")) return true;
  const isBelow = first.style !== line.style && pieces.every(({ is }) => is !== "licence");
  return (
    isBelow ||
    (others.filter(isName).length === 1 && pieces.every(({ is }) => is === "issuer" || is === "detail"))
  );
};
