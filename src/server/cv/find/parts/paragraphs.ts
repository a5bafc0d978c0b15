import type { CvValue } from "../../../../contract/cv.ts";
import { textOf, type Line } from "../../text/line.ts";
import { valueInLines } from "./cv-values.ts";
import { entryWords } from "../../../../lexicon/cv/entry-words.ts";

const label = new RegExp(String.raw`^${entryWords.textLabels}\s*:?$`, "i");
const longest = 4_000;

/** "Duties: Livestock and general freight." */
const labelled = new RegExp(String.raw`^${entryWords.textLabels}\s*:\s+`, "i");
const withoutLabel = (line: Line): Line => {
  const text = textOf(line);
  return labelled.test(text) ? { ...line, parts: [text.replace(labelled, "")] } : line;
};

/** Lines as text: bullets and paragraphs on lines of their own, broken lines joined. Null where there are none. */
export const paragraphs = (lines: readonly Line[]): CvValue | null => {
  const own = lines.filter((line) => !label.test(textOf(line))).map(withoutLabel);
  let text = "";
  let last: Line | null = null;
  for (const line of own) {
    if (text.length > longest) break;
    const goesOn = last && (last.wraps || (!line.bullet && /^\p{Ll}/u.test(textOf(line))));
    text += (text ? (goesOn && !line.bullet ? " " : "\n") : "") + textOf(line);
    last = line;
  }
  return text ? valueInLines(text.slice(0, longest), own) : null;
};
