import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  ShadingType,
  Tab,
  TabStopType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from "docx";

/** How a paragraph looks: sizes and spaces in points, distances in millimetres. */
interface Look {
  /** A style of Word: Heading1, Heading2, Title or Subtitle. */
  style?: string;
  size?: number;
  colour?: string;
  align?: "center" | "right";
  before?: number;
  after?: number;
  /** Tab stops from the left margin; a negative one is right-aligned, and so far less than the width of the page. */
  tabs?: readonly number[];
  indent?: number;
  hanging?: number;
  caps?: boolean;
  shade?: string;
  /** A rule below. */
  ruled?: boolean;
}
type Block = Paragraph | Table;

const twips = (millimetres: number) => Math.round(millimetres * 56.7);
const pageWidth = 210;

const runs = (text: string, { size, colour, caps }: Look): TextRun[] =>
  text.split("**").flatMap((bolder, bold) =>
    bolder.split("__").flatMap((slanted, italic) =>
      slanted
        .split(/(\t|\n|\{page\}|\{pages\})/)
        .filter(Boolean)
        .map((piece) => {
          const look = {
            ...(bold % 2 && { bold: true }),
            ...(italic % 2 && { italics: true }),
            ...(size && { size: size * 2 }),
            ...(colour && { color: colour }),
            ...(caps && { allCaps: true }),
          };
          if (piece === "\t") return new TextRun({ ...look, children: [new Tab()] });
          if (piece === "\n") return new TextRun({ ...look, break: 1 });
          if (piece === "{page}") return new TextRun({ ...look, children: [PageNumber.CURRENT] });
          if (piece === "{pages}") return new TextRun({ ...look, children: [PageNumber.TOTAL_PAGES] });
          return new TextRun({ ...look, text: piece });
        }),
    ),
  );

/** A paragraph; **bold**, __italic__, tabs, line breaks, {page} and {pages} are as written. */
export const text = (words: string, look: Look = {}): Paragraph =>
  new Paragraph({
    children: runs(words, look),
    ...(look.style
      ? { style: look.style }
      : { spacing: { before: (look.before ?? 0) * 20, after: (look.after ?? 2) * 20 } }),
    ...(look.align && { alignment: AlignmentType[look.align === "center" ? "CENTER" : "RIGHT"] }),
    ...((look.indent ?? look.hanging) && {
      indent: {
        left: twips((look.indent ?? 0) + (look.hanging ?? 0)),
        hanging: twips(look.hanging ?? 0),
      },
    }),
    ...(look.tabs && {
      tabStops: look.tabs.map((tab) =>
        tab < 0
          ? { type: TabStopType.RIGHT, position: twips(pageWidth + tab) }
          : { type: TabStopType.LEFT, position: twips(tab) },
      ),
    }),
    ...(look.shade && { shading: { type: ShadingType.CLEAR, fill: look.shade, color: "auto" } }),
    ...(look.ruled && { border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1 } } }),
  });

/** Paragraphs of Word's own list of points. */
export const points = (...texts: readonly string[]): Paragraph[] =>
  texts.map(
    (words) => new Paragraph({ children: runs(words, {}), bullet: { level: 0 }, spacing: { after: 20 } }),
  );

/** A cell over several columns, or one with a coloured ground. */
interface Wide {
  blocks: readonly Block[];
  over?: number;
  shade?: string;
}
type Cell = string | readonly Block[] | Wide;

/** A table with widths in millimetres; lines are drawn where they are asked for. */
export const table = (
  widths: readonly number[],
  rows: readonly (readonly Cell[])[],
  lines = false,
): Table => {
  const border = { style: lines ? BorderStyle.SINGLE : BorderStyle.NONE, size: lines ? 4 : 0, color: "auto" };
  const sides = { top: border, bottom: border, left: border, right: border };
  return new Table({
    width: { size: twips(widths.reduce((sum, one) => sum + one, 0)), type: WidthType.DXA },
    columnWidths: widths.map(twips),
    layout: TableLayoutType.FIXED,
    borders: { ...sides, insideHorizontal: border, insideVertical: border },
    rows: rows.map((cells) => {
      let at = 0;
      return new TableRow({
        children: cells.map((cell) => {
          const wide: Wide =
            typeof cell === "string" ? { blocks: [text(cell)] } : "blocks" in cell ? cell : { blocks: cell };
          const over = wide.over ?? 1;
          const width = widths.slice(at, at + over).reduce((sum, one) => sum + one, 0);
          at += over;
          return new TableCell({
            children: [...wide.blocks],
            width: { size: twips(width), type: WidthType.DXA },
            ...(over > 1 && { columnSpan: over }),
            ...(wide.shade && {
              shading: { type: ShadingType.CLEAR, fill: wide.shade, color: "auto" },
            }),
          });
        }),
      });
    }),
  });
};

/** A part of the document with its own number of columns. */
interface Part {
  columns?: number;
  blocks: readonly Block[];
}
interface Page {
  font: string;
  size: number;
  margin?: number;
  /** Colour of headings. */
  accent?: string;
  /** At the top of each page, or of each but the first. */
  above?: readonly Paragraph[];
  aboveFrom?: 1 | 2;
  below?: readonly Paragraph[];
}

/** A Word file of parts that follow each other on the page. */
export const word =
  (
    { font, size, margin = 20, accent = "000000", above, aboveFrom = 1, below }: Page,
    parts: readonly Part[],
  ) =>
  async (): Promise<Uint8Array> => {
    const side = twips(margin);
    const headers = above && { default: new Header({ children: [...above] }) };
    const footer = below && new Footer({ children: [...below] });
    const heading = (points: number, before: number) => ({
      run: { font, size: points * 2, bold: true, color: accent },
      paragraph: { spacing: { before: before * 20, after: 40 } },
    });
    const document = new Document({
      styles: {
        default: {
          document: { run: { font, size: size * 2 } },
          title: { run: { font, size: 52, color: accent }, paragraph: { spacing: { after: 40 } } },
          heading1: heading(size + 4, 13),
          heading2: heading(size + 1, 8),
        },
      },
      sections: parts.map(({ columns, blocks }, nth) => ({
        properties: {
          ...(nth > 0 && { type: SectionType.CONTINUOUS }),
          ...(aboveFrom === 2 && nth === 0 && { titlePage: true }),
          ...(columns && { column: { count: columns, space: twips(8) } }),
          page: {
            size: { width: twips(pageWidth), height: 16838 },
            margin: { top: side, bottom: side, left: side, right: side },
          },
        },
        ...(nth === 0 && headers && { headers }),
        ...(nth === 0 &&
          footer && { footers: { default: footer, ...(aboveFrom === 2 && { first: footer }) } }),
        children: [...blocks],
      })),
    });
    return new Uint8Array(await Packer.toBuffer(document));
  };
