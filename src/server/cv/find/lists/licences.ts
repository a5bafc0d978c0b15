import type { CvEntry } from "../../../../contract/cv.ts";
import { namesLicence } from "../../../../lexicon/conditions/licence-kind.ts";
import { textOf, type Line } from "../../text/line.ts";
import { institutionScore } from "../../../../lexicon/cv/qualifications.ts";
import { employerScore } from "../../../../lexicon/cv/employers.ts";
import { spanIn, withoutSpan } from "../../../../lexicon/time/spans.ts";
import { isNoise } from "../../../../lexicon/cv/table-noise.ts";
import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import { driverLicenceIn } from "./driver-licences.ts";
import { licenceOf, type Meaning } from "./licence.ts";
import { separateLicences } from "./separate-licences.ts";

const expiry = new RegExp(String.raw`\b${entryWords.expires}(?!\w)`, "i");
const isIssued = new RegExp(entryWords.issued, "i");
const issued = new RegExp(String.raw`\b(?:${entryWords.issued}|valid)\b`, "gi");
const credential = new RegExp(String.raw`^${entryWords.credentials}(?!\w)`, "i");

/** The licences, registrations and certificates of a list: one on each line, with its issuer and dates below or beside. */
export const licencesIn = (lines: readonly Line[]): CvEntry[] => {
  const groups: Line[][] = [];
  let column: Meaning = "issued";
  const meanings = new Map<Line, Meaning>();
  for (const line of lines.flatMap(separateLicences)) {
    const text = textOf(line);
    if (isNoise(text)) {
      if (line.parts.length > 1) column = expiry.test(text) && !isIssued.test(text) ? "expires" : "issued";
      continue;
    }
    meanings.set(line, column);
    const last = groups.at(-1);
    const [before] = last ?? [];
    if (last?.length === 1 && before && !line.bullet && (before.wraps || isRest(before, line))) {
      last[0] = { ...line, gap: before.gap, parts: [`${textOf(before)} ${text}`] };
      continue;
    }
    const isDetail = last && !line.bullet && !line.gap && isDetailOf(text, last);
    if (isDetail) last.push(line);
    else groups.push([line]);
  }
  return groups.flatMap(
    (group) => driverLicenceIn(group) ?? licenceOf(group, meanings.get(group[0]!) ?? "issued"),
  );
};

const complete = new RegExp(String.raw`\b${entryWords.lastOfLicence}\b`, "i");

/** Whether a line only makes sense with the one above, which a narrow column may have broken. */
const isRest = (before: Line, line: Line): boolean => {
  const [above, text] = [textOf(before), textOf(line)];
  // "RSA Certificate" is one of its own.
  const isOwn = /^\p{Lu}{2,}\s/u.test(text) && complete.test(text);
  if (before.style !== line.style || line.gap || complete.test(above) || isOwn) return false;
  const isKind = !/\s\p{L}/u.test(text) && complete.test(text);
  return before.mayWrap === true || (isKind && before.style !== "" && above.includes(" "));
};

/** Whether a line only has dates, an issuer or a number for the entry above. */
const isDetailOf = (text: string, [first, ...details]: readonly Line[]): boolean => {
  const span = spanIn(text);
  const rest = span ? withoutSpan(text, span) : text;
  if (!/\p{L}{3}/u.test(rest.replace(expiry, "").replace(issued, ""))) return true;
  if (credential.test(rest) || /^\p{Ll}/u.test(text)) return true;
  const isIssuer = institutionScore(rest) > 0 || employerScore(rest) >= 3;
  return (
    details.length === 0 && isIssuer && !namesLicence(rest) && !/certificate/i.test(rest) && !first?.bullet
  );
};
