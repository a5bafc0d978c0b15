import { isLicenceName } from "../../../../lexicon/cv/licence-words.ts";
import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import { isSpanAlone, spanIn } from "../../../../lexicon/time/spans.ts";
import { joinLines, plainLine, textOf, type Line } from "../../text/line.ts";
import { driverLabel, driverLicenceIn, isClassAndMore } from "./driver-licences.ts";
import { isKindAlone } from "./licence-labels.ts";
import { licencePieces } from "./licence-pieces.ts";
import { columnNamesOf } from "../parts/table-heads.ts";

/** "Hill Academy License T1-2216 March 2016 to July 2027": who issued a certificate, its number and its time. */
const details = /^(\p{Lu}.+?) Licen[cs]e (\S*\d\S*|\S{1,6} \S*\d\S*)$/u;

/** The issuer, the number and the time of such a line, each on its own; null where it is none. */
const partsOf = (line: Line, above: Line | undefined): string[] | null => {
  const text = textOf(line);
  const span = spanIn(text);
  const before = span && span.to === text.length ? text.slice(0, span.from).trim() : text;
  const [, issuer = "", number = ""] = details.exec(before) ?? [];
  const isBelow = above !== undefined && !line.bullet && !line.gap && above.flow === line.flow;
  if (!isBelow || !span || above.style === line.style || !issuer) return null;
  return [issuer, number, text.slice(span.from)];
};

/** Certificates as a network of professionals prints them, which has nothing between the issuer, the number and the time, divided. */
const withNetworkDetails = (lines: readonly Line[]): Line[] =>
  joinLines(lines, (above, line) => {
    const parts = line.parts.length === 1 ? partsOf(line, above) : null;
    return parts ? [{ ...above, parts: [...above.parts, ...parts] }] : null;
  });

/** "Driver Licence" above "Open, C class, Queensland", as a label with its value. */
const joinClasses = (lines: readonly Line[]): Line[] =>
  joinLines(lines, (above, line) =>
    driverLabel.test(textOf(above)) &&
    above.flow === line.flow &&
    !line.bullet &&
    isClassAndMore(textOf(line))
      ? [{ ...above, parts: [textOf(above), textOf(line)], wraps: line.wraps }]
      : null,
  );

/** Whether the first of two cells is a topic beside several licences: "Safety ‖ White Card, First Aid". */
const isTopicBeside = ({ parts: [first = "", second, more] }: Line): boolean =>
  second !== undefined &&
  more === undefined &&
  licencePieces(first).every(({ is, span, number }) => is === "name" && !(span ?? number)) &&
  licencePieces(second).filter(({ is }) => is === "licence").length > 1;

/** "Forklift: ‖ High risk work licence LF" without the label of its row, or "First Aid: HLTAID011" where it is the name. */
const withoutRowLabel = (line: Line): Line => {
  const [first = "", ...others] = line.parts;
  const rest = { ...line, parts: others };
  if (isTopicBeside(line)) return rest;
  if (!first.endsWith(":") || !others.length || (driverLicenceIn([line]) && !driverLicenceIn([rest])))
    return line;
  const [label] = licencePieces(first.slice(0, -1));
  const [named] = licencePieces(others.join(" | "));
  if (label?.is === "name" && named && isKindAlone(named)) return line;
  const isOfRow = label?.is !== "detail" && named?.is === "licence";
  return { ...line, parts: isOfRow ? others : [[first, others[0]].join(" "), ...others.slice(1)] };
};

const isDate = (line: Line | undefined): boolean => isSpanAlone(line ? textOf(line) : "");

/** Sentences that were broken for lack of room, as one line. */
const joinSentences = (lines: readonly Line[]): Line[] =>
  joinLines(lines, (above, line) =>
    above.wraps && !line.bullet && /\.\s\p{Lu}/u.test(textOf(above))
      ? [{ ...above, parts: [`${textOf(above)} ${textOf(line)}`], wraps: line.wraps }]
      : null,
  );

const abbreviation = new RegExp(String.raw`\b${entryWords.abbreviations}$`, "i");
/** "Forklift licence, no. 4411. White Card 118842. …": licences that stand as sentences, each a line of its own. */
const sentencesOf = (line: Line): Line[] => {
  const sentences: string[] = [];
  for (const text of textOf(line).split(/\.\s+(?=\p{Lu})/u)) {
    const before = sentences.at(-1);
    const isOwn = !before || (!abbreviation.test(before) && [before, text].every(namesLicence));
    if (isOwn) sentences.push(text);
    // "White Card 118842. References on request." says no more of it.
    else if (sentences.length < 2 || licencePieces(text).every(({ is }) => is === "detail"))
      sentences.push(`${sentences.pop()}. ${text}`);
  }
  return sentences.length < 2
    ? [line]
    : sentences.map((text) => ({ ...line, parts: [text], bullet: true, wraps: false }));
};
const namesLicence = (text: string): boolean =>
  licencePieces(text).some(({ is }) => is === "licence") || driverLicenceIn([plainLine(text)]) !== null;

/** Whether a line is not the head of a table in words that no list has: cells without numbers above as many with a date. */
const isNoHead = ({ parts }: Line, at: number, lines: readonly Line[]): boolean => {
  const below = lines.slice(at + 1, at + 5).filter((line) => line.parts.length === parts.length);
  const isOver =
    lines[at + 1] === below[0] && below.some((line) => line.parts.some((part) => isSpanAlone(part)));
  return (
    parts.length < 3 ||
    !isOver ||
    columnNamesOf(parts) !== null ||
    /\d/.test(parts.join(" ")) ||
    parts.some(isLicenceName)
  );
};

/** The lines of a list of licences: labels and classes beside their names, and space above dates that stand above each name. */
export const licenceRows = (lines: readonly Line[]): Line[] => {
  const isDateAbove = isDate(lines[0]) && !isDate(lines[1]);
  return joinClasses(joinSentences(withNetworkDetails(lines.filter(isNoHead))).flatMap(sentencesOf))
    .map(withoutRowLabel)
    .map((line, at) => (isDateAbove && at > 0 && isDate(line) ? { ...line, gap: true } : line));
};
