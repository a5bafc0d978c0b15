import { employerScore } from "../../../../lexicon/cv/employers.ts";
import { titleScore } from "../../../../lexicon/cv/titles.ts";
import { isRegion } from "../../words/places.ts";
import { atTown, isBeforeTown } from "../parts/hyphened-towns.ts";
import { rowOf, type Piece } from "../parts/pieces.ts";
import type { JobHead } from "./entry-heads.ts";

/** "Greenacre, Newborough", "Acme Homes WA, Balga": an employer that is called as a place, where other jobs have theirs in that row. */
const withEmployerOfPlace = (head: JobHead, others: readonly JobHead[]): JobHead => {
  const [piece, another] = head.pieces;
  const [place, more, third] = head.places;
  const [name = "", town = "", rest] = more
    ? [place!.text, more.text, third]
    : (place?.text.split(", ") ?? []);
  const isInRow = !rest && (!more || more.row === place!.row);
  const isApart = piece && place && !another && isInRow && rowOf(piece) !== place.row;
  const isUsual = others.some(
    ({ pieces }) => pieces.length > 1 && pieces.some((one) => rowOf(one) === place?.row),
  );
  if (!isApart || !town || !isUsual || isRegion(town) || titleScore(piece.text) <= 0) return head;
  const employer: Piece = { text: name, line: place.line, slot: `${place.row}:0`, role: null };
  return { ...head, pieces: [piece, employer], places: [{ ...place, text: town }] };
};

/** "Mama Wanjiku Fabrics-Nakuru, Kenya", where other jobs have a hyphen between the employer and a town that is known. */
const withoutTown = (head: JobHead, others: readonly JobHead[]): JobHead => {
  const isUsual = others.some(({ pieces }) => pieces.some(isBeforeTown));
  const [country, more] = head.places;
  const named =
    (more ?? (country && !isRegion(country.text)))
      ? undefined
      : head.pieces.find(({ role, text }) => role === null && atTown(text));
  const { name = "", town = "" } = (named && atTown(named.text)) ?? {};
  if (!named || !isUsual || titleScore(named.text) > 0 || employerScore(town) >= 1) return head;
  return {
    ...head,
    pieces: head.pieces.map((one) => (one === named ? { ...one, text: name } : one)),
    places: [
      { text: [town, ...(country ? [country.text] : [])].join(", "), line: named.line, row: rowOf(named) },
    ],
  };
};

/** The heads in which a text that is a place, or has one behind a hyphen, is an employer as the other jobs have it. */
export const withNamesInPlaces = (heads: readonly JobHead[]): JobHead[] =>
  heads.map((head) => {
    const others = heads.filter((other) => other !== head);
    return head.isGroup ? head : withoutTown(withEmployerOfPlace(head, others), others);
  });
