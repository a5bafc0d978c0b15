import WordExtractor from "word-extractor";
import { isNoise } from "../../../lexicon/cv/table-noise.ts";
import { headingOf } from "../../../lexicon/cv/headings.ts";
import { plainLine, plainText, withoutBullet, type Line } from "./line.ts";
import { maxCharacters, maxLines, maxParagraph } from "./limits.ts";
import { Unreadable } from "./unreadable.ts";

/**
 * The lines of a Word 97 document (doc): headers, text, text boxes, footers.
 * @throws Unreadable for a file that is damaged or has no text.
 */
export const docLines = async (bytes: Uint8Array): Promise<Line[]> => {
  const document = await new WordExtractor().extract(Buffer.from(bytes)).catch((error: unknown) => {
    throw new Unreadable(
      "The document is damaged or protected. Please save it as DOCX or PDF and upload that.",
      {
        cause: error,
      },
    );
  });
  const stories = [
    document.getHeaders({ includeFooters: false }),
    document.getBody(),
    document.getTextboxes(),
    document.getFooters(),
  ];
  const lines = stories.flatMap((story, flow) => linesOf(story.slice(0, maxCharacters), flow));
  if (!lines.length)
    throw new Unreadable("The document has no text. Please upload the CV as it was written.");
  return lines.slice(0, maxLines);
};

/** The parts of a row; the first paragraph of the next column's cell starts a row where it is a heading. */
const atHeadings = (row: string): string[][] => {
  const parts = row.slice(0, maxParagraph).split(/\t+| {4,}/);
  if (isNoise(parts.map(plainText).join(" "))) return [parts];
  const rows: string[][] = [[]];
  for (const [at, part] of parts.entries()) {
    if (at > 0 && headingOf(plainText(part))) rows.push([]);
    rows.at(-1)!.push(part);
  }
  return rows;
};

const linesOf = (story: string, flow: number): Line[] => {
  let gap = false;
  return story
    .split(/[\n\v\f\r]/)
    .flatMap(atHeadings)
    .flatMap((row): Line[] => {
      const [first, ...others] = row.map(plainText).filter(Boolean);
      if (!first) {
        gap = true;
        return [];
      }
      const { text, bullet } = withoutBullet(first);
      const parts = [text, ...others].filter(Boolean);
      const line = { ...plainLine(...parts), bullet, gap, flow };
      gap = false;
      return parts.length ? [line] : [];
    });
};
