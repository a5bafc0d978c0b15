import type { CvEntry } from "../../../../contract/cv.ts";
import { licenceKind } from "../../../../lexicon/conditions/licence-kind.ts";
import { headingOf } from "../../../../lexicon/cv/headings.ts";
import { isLabel } from "../../../../lexicon/cv/labels.ts";
import { licenceWords } from "../../../../lexicon/cv/licence-words.ts";
import { isTitle } from "../../../../lexicon/cv/titles.ts";
import { textOf, type Line } from "../../text/line.ts";
import { entryOf, fullDateIn, valueIn } from "../parts/cv-values.ts";
import { isName, isNamed, type LicencePiece } from "./licence-piece.ts";
import type { PieceOfLine } from "./licence-pieces.ts";

/** "by", "from": what is between a name and who issues it. */
const by = /^(.{3,}?)\s+(?:by|from)\s+(?:the )?(\p{Lu}.+)$/u;
/** "Dangerous Goods by Air". */
const byOther = new RegExp(String.raw`\s(?:by|from)\s+${licenceWords.noIssuers}(?!\p{L})`, "iu");

/** "Harbour Resus Training" behind a dash. */
const organisation = new RegExp(String.raw`^\p{Lu}[^\d,]* ${licenceWords.issuerEndings}$`, "u");

const role = new RegExp(`^${licenceWords.memberRoles}$`, "i");

/** Who issues it, by its words or as a name behind a comma: "Certified ScrumMaster, Scrum Alliance". */
const isIssuer = ({ is, after, name }: LicencePiece): boolean =>
  is === "issuer" ||
  (is === "name" && after === "dash" && organisation.test(name)) ||
  (is === "name" &&
    (after === "comma" || after === "list") &&
    /^(?:\p{Lu}(?!\P{Ll}*$)[^\d]*|\p{Lu}{4,6})$/u.test(name));

/** The name from its first piece to the last that goes on with it, as it is written, and its pieces. */
const titleOf = (
  pieces: readonly PieceOfLine[],
): { text: string; line: Line; own: readonly PieceOfLine[] } | null => {
  const named = pieces.findIndex(isName);
  // "Driver medical – passed 2026": the words of an issuer alone, with a date or a number, or as an item of a list.
  const isOfIssuer = named < 0 && pieces.some(({ number, span, line }) => number ?? span ?? line.bullet);
  // "Guild of Nurses, member since 2019": a role alone names nothing.
  const isBehind = named > 0 && role.test(pieces[named]!.name) && pieces[named - 1]!.is === "issuer";
  const first = isBehind ? named - 1 : isOfIssuer ? pieces.findIndex(({ is }) => is === "issuer") : named;
  const start = pieces[first];
  if (!start) return null;
  const behind = pieces.slice(first + 1);
  // "Member, Engineers Guild" names nothing without the guild.
  const isRole = role.test(start.name) || isBehind;
  // "Instrument Rating" in bold letters before ", check valid to 2027".
  const { lead = "" } = start.line;
  const isBehindLead = (text: string) => lead.includes(start.name) && !lead.includes(text);
  const end = behind.findIndex(
    (one) =>
      (isIssuer(one) && !isRole) || one.is === "detail" || one.line !== start.line || isBehindLead(one.text),
  );
  const own = [start, ...behind.slice(0, end < 0 ? behind.length : end)];
  const last = own.at(-1)!;
  const text = textOf(start.line);
  const from = text.indexOf(start.name);
  const to = text.indexOf(last.name, text.indexOf(last.text, from)) + last.name.length;
  const isDetailWithin = own.slice(0, -1).some(({ span, number }) => span ?? number);
  return { text: isDetailWithin ? start.name : text.slice(from, to), line: start.line, own };
};

/** "Online", "Associate", "current": what says how a licence is and names none; and "Passport". */
const noName = new RegExp(
  `^(?:${licenceWords.grades}|${licenceWords.validity}|${licenceWords.otherPapers})$`,
  "i",
);

const pending = new RegExp(`(?:^|\\()${licenceWords.pending}\\W*$`, "i");

/** Whether a text is a label, a heading or a remark, and names no licence. */
const isNoName = (text: string): boolean => isLabel(text) || noName.test(text) || /^\([^()]*\)$/.test(text);

/** "Tickets": but "Teacher Registration" names one. */
const isHeading = (text: string): boolean => !text.includes(" ") && headingOf(text) === "licences";

/** "Scrub Nurse, Hill Hospital, 2024 – present" among licences: a job, which no licence has the time of. */
const isJob = (text: string, pieces: readonly PieceOfLine[]): boolean =>
  !isNamed(text) &&
  isTitle(text) &&
  pieces.length > 2 &&
  pieces.some(({ span }) => span?.isRange) &&
  !pieces.some(({ name }) => role.test(name)) &&
  pieces.every(({ number }) => number === null);

/** One licence with its issuer, number and dates. */
export const licenceOf = (pieces: readonly PieceOfLine[]): CvEntry[] => {
  const title = titleOf(pieces);
  if (!title || title.text.split(" ").length > 16 || isNoName(title.text)) return [];
  // "Memberships: Guild of Nurses, since 2019".
  const isSaid = ({ number, span }: PieceOfLine) => number ?? (span && !pieces.some(isIssuer));
  if (isHeading(title.text) && !pieces.some(isSaid)) return [];
  if (isJob(title.text, pieces) || pieces.some(({ text }) => pending.test(text))) return [];
  const [, named = title.text, issuedBy] = (!byOther.test(title.text) && by.exec(title.text)) || [];
  const others = pieces.filter((piece) => !title.own.includes(piece));
  const issuer =
    others.find(isIssuer) ??
    others.find((piece) => isName(piece) && piece.line !== title.line && piece.line !== pieces[0]!.line);
  const numbered = pieces.find(({ number }) => number);
  const ended = pieces.find(({ isEnd }) => isEnd);
  const begun = pieces.find(({ span, isEnd }) => span && !isEnd);
  const dateOf = (piece: PieceOfLine | undefined, at: "start" | "end") =>
    piece && fullDateIn(piece.span?.[at], piece.line);
  const kind = licenceKind(named);
  return [
    entryOf("licence", {
      title: valueIn(named, title.line),
      kind: kind && valueIn(kind.value, title.line, kind.written),
      issuer: issuedBy ? valueIn(issuedBy, title.line) : issuer && valueIn(issuer.name, issuer.line),
      number: numbered && valueIn(numbered.number!, numbered.line),
      issued: dateOf(begun, "start") ?? dateOf(ended, "start") ?? dateOf(begun, "end"),
      expires: dateOf(ended, "end") ?? (dateOf(begun, "start") ? dateOf(begun, "end") : null),
    }),
  ];
};

/** "APLS" in "Advanced Paediatric Life Support", "ALS2" in "Advanced Life Support (ALS2)". */
const isInLetters = (short: string, title: string): boolean => {
  if (!/^(?=.*\p{Lu}{2})[\p{Lu}\d]{3,6}$/u.test(short)) return false;
  const [name = "", ...others] = title.split(/[(),]/).map((one) => one.trim());
  const initials = (name.match(/(?<![\p{L}\d])\p{Lu}/gu) ?? []).join("");
  return initials === short || others.includes(short);
};

const valueOf = ({ fields }: CvEntry, name: string): string => fields[name]?.value.toLowerCase() ?? "";

/** Whether an entry has nothing but a name that another one says with more: "AHPRA" beside "Registered Nurse, AHPRA". */
const isBareTwin = (entry: CvEntry, other: CvEntry): boolean => {
  const title = valueOf(entry, "title");
  return (
    Object.keys(entry.fields).every((name) => name === "title" || name === "kind") &&
    (isInLetters(entry.fields["title"]?.value ?? "", other.fields["title"]?.value ?? "") ||
      title === valueOf(other, "issuer") ||
      valueOf(other, "title").startsWith(`${title} (`))
  );
};

const kindAtEnd = new RegExp(String.raw` ${licenceWords.lastOfTold}$`, "iu");
/** "Baseline clearance" and "Baseline" are one. */
const plainTitle = ({ fields }: CvEntry): string =>
  fields["title"]?.value.toLowerCase().replace(kindAtEnd, "") ?? "";

/** What an entry says beside its title and its kind, which its words tell. */
const detailsOf = ({ fields }: CvEntry) =>
  Object.entries(fields).filter(([name]) => name !== "title" && name !== "kind");

/** The licences without one that is said again with less, such as the one at the top of a page and in its list. */
export const withoutRepeated = (entries: readonly CvEntry[]): CvEntry[] =>
  entries.filter((entry, at) => {
    const details = detailsOf(entry);
    const isWithin = (other: CvEntry, index: number): boolean =>
      other.section === entry.section &&
      (isBareTwin(entry, other) ||
        (plainTitle(entry) === plainTitle(other) &&
          details.every(([name, { value }]) => other.fields[name]?.value.startsWith(value)) &&
          (index < at || detailsOf(other).length > details.length)));
    return (
      entry.section !== "licence" || !entries.some((other, index) => index !== at && isWithin(other, index))
    );
  });
