import { BorderStyle, ExternalHyperlink, HeadingLevel, Paragraph, TextRun, type ParagraphChild } from "docx";
import type { CvBlock, CvDocument, CvEntry } from "../cv-document.ts";
import { isRightToLeft } from "../right-to-left.ts";
import { entryTabs, ruleColor, softInk, type WordLook } from "./word-styles.ts";

const run = (text: string, color?: string, bold?: boolean): TextRun =>
  new TextRun({
    text,
    rightToLeft: isRightToLeft(text),
    ...(color && { color }),
    ...(bold !== undefined && { bold }),
  });

/** Name, occupation and how to reach the seeker. */
export const headerParagraphs = ({ name, headline, contact }: CvDocument): Paragraph[] => {
  const contacts = contact.flatMap(({ text, href }, index): ParagraphChild[] => [
    ...(index === 0 ? [] : [run("   |   ", softInk)]),
    href ? new ExternalHyperlink({ link: href, children: [run(text, softInk)] }) : run(text, softInk),
  ]);
  return [
    ...(name
      ? [
          new Paragraph({
            heading: HeadingLevel.HEADING_1,
            children: [run(name)],
            bidirectional: isRightToLeft(name),
          }),
        ]
      : []),
    ...(headline
      ? [new Paragraph({ children: [new TextRun({ text: headline, color: softInk, size: 25 })] })]
      : []),
    ...(contacts.length ? [new Paragraph({ children: contacts, spacing: { before: 40 } })] : []),
  ];
};

export const headingParagraph = (text: string): Paragraph =>
  new Paragraph({
    heading: HeadingLevel.HEADING_2,
    children: [run(text)],
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: ruleColor, space: 3 } },
  });

/** The paragraphs of a part of a section. */
export const blockParagraphs = (block: CvBlock, look: WordLook): Paragraph[] => {
  switch (block.kind) {
    case "entry":
      return entryParagraphs(block, look);
    case "text":
      return block.paragraphs.map((text) => textParagraph(text, look));
    case "list":
      return block.items.map(point);
  }
};

const entryParagraphs = (entry: CvEntry, look: WordLook): Paragraph[] => {
  const { title, dates, detail, paragraphs, points } = entry;
  const { indent, datesFirst } = look;
  const tab = new TextRun({ text: "\t" });
  const datesRun = dates ? [new TextRun({ text: dates, color: softInk, bold: false, size: 19 })] : [];
  const hasBody = paragraphs.length + points.length > 0;
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_3,
      tabStops: entryTabs(look),
      indent: datesFirst ? { left: indent, ...(dates && { hanging: indent }) } : {},
      keepNext: Boolean(detail) || hasBody,
      children: !dates
        ? [run(title)]
        : datesFirst
          ? [...datesRun, tab, run(title)]
          : [run(title), tab, ...datesRun],
    }),
    ...(detail
      ? [
          new Paragraph({
            children: [run(detail, softInk)],
            bidirectional: isRightToLeft(detail),
            indent: { left: indent },
            keepNext: hasBody,
          }),
        ]
      : []),
    ...paragraphs.map((text) => textParagraph(text, look)),
    ...points.map(point),
  ];
};

const textParagraph = (text: string, { indent }: WordLook): Paragraph =>
  new Paragraph({
    children: [run(text)],
    bidirectional: isRightToLeft(text),
    indent: { left: indent },
    spacing: { before: 60 },
  });

const point = (text: string): Paragraph =>
  new Paragraph({
    children: [run(text)],
    bidirectional: isRightToLeft(text),
    numbering: { reference: "points", level: 0 },
    spacing: { before: 30 },
  });
