import type { Line } from "../../text/line.ts";
import { gradeAtEnd, isName, type LicencePiece } from "./licence-piece.ts";
import { licencePieces } from "./licence-pieces.ts";

/** How the pieces of an entry are divided, and which of them have dates. */
const shapeOf = (pieces: readonly LicencePiece[]): string =>
  pieces.map(({ after, span }) => (span ? `${after} dated` : after)).join();

/** "Blue Dog Training" and "WTIA", but not "Associate" or "Azure Administrator Associate (AZ-104)". */
const mayBeIssuer = ({ is, name }: LicencePiece): boolean =>
  is === "name" && /^\p{Lu}\S{2}/u.test(name) && !gradeAtEnd.test(` ${name.replace(/ \(.*/, "")}`);

/** Names as issuers where others have known ones: "First Aid – TAFE NSW (2023)" above "Rigging – Blue Dog Training (2021)". */
export const withIssuersBeside = <Piece extends LicencePiece>(
  entries: readonly (readonly Piece[])[],
): Piece[][] => {
  const places = new Set(
    entries.flatMap((pieces) =>
      pieces.flatMap(({ is }, at) => (is === "issuer" && at > 0 ? `${shapeOf(pieces)} ${at}` : [])),
    ),
  );
  return entries.map((pieces) =>
    pieces.map((piece, at) =>
      mayBeIssuer(piece) && pieces.slice(0, at).some(isName) && places.has(`${shapeOf(pieces)} ${at}`)
        ? { ...piece, is: "issuer" }
        : piece,
    ),
  );
};

const partsOf = ({ parts }: Line): LicencePiece[] => licencePieces(parts.join(" | "));
const isDated = (pieces: readonly LicencePiece[]): boolean =>
  pieces.some(({ span, number }) => span ?? number);

/** Whether a line is nothing but names. */
const isBareName = (line: Line): boolean => {
  const pieces = partsOf(line);
  return pieces.every(isName) && !isDated(pieces);
};

/** Whether a line has nothing but dates and numbers. */
const isDates = (line: Line | undefined): boolean => {
  const pieces = line ? partsOf(line) : [];
  return isDated(pieces) && pieces.every(({ is }) => is === "detail");
};

/** The styles of lines below names in another style, of which several, "Site Skills", are no licences, or with dates alone below. */
const stylesBelowNames = (lines: readonly Line[]): ReadonlySet<string> => {
  const below = lines.filter((line, at) => {
    const above = lines[at - 1];
    const isOther = above !== undefined && above.style !== line.style && isBareName(above);
    const pieces = partsOf(line);
    const isNamed = isDates(lines[at + 1]) || pieces.every(({ is }) => is === "name" || is === "issuer");
    return isOther && !isDated(pieces) && isNamed;
  });
  return new Set(
    below.flatMap(({ style }, at) => (below.slice(0, at).some((one) => one.style === style) ? style : [])),
  );
};

/** Whether a line below a bare name may say who issued it: one name, with dates beside it or on the line below. */
const mayBeBelow = (line: Line, below: Line | undefined, isOfIssuers: boolean): boolean => {
  const pieces = partsOf(line);
  const named = pieces.filter(({ is }) => is !== "detail");
  const next = below && !isDated(pieces) ? partsOf(below) : pieces;
  return (
    !line.bullet &&
    named.length === 1 &&
    // "Surfside First Aid" has the name of a licence in it.
    (named[0]!.is !== "licence" || isOfIssuers) &&
    isDated(next) &&
    (next === pieces || next.every(({ is }) => is === "detail"))
  );
};

/** The lines that say who issued what is named above: all such lines, where one of them has an issuer that is known. */
export const issuersBelow = (lines: readonly Line[]): ReadonlySet<Line> => {
  const styles = stylesBelowNames(lines);
  const isInStyle = (line: Line, at: number) => lines[at - 1]!.style !== line.style && styles.has(line.style);
  const below = [...lines.entries()].filter(
    ([at, line]) =>
      at > 0 && isBareName(lines[at - 1]!) && mayBeBelow(line, lines[at + 1], isInStyle(line, at)),
  );
  const isKnown = below.some(([, line]) => partsOf(line).some(({ is }) => is === "issuer"));
  return new Set(below.flatMap(([at, line]) => (isKnown || isInStyle(line, at) ? line : [])));
};
