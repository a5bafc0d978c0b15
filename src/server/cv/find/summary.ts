import type { CvEntry } from "../../../contract/cv.ts";
import { textOf, type Line } from "../text/line.ts";
import { entryOf } from "./finding.ts";
import { paragraphs } from "./paragraphs.ts";

const contact = /@|https?:|www\.|linkedin\.com|\+?\d[\d ()-]{8,}/i;

/** The summary: the part with that heading, else the first paragraph before the headings. */
export const summaryIn = (lines: readonly Line[], top: readonly Line[]): CvEntry[] => {
  const from = top.findIndex(
    (line) => textOf(line).length > 80 && !contact.test(textOf(line)) && line.parts.length === 1,
  );
  const untitled = from < 0 ? [] : top.slice(from).filter((line) => !contact.test(textOf(line)));
  const text = paragraphs(lines.length ? lines : untitled);
  return text && text.value.split(" ").length >= 5
    ? [entryOf("personal_summary", { personal_summary: text })]
    : [];
};
