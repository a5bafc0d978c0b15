import type { CvEntry, CvValue } from "../../../../contract/cv.ts";
import { licenceKind, namesLicence } from "../../../../lexicon/conditions/licence-kind.ts";
import { employerScore } from "../../../../lexicon/cv/employers.ts";
import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import { institutionScore } from "../../../../lexicon/cv/qualifications.ts";
import { spanIn, withoutSpan } from "../../../../lexicon/time/spans.ts";
import { textOf, type Line } from "../../text/line.ts";
import { isPlace } from "../../words/places.ts";
import { entryOf, fullDateIn, valueIn } from "../parts/cv-values.ts";
import { divide } from "../parts/pieces.ts";

/** What a single date of a licence is, where the head of the table does not say otherwise. */
export type Meaning = "issued" | "expires";

const expiry = new RegExp(String.raw`\b${entryWords.expires}(?!\w)`, "i");
const issuedBy = /\s*(?:,|–|—|\s-|\||\bby\b|\bfrom\b|:)\s*/i;
const details = [
  new RegExp(`^${entryWords.validity}$`, "i"),
  new RegExp(String.raw`^${entryWords.credentials}(?!\w)`, "i"),
  new RegExp(`^(?:${entryWords.issued}|${entryWords.expires})\\W*$`, "i"),
  /^class(?:es)? \p{Lu}{1,2}(?:\W+\p{Lu}{1,2})*$/iu,
];

/** Whether a text is no name: a class, a number, a word such as "current". */
export const isDetail = (text: string): boolean =>
  !/\p{L}{2}/u.test(text) || isNumber(text) || details.some((pattern) => pattern.test(text.trim()));

/** The words before a date that was taken out. */
const dateLabel = new RegExp(
  String.raw`\s*[(,|–-]*\s*\b(?:${entryWords.expires}(?: date)?|${entryWords.issued})\s*[:)|]*\s*$`,
  "i",
);

const unit = new RegExp(`^${entryWords.unitCodes}$`, "i");
/** Letters and at least four digits, as authorities number licences; the codes of units of courses are in names. */
const isNumber = (text: string): boolean =>
  /^(?=(?:[A-Z-]*\d){4})[A-Z]{0,5}-?\d[\dA-Z-]{2,18}$/.test(text) &&
  !unit.test(text) &&
  !/^(?:19|20)\d\d$/.test(text);

const label = new RegExp(String.raw`(?:^|[\s,(–-]+)${entryWords.numberLabels}\W*$`, "i");

const kind = new RegExp(String.raw`\b${entryWords.lastOfLicence} $`, "i");

interface NumberFound {
  value: CvValue;
  /** A text without the number and the label in front of it. */
  without: (text: string) => string;
}

/** The number of a licence among its lines. */
export const numberIn = (lines: readonly Line[]): NumberFound | null => {
  for (const line of lines) {
    const text = textOf(line);
    for (const { 0: word, index } of text.matchAll(/[A-Z\d][A-Z\d-]{3,24}/g)) {
      const before = text.slice(0, index);
      const isApart = /^\s*$|[,:|#(–-]\s*$/.test(before) || label.test(before) || kind.test(before);
      if (
        !isNumber(word) ||
        !isApart ||
        /[\p{L}\d/]$/u.test(before) ||
        /^[\p{L}\d/]/u.test(text.slice(index + word.length))
      )
        continue;
      return {
        value: valueIn(word, line),
        without: (part) => {
          const [first = "", second] = part.split(word);
          return second === undefined
            ? part
            : `${first.replace(label, "").replace(/[\s,:#(–-]+$/, "")} ${second.replace(/^\s*\)/, "")}`.trim();
        },
      };
    }
  }
  return null;
};

const level = new RegExp(`^${entryWords.levelsOfCertificates}$`, "i");
/** "AWS Solutions Architect – Associate": a level behind a dash belongs to the name. */
const joinLevels = (pieces: readonly string[], text: string): string[] =>
  pieces.reduce<string[]>((joined, piece) => {
    const before = joined.at(-1);
    if (before === undefined || !level.test(piece)) return [...joined, piece];
    const from = text.indexOf(before);
    return [
      ...joined.slice(0, -1),
      text.slice(from, text.indexOf(piece, from + before.length) + piece.length),
    ];
  }, []);

/** One licence with its issuer, number and dates. @param column What a single date is, as the head of a table says. */
export const licenceOf = (lines: readonly Line[], column: Meaning): CvEntry[] => {
  const [line] = lines;
  if (!line || textOf(line).length > 160) return [];
  const number = numberIn(lines);
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
        const text = (dates ? withoutSpan(part, dates) : part).replace(dateLabel, "");
        return joinLevels(divide(number ? number.without(text) : text), text);
      })
      .map((text) => ({ text, own }));
  });
  const named = texts.filter(({ text }) => !isPlace(text) && !isDetail(text) && /\p{L}{2}/u.test(text));
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
    ? [fullDateIn(date.span.start, date.own), fullDateIn(date.span.end, date.own)]
    : [null, null];
  return [
    entryOf("licence", {
      title: valueIn(title.text, title.own),
      kind: kind && valueIn(kind.value, title.own, kind.written),
      issuer: issuer && valueIn(issuer.text, issuer.own),
      number: number?.value,
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
