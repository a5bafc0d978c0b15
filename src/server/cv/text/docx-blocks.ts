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

interface Look {
  bold: boolean;
  size: number;
  caps: boolean;
}

const isOn = (value: string | undefined) => value !== "0" && value !== "false" && value !== "none";

/** Reads the XML of a part of a document: its text, its headers or its footers. */
export const readStory = (xml: string): Story => {
  const parser = new SaxesParser();
  const story: Story = { blocks: [], boxes: [] };
  /** The lists that blocks are added to; the last is the innermost. */
  const targets: Block[][] = [story.blocks];
  const tables: Table[] = [];
  /** Paragraphs in progress: a text box is inside of one. */
  const paragraphs: { text: string; style: string; bullet: boolean; looks: Map<string, number> }[] = [];
  let look: Look = { bold: false, size: 0, caps: false };
  let inText = false;
  let inRunProperties = false;
  let skipped = 0;
  let page = 1;
  let left = maxCharacters;

  const add = (text: string) => {
    const paragraph = paragraphs.at(-1);
    if (!paragraph || left <= 0) return;
    left -= text.length;
    paragraph.text += look.caps ? text.toUpperCase() : text;
    const key = `${look.bold ? "bold" : "plain"} ${look.size}`;
    paragraph.looks.set(key, (paragraph.looks.get(key) ?? 0) + text.trim().length);
  };

  const opened: Record<string, (attributes: Record<string, string>) => void> = {
    "w:p": () => paragraphs.push({ text: "", style: "", bullet: false, looks: new Map() }),
    "w:pStyle": ({ "w:val": style = "" }) => {
      const paragraph = paragraphs.at(-1);
      if (!paragraph) return;
      paragraph.style = style;
      if (/list ?bullet/i.test(style)) paragraph.bullet = true;
    },
    "w:numId": ({ "w:val": id }) => {
      const paragraph = paragraphs.at(-1);
      if (paragraph) paragraph.bullet = id !== "0";
    },
    "w:r": () => (look = { bold: false, size: 0, caps: false }),
    "w:rPr": () => (inRunProperties = true),
    "w:b": ({ "w:val": value }) => inRunProperties && (look.bold = isOn(value)),
    "w:caps": ({ "w:val": value }) => inRunProperties && (look.caps = isOn(value)),
    "w:sz": ({ "w:val": value }) => inRunProperties && (look.size = Number(value) / 2 || 0),
    "w:t": () => (inText = true),
    "w:tab": () => !inRunProperties && add("\t"),
    "w:br": ({ "w:type": type }) => (type === "page" ? page++ : add("\n")),
    "w:cr": () => add("\n"),
    "w:noBreakHyphen": () => add("-"),
    "w:lastRenderedPageBreak": () => page++,
    "w:tbl": () => {
      const table: Table = { kind: "table", rows: [] };
      targets.at(-1)!.push(table);
      tables.push(table);
    },
    "w:tr": () => tables.at(-1)?.rows.push([]),
    "w:tc": () => {
      const cell: Block[] = [];
      tables.at(-1)?.rows.at(-1)?.push(cell);
      targets.push(cell);
    },
    "w:txbxContent": () => {
      const box: Block[] = [];
      story.boxes.push(box);
      targets.push(box);
    },
  };
  const closed: Record<string, () => void> = {
    "w:p": () => {
      const paragraph = paragraphs.pop();
      if (!paragraph || targets.length === 0) return;
      const [main = "plain 0"] = [...paragraph.looks].toSorted((a, b) => b[1] - a[1])[0] ?? [];
      targets.at(-1)!.push({
        kind: "paragraph",
        text: paragraph.text,
        style: `${paragraph.style} ${main}`,
        size: Number(main.split(" ")[1]) || headingSize(paragraph.style),
        bullet: paragraph.bullet,
        page,
      });
    },
    "w:rPr": () => (inRunProperties = false),
    "w:t": () => (inText = false),
    "w:tbl": () => tables.pop(),
    "w:tc": () => targets.length > 1 && targets.pop(),
    "w:txbxContent": () => targets.length > 1 && targets.pop(),
  };

  // A text box is there twice: for newer and for older versions of Word. A tab of `w:tabs` is a tab stop.
  const isSkipped = (name: string) => name === "mc:Fallback" || name === "w:tabs" || name === "w:sectPr";
  parser.on("opentag", ({ name, attributes }) => {
    if (isSkipped(name)) skipped++;
    else if (!skipped) opened[name]?.(attributes as Record<string, string>);
  });
  parser.on("closetag", ({ name }) => {
    if (isSkipped(name)) skipped--;
    else if (!skipped) closed[name]?.();
  });
  parser.on("text", (text) => {
    if (inText && !skipped) add(text);
  });
  parser.write(xml).close();
  return story;
};

const headingSize = (style: string): number => {
  if (/^title/i.test(style)) return 28;
  const level = /^heading ?(\d)/i.exec(style)?.[1];
  return level ? 18 - Number(level) : 0;
};
