import { employerScore } from "../../../../lexicon/cv/employers.ts";
import { titleScore } from "../../../../lexicon/cv/titles.ts";
import type { JobHead } from "./entry-heads.ts";
import { mostCommon } from "./rows-below.ts";
import type { Piece } from "../parts/pieces.ts";

const titleMargin = ({ text }: Piece): number => titleScore(text) - employerScore(text);
const rowOf = ({ slot }: Piece): string => slot.split(":")[0]!;
const inRow = ({ pieces }: JobHead, row: string): Piece[] => pieces.filter((piece) => rowOf(piece) === row);

/** Two neighbours as they are written, with the dash between them; null where they are not in one part of a line. */
const asOne = (one: Piece, other: Piece): Piece | null => {
  if (one.line !== other.line || one.role || other.role) return null;
  for (const part of one.line.parts) {
    const from = part.indexOf(one.text);
    const to = from < 0 ? -1 : part.indexOf(other.text, from + one.text.length);
    const between = to < 0 ? "" : part.slice(from + one.text.length, to);
    if (/^\s*[-–—/]\s*$/.test(between)) return { ...one, text: part.slice(from, to + other.text.length) };
  }
  return null;
};

/** The last piece behind an employer where other entries have a place: "Acme – Head Office" beside "Bistro – Sydney". */
const placeBehind = (head: JobHead, pieces: readonly Piece[], others: readonly JobHead[]): Piece | null => {
  const [first, last, more] = pieces;
  const areSame = others.every(({ places, pieces: own }) =>
    places.some(({ line }) => own.some((one) => one.line === line && rowOf(one) === rowOf(pieces[0]!))),
  );
  const isPlaced = others.length > 0 && areSame && !head.places.length && last?.line === first?.line;
  return isPlaced && !more && first && last && titleMargin(first) <= 0 && titleMargin(last) <= 0
    ? last
    : null;
};

/**
 * "Leading Hand – Formwork" is one title where the other entries have one text in its place: pieces that a dash divides
 * are joined until a row has as many as usual, so that they fit those of the other entries best.
 */
export const withWholeTitles = (all: readonly JobHead[]): JobHead[] => {
  const heads = underOwners(all);
  const own = heads.filter(({ isGroup }) => !isGroup);
  const total = mostCommon(own.map(({ pieces }) => pieces.length));
  const joinRow = (head: JobHead, row: string): JobHead => {
    const count = mostCommon(
      own.flatMap((other) => inRow(other, row).length || []).toSorted((a, b) => a - b),
    );
    const pieces = inRow(head, row);
    if (pieces.length <= count) return head;
    const others = own.filter((other) => other !== head && inRow(other, row).length === count);
    const place = placeBehind(head, pieces, others);
    if (place)
      return { ...head, pieces: head.pieces.filter((one) => one !== place), places: [{ ...place, row: 0 }] };
    const fit = (texts: readonly Piece[]) =>
      texts.reduce(
        (sum, piece, at) =>
          sum + titleMargin(piece) * sumOf(others.map((other) => titleMargin(inRow(other, row)[at]!))),
        0,
      );
    const [best] = pieces
      .flatMap((piece, at) => {
        const next = pieces[at + 1];
        const whole = next && asOne(piece, next);
        if (!whole) return [];
        const joined = [...pieces.slice(0, at), whole, ...pieces.slice(at + 2)].map((one, n) => ({
          ...one,
          slot: `${row}:${n}`,
        }));
        return { joined, whole, fit: joined.length === count ? fit(joined) : 0 };
      })
      .toSorted((a, b) => b.fit - a.fit);
    if (!best) return head;
    const rest = head.pieces.filter((piece) => !pieces.includes(piece));
    // A title needs an employer beside it or above the role before, unless a comma divides the two in other entries.
    const isNested = own.some(({ above }) => above > head.above);
    const isLess =
      best.joined.length + rest.length < 2 && !isNested && !(total === 1 && best.whole.text.includes(","));
    return isLess ? head : joinRow({ ...head, pieces: [...best.joined, ...rest] }, row);
  };
  const rows = new Set(own.flatMap(({ pieces }) => pieces.map(rowOf)));
  return heads.map((head) => (head.isGroup || own.length < 2 ? head : [...rows].reduce(joinRow, head)));
};

/** The roles below an employer without dates: what a dash divides there is one title, as the employer is known. */
const underOwners = (heads: readonly JobHead[]): JobHead[] => {
  let isUnder = false;
  return heads.map((head) => {
    if (head.isGroup) isUnder = !head.span;
    if (head.isGroup || !isUnder) return head;
    const pieces = head.pieces.reduce<Piece[]>((joined, piece) => {
      const before = joined.at(-1);
      const whole = before ? asOne(before, piece) : null;
      return whole ? joined.with(-1, whole) : [...joined, piece];
    }, []);
    return { ...head, pieces };
  });
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
