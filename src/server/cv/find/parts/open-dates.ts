import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import type { Line } from "../../text/line.ts";

/** "May 2022 – still working here": the words in place of the end of a time. */
const stillThere = new RegExp(String.raw`(?<=\d{4} (?:[–—-]|to)) ${entryWords.stillThere}(?=$|[,;)])`, "i");
/** The arrow of "2020-06 > 2022-01" and of "2022-02 >". */
const arrow = /(?<=(?:19|20)\d\d(?:[/.-]\d\d)?) >{1,2}(?= \d|$)/;

/** Lines in which times that go on, and those with an arrow, are as others are: "May 2022 –", "2022-02 →". */
export const withOpenDates = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const parts = line.parts.map((part) => part.replace(stillThere, "").replace(arrow, " →"));
    return parts.some((part, at) => part !== line.parts[at]) ? { ...line, parts } : line;
  });
