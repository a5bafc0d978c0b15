import {
  AlignmentType,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  Textbox,
  TextRun,
  WidthType,
} from "docx";

/**
 * A paragraph: "# ", "## " and "! " at its start are the heading and title styles, "- " a bullet, "> " is centred;
 * **bold**, tabs and line breaks are as written.
 */
type Line = string;
/** Rows of cells with lines, and the widths of the columns in per cent. */
interface Grid {
  widths: readonly number[];
  rows: readonly (readonly (readonly Block[])[])[];
}
/** Lines in a box that floats. */
interface Box {
  box: readonly Line[];
}
export type Block = Line | Grid | Box;

const runs = (text: string): TextRun[] =>
  text.split(/\*\*/).flatMap((part, at) =>
    part.split(/(\t|\n)/).map((piece) => {
      const bold = at % 2 === 1;
      if (piece === "\t") return new TextRun({ children: [new Tab()] });
      return piece === "\n" ? new TextRun({ break: 1 }) : new TextRun({ text: piece, bold });
    }),
  );

const styles = { "! ": HeadingLevel.TITLE, "# ": HeadingLevel.HEADING_1, "## ": HeadingLevel.HEADING_2 };

const paragraph = (line: Line): Paragraph => {
  for (const [mark, heading] of Object.entries(styles))
    if (line.startsWith(mark)) return new Paragraph({ heading, children: runs(line.slice(mark.length)) });
  if (line.startsWith("- ")) return new Paragraph({ bullet: { level: 0 }, children: runs(line.slice(2)) });
  if (line.startsWith("> "))
    return new Paragraph({ alignment: AlignmentType.CENTER, children: runs(line.slice(2)) });
  return new Paragraph({ tabStops: [{ type: "right", position: 9000 }], children: runs(line) });
};

const block = (one: Block): Paragraph | Table | Textbox => {
  if (typeof one === "string") return paragraph(one);
  if ("box" in one)
    return new Textbox({
      alignment: "center",
      children: one.box.map(paragraph),
      style: { width: "60mm", height: "auto" },
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: one.rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(
            (cell, at) =>
              new TableCell({
                width: { size: one.widths[at]!, type: WidthType.PERCENTAGE },
                // A box is never within a cell.
                children: cell.map((inner) => block(inner) as Paragraph | Table),
              }),
          ),
        }),
    ),
  });
};

/** A Word file of blocks, with lines above and below each page. */
export const word =
  (blocks: readonly Block[], above: readonly Line[] = [], below: readonly Line[] = []) =>
  async (): Promise<Uint8Array> =>
    new Uint8Array(
      await Packer.toBuffer(
        new Document({
          sections: [
            {
              ...(above.length && { headers: { default: new Header({ children: above.map(paragraph) }) } }),
              ...(below.length && { footers: { default: new Footer({ children: below.map(paragraph) }) } }),
              children: blocks.map(block),
            },
          ],
        }),
      ),
    );
