import { isPlace } from "../fields/fits.ts";
import { JobFields } from "../fields/job-fields.ts";
import { isTaken } from "../fields/labelled-lines.ts";
import { namesPlace } from "../places/place-by-value.ts";
import { stateOf } from "../places/read-place.ts";
import { bullet, rule } from "./labelled-facts.ts";
import { between, isPieceOfFact, withPlaceApart } from "./line-pieces.ts";

/** Lines that belong together: those between empty ones, or from one bullet to the next. */
export interface Notice {
  line: number;
  isListed: boolean;
  /** The form of its bullet: "0." of "4. POSITIONS VACANT", "0.0" of "4.1 Cook". */
  mark: string;
  /** How many lines below its title are facts, "Fig Hotel", "Roma QLD", "Casual": what it says else may be below an empty line. */
  facts: number;
  /** The first line, without its bullet, and what is below it. */
  title: string;
  body: string[];
}

/** The end of a first sentence: "Cook - Fig Hotel. Casual, $35 an hour." has a title as its line alone would be. */
const firstSentence = /(?<=^[^.!?]*(?:\p{Ll}{2}|\p{Lu}{2}))[.!]\s+(?=[\p{Lu}$])/u;

export const isFacts = (line: string): boolean =>
  line.length <= longestFacts && line.split(between).some(isPieceOfFact);
const longestFacts = 100;
/** "Listed 2 days ago", "Closes 12 December". */
export const isLabelled = (line: string): boolean => isTaken(new JobFields(), line);
const endsWithAddress = (line: string): boolean => /https?:\/\/\S+$/.test(line);
const isSentence = (line: string): boolean => /[.!?]$/.test(line) && /\s/.test(line);
const mostFacts = 12;
/** How many of the lines below a title are facts, with one more for an employer; none of a block without a place and another one. */
const factsBelow = (given: readonly string[]): number => {
  const body = given.slice(0, mostFacts);
  const end = body.findIndex((line) => isSentence(line) || endsWithAddress(line));
  const lines = body.slice(0, end < 0 ? undefined : end);
  const facts = lines.filter((line) => isFacts(line) || isLabelled(line));
  const pieces = facts.flatMap((line) => line.split(between));
  // "Roma QLD | Casual | $34 an hour" is several facts.
  const isSeveral =
    facts.length > 1 ||
    pieces.filter(isPieceOfFact).length > 1 ||
    facts.some((line) => withPlaceApart(line).length > 1);
  const isSure = isSeveral || (facts.length === 1 && end > 0 && endsWithAddress(body[end]!));
  const hasPlace = pieces.some(isPlace);
  return isSure && hasPlace && facts.length > lines.length - 2 ? lines.length : 0;
};

/** The pieces of a line with commas; "Roma, QLD" is one. */
const piecesOfList = (line: string): string[] =>
  line.split(/[,;]\s|\s[|•·]\s/).reduce<string[]>((pieces, given) => {
    const piece = given.trim();
    if (pieces.length && stateOf(piece) !== null) pieces.push(`${pieces.pop()!} ${piece}`);
    else if (piece) pieces.push(piece);
    return pieces;
  }, []);

/** "Cook, Fig Hotel, Roma QLD, $35/h, apply by 12 Dec": the work, whose it is and where, and what else is said; null for other lines. */
const noticeOfList = (line: string): string[] | null => {
  const pieces = piecesOfList(line);
  const places = pieces.filter((piece) => namesPlace("", piece));
  const first = pieces.findIndex(isPieceOfFact);
  const others = pieces.slice(first).filter((piece) => !places.includes(piece));
  return first > 0 && first <= 2 && places.length && others.some(isPieceOfFact)
    ? [[...pieces.slice(0, first), ...places].join(" - "), others.join(" | ")]
    : null;
};

/** Blocks of lines, as they stand; null for a rule between them. */
const blocksIn = (text: string): (Notice | null)[] => {
  const found: (Notice | null)[] = [];
  let open: Notice | null = null;
  for (const [at, given] of text.split(/\r\n|\r|\n/).entries()) {
    const [mark = ""] = bullet.exec(given) ?? [];
    const isListed = mark !== "";
    const line = given.replace(bullet, "").trim();
    const isRule = rule.test(line);
    if (isRule) found.push(null);
    if (!line || isRule) open = null;
    else if (open && !isListed) open.body.push(line);
    else {
      const [title = "", ...body] = (isListed && noticeOfList(line)) || line.split(firstSentence);
      found.push(
        (open = {
          ...{ line: at + 1, isListed, mark: mark.trim().replace(/\d+/g, "0"), facts: 0 },
          ...{ title, body },
        }),
      );
    }
  }
  return found;
};

/** Notices of a text: a block that has only facts below its title goes on with the sentences and addresses of the next ones. */
export const noticesIn = (text: string): Notice[] => {
  const found: Notice[] = [];
  let head: Notice | null = null;
  for (const block of blocksIn(text)) {
    const facts = block ? factsBelow(block.body) : 0;
    const lines = block ? [block.title, ...block.body] : [];
    const isMore = lines.some((line) => isSentence(line) || endsWithAddress(line));
    if (head && !facts && isMore && !block!.isListed) {
      for (const line of lines) head.body.push(line);
      // What is below the address is of the mail.
      if (lines.some(endsWithAddress)) head = null;
    } else {
      const notice = block && { ...block, facts };
      if (notice) found.push(notice);
      head = notice && facts && !notice.body.some(endsWithAddress) ? notice : null;
    }
  }
  return found;
};
