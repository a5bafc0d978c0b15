import { hasClasses, licenceWords } from "../../../../lexicon/cv/licence-words.ts";
import { isTitle, titleScore } from "../../../../lexicon/cv/titles.ts";
import { spanIn } from "../../../../lexicon/time/spans.ts";
import { textOf, type Line } from "../../text/line.ts";
import { dividers } from "../parts/signs.ts";
import { splitOutsideBrackets } from "./items.ts";
import { isNamed, pieceOf, type LicencePiece } from "./licence-piece.ts";

/** A piece with the line that it is in. */
export type PieceOfLine = LicencePiece & { line: Line };

/** The pieces of a line. */
export const piecesOfLine = (line: Line): PieceOfLine[] =>
  licencePieces(textOf(line)).map((piece) => ({ ...piece, line }));

/** The comma of "September 12, 2028" divides nothing. */
const separator = new RegExp(
  String.raw`\s*[;•·]\s+|\s*,\s+(?<!\p{L}{3}\.? \d{1,2},\s(?=(?:19|20)\d\d(?!\d)))|\s+(?:${dividers}|[/-])\s+|:\s+`,
  "u",
);
/** "Expiry date: 12 May 2027": the colon divides no names. */
const colonOfDate = new RegExp(
  String.raw`(?<!\p{L})((?:${licenceWords.expires}|${licenceWords.issued})(?: date| on)?)\s*:\s+(?:\|\s+)?(?=\d|\p{L}{3,9}\.? \d)`,
  "giu",
);
/** "NESA No: 734411". */
const colonOfNumber = new RegExp(
  String.raw`(?<=\p{L} ${licenceWords.numberLabels}):\s+(?=[A-Z]{0,4}\d)`,
  "giu",
);
const holding = new RegExp(String.raw`^${licenceWords.holding}\b\s*:?\s*`, "i");
const oneOfTwo = new RegExp(licenceWords.oneOfTwo, "gi");
const and = /\s*[&+]\s*|\s+and\s+/g;

/** The sides of each "and" that is not within the name of one licence, such as "First Aid & CPR". */
const sidesOfAnd = (text: string): string[] => {
  const masked = text.replace(oneOfTwo, (name) => "x".repeat(name.length));
  const cuts = [...masked.matchAll(and)];
  return [...cuts, null].map((cut, at) => {
    const before = cuts[at - 1];
    return text.slice(before ? before.index + before[0].length : 0, cut?.index);
  });
};

const sharedNoun = new RegExp(String.raw`(?<!\p{L})${licenceWords.sharedNouns}(?!\p{L})`, "iu");

/** "Forklift and EWP" as two names, as is what ends a list of names: "White Card, RSA and Cellar Work". */
const atAnd = (text: string, isEndOfList: boolean): string[] => {
  const sides = sidesOfAnd(text);
  const last = sides.at(-1)!;
  const isOne = (side: string, at: number) =>
    isNamed(side.replace(/\(.*/, "")) || (isEndOfList && at > 0 && /^\p{Lu}\S* \p{Lu}/u.test(side));
  // "COVID-19 and influenza vaccinations" are one.
  if (
    sharedNoun.test(last) &&
    !sharedNoun.test(sides[0]!) &&
    !sides[0]!.replace(/ \([^()]*\)/, "").includes(" ")
  )
    return [text];
  // "Asthma and Anaphylaxis and White Card" are two.
  const atLast = [text.slice(0, text.length - last.length).replace(/\s*(?:[&+]|and)\s*$/, ""), last];
  return [sides, atLast].find((some) => sides.length > 1 && some.every(isOne)) ?? [text];
};

const kindOf = (before: string): LicencePiece["after"] =>
  before === "" ? "start" : /,/.test(before) ? "comma" : /[–—:-]/.test(before) ? "dash" : "list";

/** "White Card (Site Skills, 2021)": who issued it is in brackets, by its words or as a name before a date. */
const withoutBrackets = (piece: LicencePiece): LicencePiece[] => {
  const [, before = "", inside = ""] = /^(.{3,}?)\s\(([^()]+)\)$/.exec(piece.text) ?? [];
  const [first, ...others] = inside.split(/,\s+/).map((text) => pieceOf(text, "comma"));
  const isDated = others.some(({ span }) => span) && (first?.is === "detail" || /^\p{Lu}/u.test(inside));
  return first && first.is !== "licence" && (first.is === "issuer" || isDated)
    ? [pieceOf(before, piece.after), first, ...others]
    : [piece];
};

/** "June, 2021" as one date, and "June 2021 - June 2024" as one time. */
const withWholeDates = (text: string): string => {
  const { from = 0, to = 0 } = spanIn(text) ?? {};
  const dates = text
    .slice(from, to)
    .replace(/(?<=\p{L}),(?= ?\d{4})/gu, "")
    .replace(/\s+[–—-]\s+/u, "–");
  return text.slice(0, from) + dates + text.slice(to);
};

/** "Contractor Licence: Plumber, Drainer": the trades that one licence is for. */
const isTradeBeside = (last: LicencePiece, { after, is, name, span, number }: LicencePiece): boolean =>
  last.after === "dash" &&
  isTitle(last.name.split(",")[0]!) &&
  after === "comma" &&
  is === "name" &&
  titleScore(name) > 0 &&
  !(last.span ?? last.number ?? span ?? number);

/** "High Risk Work Licence, Dogging, no 1133557": what the only other name on a line says is its class, if the rest is of both. */
const isClassBeside = (last: LicencePiece, piece: LicencePiece, all: readonly LicencePiece[]): boolean =>
  piece.after === "comma" &&
  hasClasses(last.name) &&
  !hasClasses(piece.name) &&
  !(last.span ?? last.number) &&
  all.filter(({ is }) => is === "licence" || is === "name").length === 2 &&
  all.some(({ span, number }) => span ?? number);

const certified = new RegExp(String.raw`\b${licenceWords.grades}$`, "i");
/** "SAP Certified Associate: Financial Accounting": what a certificate is in stands behind its colon. */
const isSubjectBeside = (last: LicencePiece, piece: LicencePiece, plain: string): boolean =>
  last.is === "licence" && certified.test(last.name) && plain.includes(`${last.text}: ${piece.text}`);

/** "1080 bait handling, 2023": with nothing but its date behind it, a number before several words is the first of a name. */
const withNumberedName = (pieces: readonly LicencePiece[]): readonly LicencePiece[] => {
  const [first, dated, more] = pieces;
  const isName = /^\d{4} \p{Ll}+ \p{Ll}[\p{Ll} ]+$/u.test(first?.name ?? "") && first?.text === first?.name;
  return first && isName && dated?.is === "detail" && dated.span && !more
    ? [{ ...first, is: "name" }, dated]
    : pieces;
};

/** The parts of a text between separators that are not within brackets, and on both sides of "and" between two names. */
export const licencePieces = (text: string): LicencePiece[] => {
  const plain = withWholeDates(
    text.replace(holding, "").replace(colonOfDate, "$1 ").replace(colonOfNumber, " ").replace(/\.$/, ""),
  );
  const parts = splitOutsideBrackets(plain, separator);
  const pieces = parts.flatMap(({ text: part, before }, index) => {
    const after = kindOf(before);
    const isEndOfList = after === "comma" && index === parts.length - 1 && isNamed(parts[0]!.text);
    const names = after === "dash" ? [part] : atAnd(part, isEndOfList);
    return names.filter(Boolean).flatMap((name, at) => withoutBrackets(pieceOf(name, at ? "list" : after)));
  });
  return withNumberedName(pieces).reduce<LicencePiece[]>((all, piece) => {
    const last = all.at(-1);
    if (last && isSubjectBeside(last, piece, plain)) return [...all, { ...piece, is: "name" }];
    return last && (isTradeBeside(last, piece) || isClassBeside(last, piece, pieces))
      ? [...all.slice(0, -1), pieceOf(`${last.text}, ${piece.text}`, last.after)]
      : [...all, piece];
  }, []);
};
