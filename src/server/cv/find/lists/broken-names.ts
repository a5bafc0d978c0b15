import { grade } from "./licence-piece.ts";
import { endsOpen } from "../../../../lexicon/cv/entry-words.ts";
import { isLicenceName, licenceWords, namesAcross } from "../../../../lexicon/cv/licence-words.ts";
import { isTitle } from "../../../../lexicon/cv/titles.ts";
import { joinLines, textOf, type Line } from "../../text/line.ts";
import { isOneText } from "../parts/broken-text.ts";
import { driverLicenceIn } from "./driver-licences.ts";
import { licencePieces } from "./licence-pieces.ts";

const complete = new RegExp(String.raw`\b${licenceWords.lastOfLicence}\b`, "i");

/** "Mental Health First Aid": what ends with the whole name of another. */
const endsWithName = new RegExp(String.raw`\S ${licenceWords.names}$`, "iu");

const lastWord = new RegExp(`^${licenceWords.lastOfLicence}$`, "i");

/** "Check WWC1188204E", "Licence LF": no name begins so. */
const kindAlone = new RegExp(
  String.raw`^${licenceWords.lastOfTold}(?![\p{L}:])(?! (?:to|of|for|in|with|i{1,3}|iv|v|\d)(?!\p{L}))`,
  "iu",
);
const isKindAlone = (line: Line): boolean => kindAlone.test(textOf(line)) && driverLicenceIn([line]) === null;

/** "Scrum Alliance, 2023" below a name. */
const isIssuer = (text: string): boolean => {
  const [first, second] = licencePieces(text);
  return first?.is === "issuer" && Boolean(second?.span);
};

/** In small letters: no name begins so below one with a capital. */
const startsWithLast = new RegExp(`^${licenceWords.lastOfLicence}(?!\\p{L})`, "u");

/** Whether a word is how far a certificate goes or what its holder is called, and names none itself. */
const isGradeOrHolder = (text: string): boolean =>
  grade.test(text) || (/^\p{Lu}\p{Ll}+$/u.test(text) && isTitle(text) && !isLicenceName(text));

/** "valid till 19-" above "Mar-2027". */
const brokenDate = /(?<=\b\d{1,2}-) (?=\p{L}{3,9}-\d{4})/u;

/** Three words with capitals, or two in a line that may go on below. */
const isName = (line: Line): boolean =>
  (line.mayWrap ? /^\p{Lu}\p{Ll}+ \p{Lu}/u : /^(?:\p{Lu}\p{Ll}+ ){2}\p{Lu}/u).test(textOf(line));

/** Lines that a narrow column broke, joined: a line only makes sense with the one above. */
export const joinBrokenNames = (lines: readonly Line[]): Line[] =>
  joinLines(lines, (above, line) => {
    const [before, text] = [textOf(above), textOf(line)];
    // "RSA Certificate" is one of its own.
    const isOwn =
      (before.includes(" ") && text.split(" ").length > 2 && isWholeName(text) && !endsOpen(before)) ||
      (/^\p{Lu}{2,}\s/u.test(text) && complete.test(text)) ||
      isIssuer(text) ||
      (isWholeName(before) && endsWithName.test(before) && isName(line)) ||
      (before.split(" ").length > 2 && isWholeName(before) && isWholeName(text) && !lastWord.test(text));
    const isKind =
      !/\s\p{L}/u.test(text) && complete.test(text) && above.style !== "" && before.includes(" ");
    // "Meta Certified Digital Marketing" above "Associate", "Chartered Enterprise Risk" above "Actuary".
    const isGrade =
      above.style === line.style && !line.gap && before.split(" ").length > 2 && isGradeOrHolder(text);
    const isSpelled = above.style === line.style && !line.gap && endsWithInitials(before, text);
    const isSame = above.style === line.style && !line.gap && !complete.test(before) && !isOwn;
    // "Drone operator" above "accreditation (CASA)", "Working with Vulnerable" above "People, Tasmania".
    const isAcross =
      isSame &&
      ((/^\p{Lu}/u.test(before) && startsWithLast.test(text)) ||
        (isKindAlone(line) && isLicenceName(`${before} ${text.split(/[ ,]/)[0]!}`)) ||
        namesAcross(before, text));
    const isCode = isSame && !before.endsWith(")") && /^\([^()]*\)$/.test(text);
    const isRest =
      above.mayWrap === true &&
      above.style === line.style &&
      /^\P{Ll}/u.test(before) &&
      (isOneText(before, text) || lastWord.test(text) || /^[A-Z\d]{1,3}$/.test(text));
    // "Endpoint Administrator Associate," above "expires 18 Nov 2027".
    const isOfOpen =
      isSame && /^[^,]+,$/.test(before) && licencePieces(text).every(({ is }) => is === "detail");
    // A line that is full by chance: "First Aid, expires 2 May 2027" above "Responsible Service of".
    const isFull = /\b(?:19|20)\d\d$/.test(before) && /^\p{Lu}/u.test(text);
    const goesOn =
      above.wraps ||
      isRest ||
      isGrade ||
      isSpelled ||
      (isSame && (above.mayWrap === true || isKind)) ||
      isAcross ||
      isCode;
    return isOfOpen || (!line.bullet && !isFull && goesOn)
      ? [
          {
            ...line,
            gap: above.gap,
            bullet: above.bullet,
            lead: above.lead,
            parts: [`${before} ${text}`.replace(brokenDate, "")],
          },
        ]
      : null;
  });

/** "Site Management Safety Training" above "Scheme (SMSTS)", "Chartered" above "Engineer (CEng)": these letters begin the words of both. */
const endsWithInitials = (above: string, text: string): boolean => {
  const [, words = "", letters = ""] = /^([^()]+) \((\p{Lu}\p{L}{2,8})\)$/u.exec(text) ?? [];
  const beginnings = letters.match(/\p{Lu}\p{Ll}*/gu) ?? [];
  const names = `${above} ${words}`.match(/(?<!\p{L})\p{Lu}\p{L}*/gu)?.slice(-beginnings.length) ?? [];
  return (
    words.split(" ").length < beginnings.length &&
    names.length === beginnings.length &&
    beginnings.every((one, at) => names[at]!.startsWith(one))
  );
};

/** Whether a text is a name of a licence by its words, and does not go on: "Mental Health First Aid", "First Aid (HLTAID011)". */
const isWholeName = (text: string): boolean =>
  isLicenceName(text) &&
  /^\p{Lu}[^,;:(]*(?:\p{Ll}|\([A-Z\d]+\))$/u.test(text) &&
  !/\b(?:and|of|in|for|with|the)$/.test(text);
