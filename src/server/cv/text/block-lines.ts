import { headingOf } from "../../../lexicon/cv/headings.ts";
import { columnNamesOf } from "../find/parts/table-heads.ts";
import { isLabel } from "../../../lexicon/cv/labels.ts";
import type { Block, Paragraph, Table } from "./docx-blocks.ts";
import { plainText, withoutBullet, type Line } from "./line.ts";
import { maxLines, maxParagraph } from "./limits.ts";
import { Unreadable } from "./unreadable.ts";

/**
 * The lines of a document of paragraphs and tables, of each of its stories after another.
 * @throws Unreadable where they have no text.
 */
export const linesOfBlocks = (stories: readonly (readonly Block[])[]): Line[] => {
  const reader = new BlockReader();
  for (const blocks of stories) reader.read(blocks);
  if (!reader.lines.some(({ parts }) => parts.length))
    throw new Unreadable("The document has no text. Please upload the CV as it was written.");
  return reader.lines.slice(0, maxLines);
};

class BlockReader {
  readonly lines: Line[] = [];
  #flows = 0;
  #gap = false;

  read(blocks: readonly Block[], within: number | null = null): void {
    let flow = this.#flows++;
    for (const block of blocks.flatMap(atWideHeadings)) {
      if (block.kind === "paragraph") this.#paragraph(block, flow, within);
      else if (isLayout(block)) {
        for (const column of columnsOf(block)) this.read(column, flow);
        // What follows the columns goes on with what was before them.
        within = flow;
        flow = this.#flows++;
      } else this.#rows(block, flow, within);
    }
  }

  #paragraph({ text, ...look }: Paragraph, flow: number, within: number | null): void {
    if (!text.trim()) this.#gap = true;
    for (const row of text.split("\n"))
      this.#line(row.slice(0, maxParagraph).split(/\t+| {4,}/), look, flow, within);
  }

  /** A table of data: each row is a line, and further paragraphs of its cells follow. */
  #rows(table: Table, flow: number, within: number | null): void {
    const plain = atLabels(table).flatMap(withHeadingApart);
    const names = namesIn(plain);
    const rows = names ? plain.map(asRecord) : plain;
    const tasks = names?.indexOf("tasks") ?? -1;
    for (const cells of rows.flatMap((row) => withTasksApart(row, tasks))) {
      const texts = cells.map(shownIn);
      this.#gap = true;
      for (let at = 0; at < Math.max(0, ...texts.map(({ length }) => length)); at++) {
        const own = texts.flatMap((paragraphs) => paragraphs[at] ?? []);
        const look = own.find(({ style }) => style.includes("bold")) ?? own[0]!;
        if (own.some(({ text }) => text.includes("\n")) || own.length === 1)
          for (const paragraph of own) this.#paragraph(paragraph, flow, within);
        else
          this.#line(
            own.flatMap(({ text }) => text.split(/\t+/)),
            look,
            flow,
            within,
          );
      }
    }
  }

  #line(texts: string[], look: Omit<Paragraph, "text" | "kind">, flow: number, within: number | null): void {
    const parts = texts.map(plainText).filter(Boolean);
    const [first, ...others] = parts;
    if (!first) return;
    const { text, bullet } = withoutBullet(first);
    this.lines.push({
      parts: [text, ...others].filter(Boolean),
      page: look.page,
      style: look.style,
      size: look.size,
      bullet: bullet || look.bullet,
      lead: look.lead && plainText(look.lead),
      gap: this.#gap,
      wraps: false,
      flow,
      within,
    });
    this.#gap = false;
  }
}

const paragraphsIn = (blocks: readonly Block[]): Paragraph[] =>
  blocks.flatMap((block) =>
    block.kind === "paragraph" ? block : block.rows.flatMap((cells) => cells.flatMap(paragraphsIn)),
  );

const shownIn = (blocks: readonly Block[]): Paragraph[] =>
  paragraphsIn(blocks).filter(({ text }) => text.trim());

/** The names of the columns of a table that its first row has; null for none. */
const namesIn = ([head = []]: Block[][][]) => {
  const textOf = (cell: Block[]) => shownIn(cell).map(({ text }) => plainText(text));
  return columnNamesOf(head.map((cell) => textOf(cell).join(" ")));
};

/** A row of a table with named columns, in whose cells each line is a paragraph, and a dash stands for an empty cell within it. */
const asRecord = (cells: Block[][]): Block[][] => {
  const look = shownIn(cells.flat())[0];
  return cells.map((cell, at) => {
    const shown = shownIn(cell).flatMap((one) => one.text.split("\n").map((text) => ({ ...one, text })));
    return !shown.length && at > 0 && at < cells.length - 1 && look ? [{ ...look, text: "–" }] : shown;
  });
};

/** A row whose first cell is a heading, which may have a mark above it, for lines beside it: as two rows. */
const withHeadingApart = (cells: Block[][]): Block[][][] => {
  const [first = [], ...others] = cells;
  const shown = shownIn(first);
  const [heading, more] = shown.filter(({ text }) => text.trim().length > 1);
  const isHeading = heading && !more && headingOf(plainText(heading.text)) !== null;
  const isOver = shown.length > 1 || others.some((cell) => shownIn(cell).length > 1);
  return isHeading && isOver ? [[[heading]], others] : [cells];
};

/** A paragraph of so many letters is a text and no name. */
const longName = 60;

/**
 * A row of a job whose last cell has its tasks, alone or below a title, as a list, a text, or as the head of the table says:
 * these as a row below, where other cells have several lines.
 */
const withTasksApart = (cells: Block[][], tasks: number): Block[][][] => {
  const [last = [], ...others] = cells.map(shownIn).toReversed();
  if (!others.some(({ length }) => length > 1)) return [cells];
  const areTasks = tasks === cells.length - 1;
  const [title] = last;
  const isBelowTitle = (one: Paragraph) =>
    title !== one && title?.style.includes("bold") === true && !one.style.includes("bold");
  const isText = (one: Paragraph) =>
    areTasks || one.bullet || one.text.length > longName || isBelowTitle(one);
  const first = last.findIndex(isText);
  const [named, told] = [last.slice(0, first), last.slice(first)];
  if (first < 0 || (first === 0 && cells.length < 3) || !told.every(isText)) return [cells];
  return [[...cells.slice(0, -1), named], [told]];
};

const columnsOf = ({ rows }: Table): Block[][] => {
  const width = Math.max(...rows.map((cells) => cells.length));
  return Array.from({ length: width }, (_, at) => rows.flatMap((cells) => cells[at] ?? []));
};

/**
 * A form that is one table from top to bottom, with headings over all of its columns: what is in these rows, and the rows
 * below each of them as a table of their own.
 */
const atWideHeadings = (block: Block): Block[] => {
  if (block.kind !== "table") return [block];
  const wide = block.rows.filter(({ length }) => length === 1);
  const isHeading = ({ text }: Paragraph) => headingOf(plainText(text)) !== null;
  if (wide.length === block.rows.length || !wide.some(([cell = []]) => shownIn(cell).some(isHeading)))
    return [block];
  const parts: Block[] = [];
  let table: Table | null = null;
  for (const cells of block.rows)
    if (wide.includes(cells)) {
      parts.push(...cells[0]!);
      table = null;
    } else if (table) table.rows.push(cells);
    else parts.push((table = { kind: "table", rows: [cells] }));
  return parts;
};

/** The rows of a form that has two labels with their values on each, as a row for each label. */
const atLabels = ({ rows }: Table): Block[][][] => {
  const labels = (at: number) =>
    rows.filter((cells) =>
      isLabel(
        shownIn(cells[at] ?? [])
          .map(({ text }) => plainText(text))
          .join(" "),
      ),
    );
  const areBold = (at: number, isBold: boolean) =>
    rows.every((cells) => shownIn(cells[at] ?? []).every(({ style }) => style.includes("bold") === isBold));
  const areApart = [0, 2].every((at) => areBold(at, true) && areBold(at + 1, false));
  const arePairs =
    rows.length > 1 &&
    rows.every(({ length }) => length === 4) &&
    labels(0).length * 3 >= rows.length &&
    (areApart || labels(2).length * 2 > rows.length);
  return arePairs ? rows.flatMap((cells) => [cells.slice(0, 2), cells.slice(2)]) : rows;
};

/** Whether a table is a form: most rows begin with the label of what is beside it. */
const isForm = ({ rows }: Table): boolean => {
  const isLabelled = ([first = []]: Block[][]) => {
    const [label, more] = shownIn(first);
    return label && !more && isLabel(plainText(label.text));
  };
  return rows.filter(isLabelled).length * 2 > rows.length;
};

/** Whether a table is one of records: rows of three cells or more, with one paragraph each. */
const isOfRecords = ({ rows }: Table): boolean => {
  const cells = rows.flat();
  const single = cells.filter((cell) => shownIn(cell).length === 1);
  return rows.length > 2 && rows.every(({ length }) => length > 2) && single.length > 0.9 * cells.length;
};

/** Whether a table stands for columns of a page: headings with their text in cells beside each other, or in one cell. */
const isLayout = (table: Table): boolean => {
  const columns = columnsOf(table).map(paragraphsIn);
  if (columns.length === 1) return true;
  if (isForm(table) || isOfRecords(table)) return false;
  const own = columns.map((paragraphs) => {
    const shown = paragraphs.filter(({ text }) => text.trim());
    return { headings: shown.filter(({ text }) => headingOf(plainText(text))).length, count: shown.length };
  });
  const full = own.filter(({ headings, count }) => headings > 0 && count > headings * 1.5).length;
  const long = own.some(({ count }) => count >= 8);
  return full >= 2 || (full >= 1 && long && table.rows.length <= 2);
};
