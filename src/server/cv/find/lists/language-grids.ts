import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import type { Line } from "../../text/line.ts";

const word = new RegExp(`^${entryWords.languageGrid}$`, "i");

/** Whether a line has more than the words of the table in which forms of Europe say how well somebody speaks languages. */
export const isNotOfGrid = ({ parts }: Line): boolean =>
  !parts.every((part) => word.test(part.replaceAll(/[()*]/g, "").trim()));
