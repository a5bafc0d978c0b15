import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import { employerScore, endsAsBusiness, isCompany } from "../../../../lexicon/cv/employers.ts";
import {
  isDriverClass,
  isLicenceIssuer,
  isLicenceName,
  licenceWords,
} from "../../../../lexicon/cv/licence-words.ts";
import { awardScore, institutionScore } from "../../../../lexicon/cv/qualifications.ts";
import { isTitle, titleScore } from "../../../../lexicon/cv/titles.ts";
import { dateValue, isNow, spanIn, withoutSpan, type Span } from "../../../../lexicon/time/spans.ts";
import { isPlace } from "../../words/places.ts";
import { isUnitCode, numberIn } from "./licence-number.ts";

/** A part of a line of licences between two separators. */
export interface LicencePiece {
  /** As it is written. */
  text: string;
  /** Its name without its date and its number. */
  name: string;
  span: Span | null;
  /** Whether its date is the end of its time. */
  isEnd: boolean;
  number: string | null;
  /** What is in front of it: a comma may divide licences as well as the details of one, a dash is within one. */
  after: "start" | "list" | "comma" | "dash";
  /** What it says: the name of a licence by its words, another name, who issues it, or a detail. */
  is: "licence" | "name" | "issuer" | "detail";
}

/** The words in front of a date. */
const dateLabel = new RegExp(
  String.raw`\s*[(,|–-]*\s*(?<!\p{L})(?:(?:${licenceWords.expires})(?: date| on| in)?|${licenceWords.issued}(?: on| in)?)\s*[:)|]*\s*$`,
  "iu",
);
const expiry = new RegExp(String.raw`(?<!\p{L})${licenceWords.expires}(?: date| on| in)?[\s:(|]*$`, "iu");
/** Whether the words in front of a date say that it is the end. */
const isExpiry = (text: string, { from }: Span): boolean => expiry.test(text.slice(0, from));

const beginning = new RegExp(String.raw`(?<!\p{L})${licenceWords.issued}(?: on| in)?[\s:(|]*$`, "iu");
/** Whether the words in front of the date of a piece say that it is the beginning. */
export const isIssued = ({ text, span }: LicencePiece): boolean =>
  span !== null && beginning.test(text.slice(0, span.from));

const details = [
  new RegExp(`^(?:${licenceWords.validity}[\\s,]*)+$`, "i"),
  new RegExp(String.raw`^${licenceWords.credentials}(?!\w)`, "i"),
  new RegExp(`^${licenceWords.numbered}$`, "i"),
  new RegExp(`^(?:${licenceWords.issued}|${licenceWords.expires})\\W*$`, "i"),
  /^class(?:es)? \p{Lu}{1,2}(?:\W+(?:and )?\p{Lu}{1,2})*$/iu,
];
/** "AHPRA Registration No" before a colon and the number. */
const numberLabel = new RegExp(String.raw`(?<=[\p{L}.]) ${licenceWords.numberLabels}$`, "iu");
/** What is left of "(cleared, 12345678)" without its number. */
const openBracket = /\s*\([^()]*$/;
/** "First Aid (current)", "Immunisation up to date". */
const validityAtEnd = new RegExp(
  String.raw`(?<=\S)(?:\s*\(${licenceWords.validity}(?:[\s,]+${licenceWords.validity})*\)|\s+up to date)$`,
  "i",
);
/** "A Grade" is a kind of licence. */
const article = new RegExp(String.raw`^(?!A Grade)${licenceWords.articles} `, "i");
/** "1,500 hours met". */
const isAmount = /^(?:\d{1,3},\d{3}|\d{3,}) \p{Ll}/u;
const isDetail = (text: string): boolean =>
  !/\p{L}{2}/u.test(text) ||
  isNow(text) ||
  (isAmount.test(text) && !isNamed(text)) ||
  isPlace(text) ||
  details.some((pattern) => pattern.test(text.trim()));

export const gradeAtEnd = new RegExp(String.raw`\s${licenceWords.grades}$`, "i");
export const register = new RegExp(`^${licenceWords.registers}$`, "i");
export const grade = new RegExp(`^${licenceWords.grades}$`, "i");
/** "AHPRA NMW0001234567": nothing but who keeps a register, and the number there. */
export const isRegisterNumber = ({ name, number }: LicencePiece): boolean =>
  number !== null && register.test(name);
/** "Explosive Power Tools" has a word of businesses too: where nothing is in front, it must be the last. */
const isIssuer = (text: string, after: LicencePiece["after"]): boolean => {
  const name = text.replace(/\s*\([^)]*\)/g, "");
  // "Full working rights in Australia".
  if (details[0]!.test(name)) return false;
  // "First Aid by St John Ambulance" has both.
  if (/\s(?:by|from)\s/.test(name)) return false;
  // "Certified: Cloud Administrator Associate" ends with how far it goes.
  if (after === "dash" && gradeAtEnd.test(name)) return false;
  if (isLicenceIssuer(name) || (after === "dash" && register.test(name))) return true;
  // "Chartered Enterprise Risk Actuary" is what its holder is called, "Master Builders" are several.
  const last = name.split(" ").at(-1)!;
  if (after === "start" && isTitle(last) && !last.endsWith("s") && titleScore(name) >= 3) return false;
  const isBusiness =
    employerScore(name) >= 1.5 && (after !== "start" || isCompany(name) || endsAsBusiness(name));
  const isLike = isBusiness || institutionScore(name) > 0;
  return (
    isLike &&
    !isPlace(name) &&
    !isLicenceName(name) &&
    !isUnitCode(name.split(" ")[0]!) &&
    awardScore(name) < 3
  );
};

/** What is left of "(last done in 2025)" without its date. */
const remarkOnDate = /\s*\([\p{Ll} ]+\)?$/u;

/** "Police check of" before a date. */
const smallWord = new RegExp(`(?<=\\p{L}{3}) ${entryWords.goesOn}$`, "u");

export const isNamed = (name: string): boolean => isLicenceName(name) || isDriverClass(name);

/** "UETDRMP007 Perform Rescue": the code of a unit before its name. */
const beginsWithUnit = (name: string): boolean => {
  const [code = "", ...words] = name.split(" ");
  return words.length > 0 && /\d/.test(code) && isUnitCode(code);
};

const issuedBy = new RegExp(
  String.raw`^${licenceWords.issued} (?:by|through|with|from) (?:the )?(?=\p{Lu})`,
  "iu",
);

/** "expires 9/27", "done 11/23": a month and a year of two digits, which are no date elsewhere. */
const shortDate = new RegExp(
  String.raw`(?<!\p{L})(?:${licenceWords.expires}|${licenceWords.issued})(?: date| on| in)?[\s:]+((?:0?[1-9]|1[0-2])/\d{2})(?![\d/])`,
  "iu",
);
/** The dates of a text. */
const spanOf = (text: string): Span | null => {
  // "to date" is a time elsewhere.
  if (/^up to date$/i.test(text)) return null;
  const found = spanIn(text);
  const [whole, written] = (!found && shortDate.exec(text)) || [];
  const value = written && dateValue(written);
  if (!whole || !value) return found;
  const to = text.indexOf(whole) + whole.length;
  return {
    start: null,
    end: { value, written },
    current: null,
    isRange: false,
    from: to - written.length,
    to,
  };
};

export const pieceOf = (text: string, after: LicencePiece["after"]): LicencePiece => {
  const span = spanOf(text);
  const undated = (span ? withoutSpan(text, span).replace(dateLabel, "").replace(smallWord, "") : text)
    // "up to date".
    .replace(/up to date$/i.test(text) ? "" : dateLabel, "")
    .replace(/\s\|\s*$/, "")
    .replace(span && /\([^()]*$/.test(text.slice(0, span.from)) ? remarkOnDate : "", "");
  const number = numberIn(undated);
  const plain = (number?.rest ?? undated)
    .replace(article, "")
    .replace(/\(\s*\)/g, "")
    .replace(/[.\s:]+$|^[\s(]+(?=[^)]*$)/g, "")
    .replace(numberLabel, "");
  const own = (number ? plain.replace(openBracket, "") : plain).replace(validityAtEnd, "");
  const name = own.replace(issuedBy, "");
  const is =
    name !== own || isIssuer(name, after)
      ? "issuer"
      : isDetail(name) ||
          (number && /^\([^()]*\)$/.test(name)) ||
          (number && after === "comma" && /^\p{Ll}+$/u.test(name) && !isNamed(name))
        ? "detail"
        : (isNamed(name) && !isUnitCode(name)) || beginsWithUnit(name)
          ? "licence"
          : "name";
  const isEnd = span !== null && isExpiry(text, span);
  return { text, name, span, isEnd, number: number?.value ?? null, after, is };
};

/** Whether a piece is a name, of a licence or another. */
export const isName = ({ is }: LicencePiece): boolean => is === "licence" || is === "name";
