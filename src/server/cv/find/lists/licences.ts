import type { CvEntry } from "../../../../contract/cv.ts";
import { licenceKind, namesLicence } from "../../../../lexicon/conditions/licence-kind.ts";
import { textOf, type Line } from "../../text/line.ts";
import { isPlace } from "../../words/places.ts";
import { institutionScore } from "../../../../lexicon/cv/qualifications.ts";
import { employerScore } from "../../../../lexicon/cv/employers.ts";
import { spanIn, withoutSpan } from "../../../../lexicon/time/spans.ts";
import { dateFieldIn, entryOf, valueIn } from "../parts/cv-values.ts";
import { divide } from "../parts/pieces.ts";
import { isNoise } from "../../../../lexicon/cv/table-noise.ts";
import { entryWords } from "../../../../lexicon/cv/entry-words.ts";

const expiry = new RegExp(String.raw`\b${entryWords.expires}(?!\w)`, "i");
const isIssued = new RegExp(entryWords.issued, "i");
const issued = new RegExp(String.raw`\b(?:${entryWords.issued}|valid)\b`, "gi");
const issuedBy = /\s*(?:,|–|—|\s-|\||\bby\b|\bfrom\b|:)\s*/i;
const validity = new RegExp(`^${entryWords.validity}$`, "i");
const credential = new RegExp(String.raw`^${entryWords.credentials}(?!\w)`, "i");

/** The words before a date that was taken out. */
const dateLabel = new RegExp(
  String.raw`\s*[(,|–-]*\s*\b(?:${entryWords.expires}(?: date)?|${entryWords.issued})\s*[:)|]*\s*$`,
  "i",
);

/** What a single date of a licence is, where the head of the table does not say otherwise. */
type Meaning = "issued" | "expires";

/** The licences, registrations and certificates of a list: one on each line, with its issuer and dates below or beside. */
export const licencesIn = (lines: readonly Line[]): CvEntry[] => {
  const groups: Line[][] = [];
  let column: Meaning = "issued";
  const meanings = new Map<Line, Meaning>();
  for (const line of lines.flatMap(separately)) {
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
  return groups.flatMap((group) => licenceOf(group, meanings.get(group[0]!) ?? "issued"));
};

const complete = new RegExp(String.raw`\b${entryWords.lastOfLicence}\b`, "i");

/** Whether a line only makes sense with the one above, which a narrow column may have broken. */
const isRest = (before: Line, line: Line): boolean => {
  const [above, text] = [textOf(before), textOf(line)];
  // "RSA Certificate" is one of its own.
  const isOwn = /^\p{Lu}{2,}\s/u.test(text) && complete.test(text);
  if (before.style !== line.style || line.gap || complete.test(above) || isOwn) return false;
  const isKind = !text.includes(" ") && complete.test(text);
  return before.mayWrap === true || (isKind && before.style !== "" && above.includes(" "));
};

/** "First Aid, White Card, RSA": several on one line, where no part of it is an issuer or a date. */
const separately = (line: Line): Line[] => {
  const text = textOf(line);
  const parts = text.split(/\s*[,;|•]\s+|\s+\/\s+/);
  const isList = parts.every(
    (part) =>
      part.split(" ").length <= 7 &&
      !spanIn(part) &&
      !institutionScore(part) &&
      employerScore(part) < 3 &&
      !isPlace(part),
  );
  return isList && parts.length > 1
    ? parts.map((part) => ({ ...line, parts: [part], wraps: false }))
    : [line];
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

const licenceOf = (lines: Line[], column: Meaning): CvEntry[] => {
  const [line] = lines;
  if (!line || textOf(line).length > 160) return [];
  const dates = lines.flatMap((own) => {
    const span = spanIn(textOf(own));
    return span ? { own, span } : [];
  });
  const texts = lines.flatMap((own) => {
    const span = spanIn(textOf(own));
    // Cells of a table are apart; dates may be spread over two of them.
    const isWhole = !span || own.parts.some((part) => spanIn(part)?.isRange === span.isRange);
    return (isWhole ? own.parts : [textOf(own)])
      .flatMap((part) => {
        const dates = spanIn(part);
        return divide((dates ? withoutSpan(part, dates) : part).replace(dateLabel, ""));
      })
      .map((text) => ({ text, own }));
  });
  const named = texts.filter(
    ({ text }) => !isPlace(text) && !validity.test(text) && !credential.test(text) && /\p{L}{2}/u.test(text),
  );
  const [title, ...others] = named.flatMap(({ text, own }, at) =>
    at === 0 ? splitIssuer(text).map((part) => ({ text: part, own })) : [{ text, own }],
  );
  if (!title) return [];
  const [issuer] = others;
  const kind = licenceKind(title.text);
  const [date] = dates;
  const isExpiry =
    date &&
    (column === "expires" ||
      expiry.test(textOf(date.own).slice(Math.max(0, date.span.from - 25), date.span.to)));
  const [start, end] = date
    ? [dateFieldIn(date.span.start, date.own), dateFieldIn(date.span.end, date.own)]
    : [null, null];
  return [
    entryOf("licence", {
      title: valueIn(title.text, title.own),
      kind: kind && valueIn(kind.value, title.own, kind.written),
      issuer: issuer && valueIn(issuer.text, issuer.own),
      issued: start || isExpiry ? start : end,
      expires: start || isExpiry ? end : null,
    }),
  ];
};

/** "First Aid, St John Ambulance": the issuer after the last comma. */
const splitIssuer = (text: string): string[] => {
  const parts = text.split(issuedBy);
  const last = parts.at(-1)!;
  const isIssuer =
    parts.length > 1 && (institutionScore(last) > 0 || employerScore(last) >= 1.5) && !namesLicence(last);
  return isIssuer
    ? [text.slice(0, text.lastIndexOf(last)).replace(/(?:[\s,|:–—-]|\bby|\bfrom)+$/i, ""), last]
    : [text];
};
