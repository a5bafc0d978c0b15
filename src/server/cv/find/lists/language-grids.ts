import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import type { Line } from "../../text/line.ts";

const words = new RegExp(
  String.raw`^(?:(?:${entryWords.languageGrid}|[abc][12])(?![\p{L}\d])[\s:/–-]*)+$`,
  "iu",
);

/** Whether a line has more than the words of the table in which forms of Europe say how well somebody speaks languages. */
export const isNotOfGrid = ({ parts }: Line): boolean =>
  !parts.every((part) => words.test(part.replaceAll(/[()*]/g, "").trim()));
