import { employerScore } from "../../../../lexicon/cv/employers.ts";
import { institutionScore } from "../../../../lexicon/cv/qualifications.ts";
import { isRank, titleScore } from "../../../../lexicon/cv/titles.ts";
import { isPlace } from "../../words/places.ts";
import type { Piece } from "../parts/pieces.ts";
import type { JobHead } from "./entry-heads.ts";
import { rolesIn } from "./groups.ts";

/** The heads that are roles below an employer with its own dates, or above the first: a comma in them is within the title. */
const nestedIn = (heads: readonly JobHead[]): Set<JobHead> => {
  const roles = rolesIn(heads);
  let most = 0;
  let owner: JobHead | null = null;
  return new Set(
    heads.flatMap((head) => {
      // What stands below another heading is under none of the heads above that.
      if (head.isFirst) [most, owner] = [0, null];
      most = Math.max(most, head.above);
      // "Acme" in bold letters above several roles with their dates.
      if (head.above) owner = head;
      const isUnder =
        owner?.above === 1 && head.above === 0 && owner.pieces[0]?.line.style !== owner.dated.style;
      if (roles.has(head)) return head;
      const [, ...rest] = head.pieces[0]?.text.split(",") ?? [];
      const isNested = !head.isGroup && (isUnder || (most > 1 && head.above < most));
      return isNested && employerScore(rest.join(",")) < 1.5 ? head : [];
    }),
  );
};

/** "Chef, Acme Pty Ltd": title and employer in one piece, in most entries or where the words leave no doubt. */
const withCommas = (heads: readonly JobHead[]): JobHead[] => {
  const nested = nestedIn(heads);
  const isSingle = ({ pieces }: JobHead) => pieces.length === 1 && pieces[0]!.text.includes(",");
  const isUsualIn = (own: readonly JobHead[]) => own.filter(isSingle).length * 2 >= own.length;
  let isUsual = false;
  return heads.map((head, at) => {
    // Below each heading the heads may have another form.
    const end = head.isFirst ? heads.findIndex(({ isFirst }, n) => n > at && isFirst) : at;
    if (head.isFirst) isUsual = [heads, heads.slice(at, end < 0 ? heads.length : end)].some(isUsualIn);
    const [piece, another] = head.pieces;
    return piece && !another && !nested.has(head)
      ? { ...head, pieces: splitAtComma(piece, isUsual ? 0 : 2) }
      : head;
  });
};

const nameScore = (text: string): number => Math.max(employerScore(text), institutionScore(text));

/** How clearly two texts are a title and an employer: above 0 in this order, below 0 in the other. */
const orderOf = (before: string, after: string): number =>
  titleScore(before) - employerScore(before) - titleScore(after) + employerScore(after);

/** A piece as two. */
const inTwo = (piece: Piece, texts: readonly [string, string]): Piece[] =>
  texts.map((text, at) => ({ ...piece, text, slot: `${piece.slot}:${at}` }));

const splitAtComma = (piece: Piece, least: number): Piece[] => {
  const parts = piece.text.split(/,\s*/);
  const splits = parts.slice(1).map((_, at) => {
    const [before, after] = [parts.slice(0, at + 1).join(", "), parts.slice(at + 1).join(", ")];
    // "Nurse, Emergency, Royal Hospital": the unit belongs to the title.
    const [unit = "", ...rest] = after.split(/,\s*/);
    const isOneWord = !unit.includes(" ");
    // "Chef, self employed, Riverina".
    const isOwn = rest.length > 0 && employerScore(unit) >= 4 ? 5 : 0;
    const isUnit = (employerScore(unit) < 1 || isOneWord) && nameScore(rest.join(", ")) >= 1.5;
    return {
      before,
      after,
      fit:
        isOwn + Math.abs(orderOf(before, after)) - (isPlace(after) ? 5 : isUnit ? (isOneWord ? 2 : 0.1) : 0),
    };
  });
  const [best] = splits.toSorted((a, b) => b.fit - a.fit);
  return best && best.fit >= least ? inTwo(piece, [best.before, best.after]) : [piece];
};

/** "Security Guard (Wilson Security)": title and employer in one piece, in most entries or by the words. */
const withBrackets = (heads: readonly JobHead[]): JobHead[] => {
  const sidesOf = ({ isGroup, pieces: [piece, another] }: JobHead) => {
    const [, before = "", inside = ""] =
      (piece && !another && !isGroup && /^(.{3,}?)\s*\(([^()]{2,})\)$/u.exec(piece.text)) || [];
    return inside && !isRank(inside) && titleScore(before) > titleScore(inside) && /^\p{Lu}/u.test(inside)
      ? { before, inside }
      : null;
  };
  const isUsual = heads.length > 1 && heads.filter(sidesOf).length * 2 > heads.length;
  // "Operator (Night Shift)" below its employer.
  const nested = nestedIn(heads);
  return heads.map((head) => {
    const [piece] = head.pieces;
    const sides = sidesOf(head);
    if (!piece || !sides || !((isUsual && !nested.has(head)) || employerScore(sides.inside) >= 1))
      return head;
    return {
      ...head,
      pieces: [
        { ...piece, text: sides.before },
        { ...piece, text: sides.inside, slot: `${piece.slot}:brackets` },
      ],
    };
  });
};

/** "Acme: Chef" and "Chef: Acme": title and employer in one piece, in most entries or by the words. */
const withColons = (heads: readonly JobHead[]): JobHead[] => {
  const sidesOf = ({ isGroup, pieces: [piece, another] }: JobHead) =>
    (piece &&
      !another &&
      !isGroup &&
      piece.role === null &&
      /^([^:]{3,60}?)\s*:\s+(\p{Lu}.+)$/u.exec(piece.text)) ||
    null;
  const isUsual = heads.length > 1 && heads.filter(sidesOf).length * 2 > heads.length;
  return heads.map((head) => {
    const [, before = "", after = ""] = sidesOf(head) ?? [];
    return before && (isUsual || Math.abs(orderOf(before, after)) >= 2)
      ? { ...head, pieces: inTwo(head.pieces[0]!, [before, after]) }
      : head;
  });
};

/** The heads in which one piece has a title and an employer, divided. */
export const splitHeads = (heads: readonly JobHead[]): JobHead[] =>
  withCommas(withBrackets(withColons(heads)));
