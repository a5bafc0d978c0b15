import { employerScore } from "../../../../lexicon/cv/employers.ts";
import { isLicenceName, licenceWords } from "../../../../lexicon/cv/licence-words.ts";
import { institutionScore } from "../../../../lexicon/cv/qualifications.ts";
import { spanIn, withoutSpan, type Span } from "../../../../lexicon/time/spans.ts";
import { isPlace } from "../../words/places.ts";
import { driverClassAlone } from "./driver-licences.ts";
import { splitOutsideBrackets } from "./items.ts";
import { isUnitCode, numberIn } from "./licence-number.ts";

/** A part of a line of licences between two separators. */
export interface LicencePiece {
  /** As it is written. */
  text: string;
  /** Its name without its date and its number. */
  name: string;
  span: Span | null;
  number: string | null;
  /** What is in front of it: a comma may divide licences as well as the details of one, a dash is within one. */
  after: "start" | "list" | "comma" | "dash";
  /** What it says: the name of a licence by its words, another name, who issues it, or a detail. */
  is: "licence" | "name" | "issuer" | "detail";
}

/** The words in front of a date. */
const dateLabel = new RegExp(
  String.raw`\s*[(,|–-]*\s*(?<!\p{L})(?:(?:${licenceWords.expires})(?: date| on)?|${licenceWords.issued}(?: on| in)?)\s*[:)|]*\s*$`,
  "iu",
);
const expiry = new RegExp(String.raw`(?<!\p{L})${licenceWords.expires}(?: date| on)?[\s:(]*$`, "iu");
/** Whether the words in front of a date say that it is the end. */
export const isExpiry = (text: string, { from }: Span): boolean => expiry.test(text.slice(0, from));

const details = [
  new RegExp(`^(?:${licenceWords.validity}[\\s,]*)+$`, "i"),
  new RegExp(String.raw`^${licenceWords.credentials}(?!\w)`, "i"),
  new RegExp(`^${licenceWords.numbered}$`, "i"),
  new RegExp(`^(?:${licenceWords.issued}|${licenceWords.expires})\\W*$`, "i"),
  /^class(?:es)? \p{Lu}{1,2}(?:\W+\p{Lu}{1,2})*$/iu,
];
/** "A Grade" is a kind of licence. */
const article = new RegExp(String.raw`^(?!A Grade)${licenceWords.articles} `, "i");
const isDetail = (text: string): boolean =>
  !/\p{L}{2}/u.test(text) || isPlace(text) || details.some((pattern) => pattern.test(text.trim()));

const issuer = new RegExp(String.raw`^(?:the )?${licenceWords.issuers}(?: \S+)?$`, "i");
const isIssuer = (text: string): boolean => {
  const name = text.replace(/\s*\([^)]*\)/g, "");
  const isLike = issuer.test(name) || institutionScore(name) > 0 || employerScore(name) >= 1.5;
  return isLike && !isLicenceName(name);
};

const isNamed = (name: string): boolean => isLicenceName(name) || driverClassAlone.test(name);

const pieceOf = (text: string, after: LicencePiece["after"]): LicencePiece => {
  const span = spanIn(text);
  const undated = (span ? withoutSpan(text, span) : text).replace(dateLabel, "").replace(/\s\|\s*$/, "");
  const number = numberIn(undated);
  const name = (number?.rest ?? undated)
    .replace(article, "")
    .replace(/\(\s*\)/g, "")
    .replace(/[.\s:]+$|^[\s(]+(?=[^)]*$)/g, "");
  const is = isIssuer(name)
    ? "issuer"
    : isDetail(name) || (number && after === "comma" && /^\p{Ll}+$/u.test(name) && !isNamed(name))
      ? "detail"
      : isNamed(name) && !isUnitCode(name)
        ? "licence"
        : "name";
  return { text, name, span, number: number?.value ?? null, after, is };
};

const separator = /\s*[;•·]\s+|\s+[|/]\s+|\s*,\s+|\s+[–—-]\s+|:\s+/;
const holding = new RegExp(String.raw`^${licenceWords.holding}\b\s*:?\s*`, "i");
const oneOfTwo = new RegExp(licenceWords.oneOfTwo, "i");

/** "Forklift and EWP" as two names; "First Aid & CPR" is one. */
const atAnd = (text: string): string[] => {
  const sides = text.split(/\s*[&+]\s*|\s+and\s+/);
  return sides.length > 1 && sides.every((side) => isNamed(side.replace(/\(.*/, ""))) && !oneOfTwo.test(text)
    ? sides
    : [text];
};

const kindOf = (before: string): LicencePiece["after"] =>
  before === "" ? "start" : /,/.test(before) ? "comma" : /[;•·|/]/.test(before) ? "list" : "dash";

/** The parts of a text between separators that are not within brackets, and on both sides of "and" between two names. */
export const licencePieces = (text: string): LicencePiece[] =>
  splitOutsideBrackets(text.replace(holding, "").replace(/\.$/, ""), separator).flatMap(
    ({ text: part, before }) => {
      const after = kindOf(before);
      const names = after === "dash" ? [part] : atAnd(part);
      return names.filter(Boolean).map((name, at) => pieceOf(name, at ? "list" : after));
    },
  );
