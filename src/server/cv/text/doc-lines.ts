import WordExtractor from "word-extractor";
import { plainText, withoutBullet, type Line } from "./line.ts";
import { maxCharacters, maxLines } from "./limits.ts";
import { Unreadable } from "./unreadable.ts";

/**
 * The lines of a Word 97 document (doc): headers, text, text boxes.
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
  ];
  const lines = stories.flatMap((story, flow) => linesOf(story.slice(0, maxCharacters), flow));
  if (!lines.length)
    throw new Unreadable("The document has no text. Please upload the CV as it was written.");
  return lines.slice(0, maxLines);
};

const linesOf = (story: string, flow: number): Line[] => {
  let gap = false;
  return story.split(/[\n\v\f\r]/).flatMap((row): Line[] => {
    const [first, ...others] = row
      .split(/\t+| {4,}/)
      .map(plainText)
      .filter(Boolean);
    if (!first) {
      gap = true;
      return [];
    }
    const { text, bullet } = withoutBullet(first);
    const parts = [text, ...others].filter(Boolean);
    const line = { parts, page: 1, style: "", size: 0, bullet, gap, wraps: false, flow, within: null };
    gap = false;
    return parts.length ? [line] : [];
  });
};
