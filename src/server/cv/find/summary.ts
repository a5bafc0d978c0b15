import type { CvEntry } from "../../../contract/cv.ts";
import { textOf, type Line } from "../text/line.ts";
import { entryOf } from "./parts/cv-values.ts";
import { paragraphs } from "./parts/paragraphs.ts";

const contact = /@|https?:|www\.|linkedin\.com|\+?\d[\d ()-]{8,}/i;

/** The first lines up to a short one that nothing was broken before. */
const paragraphFrom = (lines: readonly Line[]): Line[] => {
  const end = lines.findIndex(
    (line, at) => contact.test(textOf(line)) || (at > 0 && !lines[at - 1]!.wraps && textOf(line).length < 70),
  );
  return lines.slice(0, end < 0 ? lines.length : end);
};

/** The summary: the part with that heading, else the first paragraph before the headings. */
export const summaryIn = (lines: readonly Line[], top: readonly Line[]): CvEntry[] => {
  const from = top.findIndex(
    (line) => textOf(line).length > 80 && !contact.test(textOf(line)) && line.parts.length === 1,
  );
  const untitled = from < 0 ? [] : paragraphFrom(top.slice(from));
  const text = paragraphs(lines.length ? lines : untitled);
  return text && text.value.split(" ").length >= (lines.length ? 3 : 5)
    ? [entryOf("personal_summary", { personal_summary: text })]
    : [];
};
