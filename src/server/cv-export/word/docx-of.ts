import { Document, Packer, SectionType, type ISectionOptions, type Paragraph } from "docx";
import type { CvLayout } from "../../../contract/cv-export.ts";
import type { JsonResume } from "../../../contract/json-resume.ts";
import { cvDocument, type CvBlock } from "../cv-document.ts";
import { blockParagraphs, headerParagraphs, headingParagraph } from "./word-blocks.ts";
import { a4, wordLists, wordLooks, wordStyles } from "./word-styles.ts";

/** Lists of short items are set in two columns from this many. */
const manyItems = 6;

/** A CV as a Word file, with styles for its headings and lists. */
export const docxOf = async (resume: JsonResume, layout: CvLayout): Promise<Uint8Array<ArrayBuffer>> => {
  const cv = cvDocument(resume);
  const look = wordLooks[layout];
  const parts = [
    { columns: 1, paragraphs: headerParagraphs(cv) },
    ...cv.sections.flatMap(({ heading, blocks }) => [
      { columns: 1, paragraphs: [headingParagraph(heading)] },
      ...blocks.map((block) => ({ columns: columnsOf(block), paragraphs: blockParagraphs(block, look) })),
    ]),
  ];
  const document = new Document({
    title: cv.title,
    creator: cv.name,
    lastModifiedBy: cv.name,
    styles: wordStyles(look),
    numbering: wordLists(look),
    sections: sectionsOf(parts),
  });
  return new Uint8Array(await Packer.toBuffer(document));
};

interface Part {
  columns: number;
  paragraphs: Paragraph[];
}

const columnsOf = (block: CvBlock): number =>
  block.kind === "list" && block.items.length >= manyItems && block.items.every((item) => item.length <= 40)
    ? 2
    : 1;

/** Word sets columns by section: neighbours with the same number of columns become one. */
const sectionsOf = (parts: readonly Part[]): ISectionOptions[] => {
  const joined: Part[] = [];
  for (const { columns, paragraphs } of parts) {
    const last = joined.at(-1);
    if (last?.columns === columns) last.paragraphs.push(...paragraphs);
    else joined.push({ columns, paragraphs: [...paragraphs] });
  }
  const { margin, ...size } = a4;
  return joined.map(({ columns, paragraphs }) => ({
    properties: {
      type: SectionType.CONTINUOUS,
      page: { size, margin: { top: margin, right: margin, bottom: margin, left: margin } },
      ...(columns > 1 && { column: { count: columns, space: 360 } }),
    },
    children: paragraphs,
  }));
};
