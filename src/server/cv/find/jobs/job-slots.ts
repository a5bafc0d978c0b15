import { employerScore, isCompany } from "../../../../lexicon/cv/employers.ts";
import { textOf } from "../../text/line.ts";
import { isTitle, titleScore } from "../../../../lexicon/cv/titles.ts";
import type { JobHead } from "./entry-heads.ts";
import type { Piece } from "../parts/pieces.ts";

/** How much more a piece looks like a title than like an employer. */
const titleMargin = ({ text, role }: Piece): number =>
  role === "title" ? 8 : role === "employer" ? -8 : titleScore(text) - employerScore(text);

/** The slots of the title and of the employer that fit all entries of a CV best. */
export const bestSlots = (heads: readonly JobHead[]): { title: string; employer: string } | null => {
  const slots = [...new Set(heads.flatMap(({ pieces }) => pieces.map(({ slot }) => slot)))].slice(0, 12);
  let best: { title: string; employer: string; score: number } | null = null;
  for (const title of slots)
    for (const employer of slots) {
      if (title === employer) continue;
      const score = heads.reduce((sum, { pieces }) => {
        const [one, other] = [title, employer].map((slot) => pieces.find((piece) => piece.slot === slot));
        return (
          sum +
          (one ? titleMargin(one) + 0.4 : 0) -
          (other ? titleMargin(other) - 0.4 : 0) +
          (one && other ? 0.5 : 0)
        );
      }, 0);
      if (!best || score > best.score) best = { title, employer, score };
    }
  return best;
};

export interface Job {
  title: Piece | null;
  employer: Piece | null;
}

/** Whether a piece is on another line than the title, and of some words with capitals, as names are. */
const isNameBelow = ({ line, text }: Piece, title: Piece | null): boolean =>
  title !== null && line !== title.line && /^(?:\p{Lu}\S*(?: (?:of|and|the|&))* ?){3,}$/u.test(text);

/** "Account Broker at Keel Insurance Brokers". */
const isBehindAt = ({ line, text }: Piece, title: Piece | null): boolean =>
  title !== null && textOf(line).includes(`${title.text} at ${text}`);

/** The title and the employer of an entry: what is in their slots, unless its words say otherwise. */
export const jobOf = ({ pieces }: JobHead, slots: ReturnType<typeof bestSlots>): Job => {
  const at = (slot: string | undefined) => pieces.find((piece) => piece.slot === slot) ?? null;
  let [title, employer] = [at(slots?.title), at(slots?.employer)];
  const others = () => pieces.filter((piece) => piece !== title && piece !== employer);
  if (!title && employer && isTitle(employer.text) && !isCompany(employer.text))
    [title, employer] = [employer, null];
  if (title && !employer && titleMargin(title) < -1) [title, employer] = [null, title];
  title ??=
    others()
      .toSorted((a, b) => titleMargin(b) - titleMargin(a))
      .find((piece) => titleMargin(piece) > 0) ?? null;
  employer ??=
    others()
      .toSorted((a, b) => titleMargin(a) - titleMargin(b))
      .find((piece) => titleMargin(piece) < 1) ?? null;
  // "Receptionist, Durack Family Practice", "Flood Rescue Volunteers": words of titles as well, and nothing else is left.
  const [last, more] = others();
  const isFree =
    last?.role === null &&
    !more &&
    (!isTitle(last.text) || isNameBelow(last, title) || isBehindAt(last, title));
  if (title && !employer && isFree) employer = last;
  return { title, employer };
};
