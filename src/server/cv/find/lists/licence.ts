import type { CvEntry } from "../../../../contract/cv.ts";
import { licenceKind } from "../../../../lexicon/conditions/licence-kind.ts";
import { textOf, type Line } from "../../text/line.ts";
import { entryOf, fullDateIn, valueIn } from "../parts/cv-values.ts";
import { isExpiry, licencePieces, type LicencePiece } from "./licence-pieces.ts";

/** A piece with the line that it is in. */
type Own = LicencePiece & { line: Line };

/** "by", "from": what is between a name and who issues it. */
const by = /^(.{3,}?)\s+(?:by|from)\s+(?:the )?(\p{Lu}.+)$/u;

/** Who issues it, by its words or as a name behind a comma: "Certified ScrumMaster, Scrum Alliance". */
const isIssuer = ({ is, after, name }: LicencePiece): boolean =>
  is === "issuer" ||
  (is === "name" &&
    (after === "comma" || after === "list") &&
    /^(?:\p{Lu}(?!\P{Ll}*$)[^\d]*|\p{Lu}{4,6})$/u.test(name));

/** The name from its first piece to the last that goes on with it, as it is written. */
const titleOf = (pieces: readonly Own[]): { text: string; line: Line } | null => {
  const named = pieces.findIndex(({ is }) => is === "licence" || is === "name");
  // "Driver medical – passed 2026": the words of an issuer alone, with a date or a number.
  const isOfIssuer = named < 0 && pieces.some(({ number, span }) => number ?? span);
  const first = isOfIssuer ? pieces.findIndex(({ is }) => is === "issuer") : named;
  const own = pieces[first];
  if (!own) return null;
  const behind = pieces.slice(first + 1);
  const end = behind.findIndex((one) => isIssuer(one) || one.is === "detail" || one.line !== own.line);
  const rest = behind.slice(0, end < 0 ? behind.length : end);
  const last = rest.at(-1) ?? own;
  const text = textOf(own.line);
  const from = text.indexOf(own.name);
  const to = text.indexOf(last.name, text.indexOf(last.text, from)) + last.name.length;
  const isDetailWithin = [own, ...rest].slice(0, -1).some(({ span, number }) => span ?? number);
  return { text: isDetailWithin ? own.name : text.slice(from, to), line: own.line };
};

/**
 * One licence with its issuer, number and dates.
 * @param isExpiryColumn Whether a single date is the end, as the head of a table says.
 */
export const licenceOf = (lines: readonly Line[], isExpiryColumn: boolean): CvEntry[] => {
  const pieces = lines.flatMap((line) =>
    licencePieces(textOf(line)).map((piece): Own => ({ ...piece, line })),
  );
  const title = titleOf(pieces);
  if (!title || title.text.split(" ").length > 16) return [];
  const [, named = title.text, issuedBy] = by.exec(title.text) ?? [];
  const issuer =
    pieces.find(isIssuer) ??
    pieces.find(
      ({ is, line }) => (is === "name" || is === "licence") && line !== title.line && line !== lines[0],
    );
  const numbered = pieces.find(({ number }) => number);
  const dated = pieces.find(({ span }) => span);
  const isEnd = dated?.span && (isExpiryColumn || isExpiry(dated.text, dated.span));
  const [start, end] = [dated?.span?.start, dated?.span?.end].map(
    (date) => dated && fullDateIn(date, dated.line),
  );
  const kind = licenceKind(named);
  return [
    entryOf("licence", {
      title: valueIn(named, title.line),
      kind: kind && valueIn(kind.value, title.line, kind.written),
      issuer: issuedBy ? valueIn(issuedBy, title.line) : issuer && valueIn(issuer.name, issuer.line),
      number: numbered && valueIn(numbered.number!, numbered.line),
      issued: start || isEnd ? start : end,
      expires: start || isEnd ? end : null,
    }),
  ];
};
