import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import { hasClasses, isLicenceName, licenceWords } from "../../../../lexicon/cv/licence-words.ts";
import { stateCodes } from "../../../../lexicon/places/state-names.ts";
import type { Line } from "../../text/line.ts";
import { driverLicenceIn, isDriverLabel } from "./driver-licences.ts";
import { grade, register, isName, pieceOf, type LicencePiece } from "./licence-piece.ts";
import { licencePieces } from "./licence-pieces.ts";

/** A row of a list of licences whose first column has labels. */
interface LabelledRow {
  lines: Line[];
  cells: LicencePiece[];
}

const kind = new RegExp(`^(?:(?:${stateCodes}) )?${licenceWords.lastOfTold}$`, "i");
/** "ACT licence" does not say what for, so that the label in front of it does. */
export const isKindAlone = ({ name }: LicencePiece): boolean => kind.test(name);
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/**
 * "APLS" for "Advanced Paediatric Life Support", "CPEng" for "Chartered Professional Engineer", "First aid" for "Provide First
 * Aid": the label says less of the same.
 */
const isShorter = (label: string, name: string): boolean => {
  const words = wordsOf(name);
  const beginnings = label.match(/\p{Lu}\p{Ll}*/gu) ?? [];
  const isOfLetters =
    beginnings.length > 2 &&
    beginnings.join("") === label &&
    beginnings.every((one, at) => words[at]?.startsWith(one.toLowerCase()));
  return isOfLetters || wordsOf(label).every((word) => words.includes(word));
};

/** "Forklift ‖ High Risk Work Licence LF 4471": what one of several classes is for. */
const isClassOf = (label: string, value: string): boolean => hasClasses(value) && !hasClasses(label);

/** Whether a text has the number or a date of a licence. */
const isSaid = (pieces: readonly LicencePiece[]): boolean =>
  pieces.some(({ number, span }) => number ?? span);

/**
 * The pieces of "AHPRA ‖ Registered Nurse, NMW0001234567": the label is no licence beside the one that it stands before, but
 * who has the register, a shorter name, or a topic; null where it may be a licence itself.
 * @param areLabels Whether the first column has labels only, as far as the other rows say.
 */
const piecesOf = (label: string, value: string, areLabels: boolean): LicencePiece[] | null => {
  const pieces = licencePieces(value);
  const [first] = pieces;
  const licences = pieces.filter(({ is }) => is === "licence").length;
  if (!first || licences > 1) return null;
  const isNumbered = pieces.some(({ number }) => number);
  const own = pieceOf(label, "list");
  // "Electrical" is a word of businesses, and a topic.
  const isOfIssuer = register.test(label) || (own.is === "issuer" && / |^\p{Lu}+$/u.test(label));
  if (isName(first) && !grade.test(first.name)) {
    if (isShorter(label, first.name) || isClassOf(label, value)) return pieces;
    if (isOfIssuer) return [...pieces, { ...own, name: label, is: "issuer" }];
    if (/^\p{Lu}{3,6}$/u.test(label) && !isLicenceName(label) && (isNumbered || licences > 0)) return pieces;
  }
  // "Building surveyor ‖ ACT licence 4411, principal class".
  if (own.is === "name" && isKindAlone(first))
    return [
      { ...own, is: "licence" },
      ...pieces.map((one): LicencePiece => ({ ...one, name: "", is: "detail" })),
    ];
  if (own.is !== "licence" && first.is === "licence" && (areLabels || isNumbered)) return pieces;
  // "White Card ‖ Master Builders, 2019": the name comes first.
  const hasOther = licences === 0 && pieces.some(({ is }) => is === "name");
  if (own.is === "licence" && !isOfIssuer && hasOther && isSaid(pieces))
    return [
      { ...pieceOf(label, "start"), is: "licence" },
      ...pieces.map((one): LicencePiece => (one.is === "name" ? { ...one, is: "detail" } : one)),
    ];
  return null;
};

const isPair = ({ parts: [label = "", value, more] }: Line): boolean =>
  value !== undefined && more === undefined && /^[^\d,;]{2,40}$/.test(label);

/** The rows of two cells of which the first is a label, each with the pieces of its licence. */
export const labelledLicences = (lines: readonly Line[]): ReadonlyMap<Line, LabelledRow> => {
  const pairs = lines.filter((line) => isPair(line) && !isDriverLabel(line));
  const areLabels = pairs.length > 1 && pairs.every(({ parts }) => isSaid(licencePieces(parts[1]!)));
  return new Map(
    pairs.flatMap((line): [Line, LabelledRow][] => {
      const [label = "", value = ""] = line.parts;
      const cells = driverLicenceIn([line]) ? null : piecesOf(label.replace(/:$/, ""), value, areLabels);
      return cells ? [[line, { lines: [line], cells }]] : [];
    }),
  );
};

const nameLabel = new RegExp(String.raw`^${entryWords.columns.licence}\s*:\s*`, "i");
/** "Certification: ‖ First Aid": the label of a form in front of the name. */
export const withoutNameLabel = (line: Line): Line => {
  const [first = "", ...others] = line.parts;
  const rest = first.replace(nameLabel, "");
  const own = { ...line, parts: rest ? [rest, ...others] : others };
  return rest === first || (driverLicenceIn([line]) && !driverLicenceIn([own])) ? line : own;
};
