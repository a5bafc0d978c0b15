import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from "docx";

/** How a paragraph looks: sizes and spaces in points, tabs and indents in millimetres; a negative tab is from the right edge of the text. */
interface Look {
  size?: number;
  colour?: string;
  align?: "center" | "right" | "both";
  before?: number;
  after?: number;
  tabs?: readonly number[];
  /** Where the second and further lines begin. */
  hanging?: number;
  /** A line below, as wide as the text. */
  ruled?: boolean;
  heading?: 1 | 2 | "title";
}
interface Line extends Look {
  text: string;
  bullet?: boolean;
}
interface Grid {
  /** Widths of the columns in per cent. */
  widths: readonly number[];
  rows: readonly (readonly (readonly Line[])[])[];
  bordered: boolean;
}
type Block = Line | Grid;

interface Page {
  font: string;
  size: number;
  /** Of all four sides in millimetres. */
  margin?: number;
  /** Colour of the headings. */
  accent?: string;
  above?: readonly Line[];
  below?: readonly Line[];
}

/** A paragraph; **bold**, __italic__, tabs and line breaks are as written, addresses of email are links, and {page} is the number of the page. */
export const line = (text: string, look: Look = {}): Line => ({ text, ...look });
export const heading = (text: string, level: 1 | 2 | "title" = 1): Line => ({ text, heading: level });
export const bullets = (...texts: readonly string[]): Line[] =>
  texts.map((text) => ({ text, bullet: true, after: 0 }));
/** A table whose borders can be seen, or one that only puts text into columns. */
export const grid = (widths: readonly number[], rows: Grid["rows"], bordered = false): Grid => ({
  widths,
  rows,
  bordered,
});

const dxa = (millimetres: number) => Math.round(millimetres * 56.7);

const styled = ({ text, size, colour }: Line): (TextRun | ExternalHyperlink)[] =>
  text.split("**").flatMap((bolder, at) =>
    bolder.split("__").flatMap((part, nth) =>
      part
        .split(/(\t|\n|\{page\}|[\w.+-]+@[\w.-]+\w)/)
        .filter(Boolean)
        .map((piece) => {
          const look = {
            ...(at % 2 && { bold: true }),
            ...(nth % 2 && { italics: true }),
            ...(size && { size: size * 2 }),
            ...(colour && { color: colour }),
          };
          if (piece === "\t") return new TextRun({ ...look, children: [new Tab()] });
          if (piece === "\n") return new TextRun({ break: 1 });
          if (piece === "{page}") return new TextRun({ ...look, children: [PageNumber.CURRENT] });
          if (!piece.includes("@")) return new TextRun({ ...look, text: piece });
          return new ExternalHyperlink({
            link: `mailto:${piece}`,
            children: [new TextRun({ ...look, text: piece, style: "Hyperlink" })],
          });
        }),
    ),
  );

const levels = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, title: HeadingLevel.TITLE };
const sides = {
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  both: AlignmentType.JUSTIFIED,
};

const paragraph =
  (width: number) =>
  (one: Line): Paragraph =>
    new Paragraph({
      children: styled(one),
      spacing: { before: (one.before ?? 0) * 20, after: (one.after ?? 3) * 20 },
      ...(one.heading && { heading: levels[one.heading], spacing: {} }),
      ...(one.align && { alignment: sides[one.align] }),
      ...(one.bullet && { bullet: { level: 0 } }),
      ...(one.hanging && { indent: { left: dxa(one.hanging), hanging: dxa(one.hanging) } }),
      ...(one.tabs && {
        tabStops: one.tabs.map((tab) =>
          tab < 0
            ? { type: "right" as const, position: width + dxa(tab) }
            : { type: "left" as const, position: dxa(tab) },
        ),
      }),
      ...(one.ruled && { border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1 } } }),
    });

const none = { style: BorderStyle.NONE, size: 0, color: "auto" };
const thin = { style: BorderStyle.SINGLE, size: 4, color: "auto" };

const block =
  (width: number) =>
  (one: Block): Paragraph | Table => {
    if (!("rows" in one)) return paragraph(width)(one);
    const border = one.bordered ? thin : none;
    const widths = one.widths.map((share) => Math.round((width * share) / 100));
    return new Table({
      width: { size: width, type: WidthType.DXA },
      columnWidths: widths,
      layout: TableLayoutType.FIXED,
      borders: {
        top: border,
        bottom: border,
        left: border,
        right: border,
        insideHorizontal: border,
        insideVertical: border,
      },
      rows: one.rows.map(
        (cells, nth) =>
          new TableRow({
            tableHeader: one.bordered && nth === 0,
            children: cells.map(
              (cell, at) =>
                new TableCell({
                  width: { size: widths[at]!, type: WidthType.DXA },
                  ...(one.bordered &&
                    nth === 0 && { shading: { type: ShadingType.CLEAR, fill: "E3E8EE", color: "auto" } }),
                  children: cell.map(paragraph(widths[at]!)),
                }),
            ),
          }),
      ),
    });
  };

/** A Word file with the styles of a template. */
export const sheet =
  ({ font, size, margin = 20, accent = "000000", above = [], below = [] }: Page, blocks: readonly Block[]) =>
  async (): Promise<Uint8Array> => {
    const width = 11906 - 2 * dxa(margin);
    const lines = (ones: readonly Line[]) => ones.map(paragraph(width));
    return new Uint8Array(
      await Packer.toBuffer(
        new Document({
          styles: {
            default: {
              document: { run: { font, size: size * 2 } },
              title: { run: { font, size: 48, color: accent }, paragraph: { spacing: { after: 60 } } },
              heading1: {
                run: { font, size: size * 2 + 6, bold: true, color: accent },
                paragraph: { spacing: { before: 240, after: 80 } },
              },
              heading2: {
                run: { font, size: size * 2 + 2, bold: true, color: accent },
                paragraph: { spacing: { before: 140, after: 20 } },
              },
            },
          },
          sections: [
            {
              properties: {
                page: {
                  size: { width: 11906, height: 16838 },
                  margin: { top: dxa(margin), bottom: dxa(margin), left: dxa(margin), right: dxa(margin) },
                },
              },
              ...(above.length && { headers: { default: new Header({ children: lines(above) }) } }),
              ...(below.length && { footers: { default: new Footer({ children: lines(below) }) } }),
              children: blocks.map(block(width)),
            },
          ],
        }),
      ),
    );
  };
