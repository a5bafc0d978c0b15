import { isPartlyAbout } from "../../../../lexicon/cv/headings.ts";
import { isLabel } from "../../../../lexicon/cv/labels.ts";
import { isLicenceName, licenceWords } from "../../../../lexicon/cv/licence-words.ts";
import { isTitle } from "../../../../lexicon/cv/titles.ts";
import { plainLine, textOf, type Line } from "../../text/line.ts";
import type { Block } from "../topics.ts";
import { columnNamesOf } from "../parts/table-heads.ts";
import { phoneIn } from "../person/contact.ts";
import {
  driverLabel,
  driverLicenceIn,
  isClassAndMore,
  isDriverLabel,
  namesDriverLicence,
} from "./driver-licences.ts";
import { isName, isRegisterNumber, type LicencePiece } from "./licence-piece.ts";
import { licencePieces } from "./licence-pieces.ts";
import { licencesOf, sentencesOf } from "../told.ts";
import { saysLicence } from "./licences.ts";

/** Whether a text names a licence, or one to drive with its class. */
const namesLicence = (text: string): boolean =>
  licencePieces(text).some((piece) => piece.is === "licence" || isRegisterNumber(piece)) ||
  driverLicenceIn([plainLine(text)]) !== null;

const isBareName = (piece: LicencePiece): boolean => isName(piece) && piece.number === null;

/** "Dump Truck Operator – Coal Board Medical" without the occupation in front. */
const withoutTitle = (text: string): string => {
  const [, title = "", rest = ""] = /^(.+?) [–—-] (.+)$/.exec(text) ?? [];
  return isTitle(title) && namesLicence(rest) ? rest : text;
};

/** What stands between bars and points of a line. */
const cellsOf = ({ parts }: Line): string[] =>
  parts.flatMap((part) => part.split(/\s+[|•·]\s+|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u));

/** "Australian citizen | White Card 118842 | no. 4411": the cells that name licences, each with what says more of it. */
const ownCells = (line: Line): Line[] => {
  if (isDriverLabel(line) && line.parts.length > 1) return [line];
  const cells = cellsOf(line).map(withoutTitle);
  if (cells[0] === textOf(line)) return [line];
  const groups: string[][] = [];
  for (const [at, text] of cells.entries()) {
    const isMore = at > 0 && namesLicence(cells[at - 1]!) && !licencePieces(text).some(isBareName);
    if (namesLicence(text)) groups.push([text]);
    else if (isMore && !phoneIn([plainLine(text)])) groups.at(-1)!.push(text);
  }
  return groups.length
    ? groups.map((parts) => ({ ...line, parts: [parts.join(" | ")], bullet: true, wraps: false }))
    : [line];
};

/** A line without the cells that have an email address. */
const withoutEmail = (line: Line): Line => {
  const cells = cellsOf(line);
  const parts = cells.filter((cell) => !cell.includes("@"));
  return parts.length && parts.length < cells.length ? { ...line, parts } : line;
};

const lastWord = new RegExp(String.raw`(?<!\p{L})${licenceWords.lastOfTold}$`, "iu");
/** The most words of the name of a licence that stands as a sentence. */
const mostWords = 8;
const says = new RegExp(String.raw`^(?:${licenceWords.holding})\b`, "i");
/** Whether a line is one to drive, or a licence with its date or number, and nothing else: "National Police Check March 2026". */
const isLicenceAlone = (line: Line): boolean => {
  const [piece, ...more] = licencePieces(textOf(line));
  const isWhole = piece?.is === "licence" && more.every(({ is }) => is === "detail");
  const isSure = [piece, ...more].some(
    (one) => one?.number ?? (one?.isEnd || (one?.span && lastWord.test(piece?.name ?? ""))),
  );
  const isNamed = isWhole && piece.name.split(" ").length <= mostWords;
  return (isNamed && isSure) || (isWhole && driverLicenceIn([line]) !== null);
};

/** "Driving: ‖ Open licence, class C": whatever the label is, one to drive, and nothing else. */
const isLabelledToDrive = ({ parts: [first = "", value = "", more] }: Line): boolean =>
  value !== "" &&
  !more &&
  isLabel(first) &&
  isLicenceAlone(plainLine(value)) &&
  driverLicenceIn([plainLine(value)]) !== null;

const kindLabel = new RegExp(String.raw`^(?:\p{L}+ )?${licenceWords.lastOfTold}s?\s*:?$`, "iu");
/** "Clearance: ‖ Baseline, granted May 2025": what kind of licence it is, and one with nothing else but details. */
const isOfKind = ({ parts: [label = "", value = "", more] }: Line): boolean => {
  const [piece, ...others] = licencePieces(value);
  return (
    !more && kindLabel.test(label) && piece?.is === "licence" && others.every(({ is }) => is === "detail")
  );
};

/** "Recreational boat licence": a name that ends as those of licences do, without a date or a number. */
const isBareLicence = (line: Line): boolean => {
  const [piece, more] = licencePieces(textOf(line));
  const isNamed = piece?.is === "licence" && !more && piece.name.includes(" ") && lastWord.test(piece.name);
  // One to drive has a class.
  return isNamed && !namesDriverLicence(piece.name);
};

/** The sentences of lines that are licences and nothing else; beside such a one, a name alone is one, too. */
const licencesTold = (lines: readonly Line[]): Line[] => {
  const sure = lines.flatMap((line) => sentencesIn(line));
  return sure.length ? lines.flatMap((line) => sentencesIn(line, isBareLicence)) : sure;
};

/** The sentences of a text that are a licence and nothing else, and what "I hold …" is followed by. */
const sentencesIn = (line: Line, isOther: (line: Line) => boolean = () => false): Line[] =>
  sentencesOf(textOf(line))
    // "Full licence (class C); have driven a bus".
    .flatMap((text) => (says.test(text) ? text : text.split(/;\s+/)))
    .map((text) => ({ ...line, parts: [text.replace(/\.$/, "")], bullet: true, wraps: false }))
    .flatMap((one) =>
      says.test(textOf(one)) ? licencesOf(one, textOf(one)) : isLicenceAlone(one) || isOther(one) ? one : [],
    );

/** "C (Victoria)", "NSW, class C; Brasil, categoria AB". */
const saysClass = (text: string): boolean => isClassAndMore(text) || / class /.test(text);

/** What stands below "Driving licence", with that label where it says a class: "Cars: C (Victoria)", but not "Cars: B". */
const belowDriverHeading = ({ heading, lines }: Block): Line[] => {
  const label =
    heading &&
    textOf(heading)
      .split(/\s*\/\s*/)
      .find((side) => driverLabel.test(side));
  if (!label) return [];
  return lines
    .filter((line) => driverLicenceIn([line]) ?? saysClass(textOf(line)))
    .map((line) => (driverLicenceIn([line]) ? line : { ...line, parts: [label, ...line.parts] }));
};

/** "Driver's licence ‖ Interests" above "C class ‖ Chess": a label above its value, as in the other columns. */
const belowLabels = ({ lines }: Block): Line[] =>
  lines.flatMap((line, at) => {
    const column = line.parts.findIndex((part) => driverLabel.test(part));
    const { parts = [] } = lines[at + 1] ?? {};
    const isValue = parts.length === line.parts.length && saysClass(parts[column] ?? "");
    return isValue ? { ...line, parts: [line.parts[column]!, parts[column]!] } : [];
  });

/** The sentences below "Languages and licences" that name licences: "Spanish (fluent). Car licence C and coxswain." */
const besideLanguages = ({ topic, heading, lines }: Block): Line[] =>
  topic === "languages" && heading && isPartlyAbout(textOf(heading), "licences")
    ? lines.flatMap((line) =>
        textOf(line)
          .split(/\.(?:\s+|$)/)
          .filter(namesLicence)
          .map((text) => ({ ...line, parts: [text], bullet: true, wraps: false })),
      )
    : [];

/** The rows below the head of a table of papers, such as one with the passport, that name a licence by their words. */
const tabledLicences = (lines: readonly Line[]): Line[] => {
  const at = lines.findIndex(({ parts }) => {
    const names = columnNamesOf(parts);
    return names?.includes("licence") && names.includes("number") && names.includes("expires");
  });
  const rows = lines
    .slice(at + 1)
    .filter(({ parts: [name = "", ...more] }) => more.length > 0 && isLicenceName(name));
  return at < 0 || !rows.length ? [] : [lines[at]!, ...rows];
};

/** The parts whose lines are all looked at, and those in which sentences may be licences. */
const ownTopics: readonly Block["topic"][] = [null, "contact", "skills", "licences"];
const toldTopics: readonly Block["topic"][] = ["other", "languages", "summary"];

/**
 * The lines about licences in parts with other headings.
 * @param among The lines of the person and of skills, of which `taken` are about licences.
 */
export const licencesElsewhere = (
  blocks: readonly Block[],
  among: readonly Line[],
): { taken: readonly Line[]; licences: readonly Line[] } => {
  const others = blocks.filter(({ topic }) => topic === "other");
  const told = blocks.filter(({ topic }) => toldTopics.includes(topic));
  const rows = blocks.flatMap(({ topic, lines }) => (ownTopics.includes(topic) ? [] : lines));
  const says = (line: Line) => isOfKind(line) || saysLicence(withoutEmail(line));
  const taken = among.filter((line, at) => says(line) || (among[at - 1]?.wraps && says(among[at - 1]!)));
  const licences = [
    ...taken.flatMap(ownCells),
    // "Driver licence ‖ Class C" in a form, below any heading, such as the label "Languages" of a row above.
    ...rows.filter((line) => (isDriverLabel(line) && saysLicence(line)) || isLabelledToDrive(line)),
    ...told.flatMap(({ lines }) => licencesTold(lines)),
    ...others.flatMap(({ lines }) => tabledLicences(lines)),
    ...blocks.flatMap((block) => [...belowDriverHeading(block), ...belowLabels(block)]),
    ...blocks.flatMap(besideLanguages),
  ];
  return { taken, licences };
};
