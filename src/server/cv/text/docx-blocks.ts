import { SaxesParser } from "saxes";
import { maxCharacters } from "./limits.ts";

/** A paragraph of a Word document. Tabs separate its parts. */
export interface Paragraph {
  kind: "paragraph";
  text: string;
  style: string;
  size: number;
  bullet: boolean;
  page: number;
  /** The text up to where its letters become bold, or cease to be. */
  lead?: string | undefined;
}

/** A table: rows of cells, each with what is in it. */
export interface Table {
  kind: "table";
  rows: Block[][][];
}

export type Block = Paragraph | Table;

/** The blocks of a part of a document: the text itself, and each text box apart. */
export interface Story {
  blocks: Block[];
  boxes: Block[][];
}

const isOn = (value: string | undefined) => value !== "0" && value !== "false" && value !== "none";

interface Open {
  text: string;
  style: string;
  bullet: boolean;
  looks: Map<string, number>;
  /** Whether some of the text is not underlined. */
  isPartlyPlain?: boolean;
  lead?: string;
}

/** How far a part of a document has been read. */
export class Reading {
  /** The size of letters where a paragraph says none. */
  readonly usual: number;
  readonly story: Story = { blocks: [], boxes: [] };
  /** The lists that blocks are added to; the last is the innermost. */
  readonly targets: Block[][] = [this.story.blocks];
  readonly tables: Table[] = [];
  /** Paragraphs in progress: a text box is inside of one. */
  readonly paragraphs: Open[] = [];
  look = plainLook();
  inText = false;
  inRunProperties = false;
  page = 1;
  /** Characters that may follow. */
  left = maxCharacters;

  constructor(usual = 0) {
    this.usual = usual;
  }
}

/**
 * Reads the XML of a part of a document: its text, its headers or its footers.
 * @param usual The size of letters where a paragraph says none, in points; 0 where it is not known.
 */
export const readStory = (xml: string, usual = 0): Story => {
  const parser = new SaxesParser();
  const reading = new Reading(usual);
  let skipped = 0;
  parser.on("opentag", ({ name, attributes }) => {
    if (isSkipped(name)) skipped++;
    else if (!skipped) opened[name]?.(reading, attributes as Record<string, string>);
  });
  parser.on("closetag", ({ name }) => {
    if (isSkipped(name)) skipped--;
    else if (!skipped) closed[name]?.(reading);
  });
  parser.on("text", (text) => {
    if (reading.inText && !skipped) add(reading, text);
  });
  parser.write(xml).close();
  return reading.story;
};

// A text box is there twice: for newer and for older versions of Word. A tab of `w:tabs` is a tab stop.
const isSkipped = (name: string) => name === "mc:Fallback" || name === "w:tabs" || name === "w:sectPr";

export const plainLook = () => ({ bold: false, size: 0, caps: false, underlined: false });

/** Adds to the innermost paragraph, in the look of now. */
export const add = (reading: Reading, text: string): void => {
  const { paragraphs, look } = reading;
  const paragraph = paragraphs.at(-1);
  if (!paragraph || reading.left <= 0) return;
  reading.left -= text.length;
  const key = `${look.bold ? "bold" : "plain"} ${look.size}`;
  if (text.trim() && paragraph.looks.size && !paragraph.looks.has(key)) paragraph.lead ??= paragraph.text;
  paragraph.text += look.caps ? text.toUpperCase() : text;
  if (text.trim() && !look.underlined) paragraph.isPartlyPlain = true;
  if (text.trim()) paragraph.looks.set(key, (paragraph.looks.get(key) ?? 0) + text.trim().length);
};

export const beginParagraph = ({ paragraphs }: Reading) =>
  paragraphs.push({ text: "", style: "", bullet: false, looks: new Map() });

/** Puts the innermost paragraph into the innermost list of blocks. */
export const endParagraph = ({ paragraphs, targets, page, usual }: Reading): void => {
  const paragraph = paragraphs.pop();
  if (!paragraph || targets.length === 0) return;
  const [main = "plain 0"] = [...paragraph.looks].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  targets.at(-1)!.push({
    kind: "paragraph",
    text: paragraph.text,
    style: `${paragraph.style} ${main}${paragraph.text.trim() && !paragraph.isPartlyPlain ? " underlined" : ""}`,
    size: Number(main.split(" ")[1]) || headingSize(paragraph.style) || usual,
    bullet: paragraph.bullet,
    page,
    lead: paragraph.lead,
  });
};

/** What the beginning of an element means. */
const opened: Record<string, (reading: Reading, attributes: Record<string, string>) => void> = {
  "w:p": beginParagraph,
  "w:pStyle": ({ paragraphs }, { "w:val": style = "" }) => {
    const paragraph = paragraphs.at(-1);
    if (!paragraph) return;
    paragraph.style = style;
    if (/list ?bullet/i.test(style)) paragraph.bullet = true;
  },
  "w:numId": ({ paragraphs }, { "w:val": id }) => {
    const paragraph = paragraphs.at(-1);
    if (paragraph) paragraph.bullet = id !== "0";
  },
  "w:r": (reading) => (reading.look = plainLook()),
  "w:rPr": (reading) => (reading.inRunProperties = true),
  "w:b": ({ inRunProperties, look }, { "w:val": value }) => inRunProperties && (look.bold = isOn(value)),
  "w:u": ({ inRunProperties, look }, { "w:val": value }) =>
    inRunProperties && (look.underlined = isOn(value)),
  "w:caps": ({ inRunProperties, look }, { "w:val": value }) => inRunProperties && (look.caps = isOn(value)),
  "w:sz": ({ inRunProperties, look }, { "w:val": size }) =>
    inRunProperties && (look.size = Number(size) / 2 || 0),
  "w:t": (reading) => (reading.inText = true),
  "w:tab": (reading) => !reading.inRunProperties && add(reading, "\t"),
  "w:br": (reading, { "w:type": type }) => (type === "page" ? reading.page++ : add(reading, "\n")),
  "w:cr": (reading) => add(reading, "\n"),
  "w:noBreakHyphen": (reading) => add(reading, "-"),
  "w:lastRenderedPageBreak": (reading) => reading.page++,
  "w:tbl": ({ targets, tables }) => {
    const table: Table = { kind: "table", rows: [] };
    targets.at(-1)!.push(table);
    tables.push(table);
  },
  "w:tr": ({ tables }) => tables.at(-1)?.rows.push([]),
  "w:tc": ({ targets, tables }) => {
    const cell: Block[] = [];
    tables.at(-1)?.rows.at(-1)?.push(cell);
    targets.push(cell);
  },
  "w:txbxContent": ({ story, targets }) => {
    const box: Block[] = [];
    story.boxes.push(box);
    targets.push(box);
  },
};

/** What the end of an element means. */
const closed: Record<string, (reading: Reading) => void> = {
  "w:p": endParagraph,
  "w:rPr": (reading) => (reading.inRunProperties = false),
  "w:t": (reading) => (reading.inText = false),
  "w:tbl": ({ tables }) => tables.pop(),
  "w:tc": ({ targets }) => targets.length > 1 && targets.pop(),
  "w:txbxContent": ({ targets }) => targets.length > 1 && targets.pop(),
};

const headingSize = (style: string): number => {
  if (/^title/i.test(style)) return 28;
  const level = /^heading ?(\d)/i.exec(style)?.[1];
  return level ? 18 - Number(level) : 0;
};
