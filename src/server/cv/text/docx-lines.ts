import { linesOfBlocks } from "./block-lines.ts";
import { readStory } from "./docx-blocks.ts";
import type { Line } from "./line.ts";
import { Unreadable } from "./unreadable.ts";
import { unzip } from "./unzip.ts";

const part = /^word\/(?:document|header\d*|footer\d*|styles)\.xml$/;

/**
 * The lines of a Word document (docx) in reading order: headers, text, text boxes, footers.
 * @throws Unreadable for a file that is damaged or has no text.
 */
export const docxLines = (bytes: Uint8Array): Line[] => {
  const files = unzip(bytes, (name) => part.test(name));
  const usual = usualSize(files.get("word/styles.xml"));
  const storiesOf = (kind: string) =>
    [...files]
      .filter(([name]) => name.startsWith(`word/${kind}`))
      .flatMap(([, content]) => {
        const { blocks, boxes } = read(content, usual);
        return [blocks, ...boxes];
      });
  if (!files.has("word/document.xml"))
    throw new Unreadable("The file is not a Word document. Please save it again as DOCX.");
  return linesOfBlocks(["header", "document", "footer"].flatMap(storiesOf));
};

/** The size of text whose paragraphs say none, in points: that of the document, else the one of Word. */
const usualSize = (styles: Uint8Array | undefined): number => {
  const defaults = /<w:docDefaults>[^]*?<\/w:docDefaults>/.exec(
    styles ? Buffer.from(styles).toString("utf8") : "",
  );
  return Number(/<w:sz w:val="(\d+)"/.exec(defaults?.[0] ?? "")?.[1] ?? 20) / 2;
};

const read = (content: Uint8Array, usual: number) => {
  try {
    return readStory(Buffer.from(content).toString("utf8"), usual);
  } catch (error) {
    throw new Unreadable("The document is damaged. Please save it again and upload it once more.", {
      cause: error,
    });
  }
};
