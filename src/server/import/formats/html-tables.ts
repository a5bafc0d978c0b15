import type { AnyNode, Element, ParentNode } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import type { FeedItem } from "../feed-job.ts";
import { lineCounter } from "./line-counter.ts";
import { isMarkedOver, takeBadge } from "./page-marks.ts";
import { writeMoments } from "./page-lines.ts";
import { openSheet, type SheetRow } from "./rows/sheet.ts";

/**
 * What a page (`tr`, `td`), Excel (`Row`, `Cell`; `row`, `c`), OpenDocument (`table-row`), and databases and reports that name their
 * columns above all rows (`METADATA`, `FIELD`, `COL`; `metadata`, `item`, `value`) call the parts of a table.
 */
const parts = {
  table: /^(?:table|sheetdata|fmpxmlresult|dataset)$/,
  row: /^(?:tr|row|table-row|metadata)$/,
  cell: /^(?:t[dh]|c|cell|table-cell|covered-table-cell|col|field|item|value)$/,
};
/** Whether XML names the columns of its rows once, above them: `<METADATA><FIELD NAME="Position"/>…`. */
export const hasNamedColumns = (head: string): boolean =>
  /<metadata\b[^<>]*>\s*<(?:field|item)\b[^<>]*\bname=/i.test(head) &&
  /<row\b[^<>]*>\s*<(?:col|value)\b/i.test(head);
const isPart = (node: AnyNode, part: keyof typeof parts): node is Element =>
  "name" in node && parts[part].test(node.name.toLowerCase().replace(/^.*:/, ""));

const attribute = ({ attribs }: Element, name: string): string | undefined =>
  Object.entries(attribs).find(([key]) => key.toLowerCase().replace(/^.*:/, "") === name)?.[1];

/** The most columns that a cell is repeated or moved over. */
const maxColumns = 500;
const numberIn = (cell: Element, name: string): number =>
  Math.min(maxColumns, Number(attribute(cell, name)) || 0);

/** Columns of a workbook are called by letters: "B7" is in the second. */
const columnOf = (cell: Element): number => {
  const letters = /^[A-Z]{1,2}(?=\d)/.exec(attribute(cell, "r") ?? "")?.[0] ?? "";
  const named = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return (numberIn(cell, "index") || named) - 1;
};

/** The elements of a part within a node, without those of tables in it. */
const partsIn = (node: ParentNode, part: keyof typeof parts): Element[] =>
  node.children.flatMap((child) =>
    isPart(child, part)
      ? [child]
      : "children" in child && !isPart(child, "table")
        ? partsIn(child, part)
        : [],
  );

/** What is in the foot of a table is about all of it. */
const isOfBody = ({ parent }: Element): boolean => !(parent && "name" in parent && parent.name === "tfoot");

/** Reads the rows of one table; a cell that goes over several of them is in each. */
const rowReader = (sharedTexts: readonly string[], lineOf: (node: Element) => number) => {
  let above: { text: string; link: string; rows: number }[] = [];
  return (row: Element): SheetRow => {
    const cells: typeof above = [];
    const own = partsIn(row, "cell");
    const isOver = own.map(takeBadge).includes(true) || isMarkedOver(row, own);
    const carry = (): void => {
      for (let from = above[cells.length]; from && from.rows > 0; from = above[cells.length])
        cells.push({ ...from, rows: from.rows - 1 });
    };
    for (const cell of own) {
      carry();
      while (cells.length < columnOf(cell)) cells.push({ text: "", link: "", rows: 0 });
      const rows = numberIn(cell, "rowspan") - 1;
      const said = { text: textOf(cell, sharedTexts), link: linkIn(cell), rows };
      const times = numberIn(cell, "number-columns-repeated") || 1;
      for (let time = 0; time < times && cells.length < maxColumns; time++) cells.push(said);
      for (let time = numberIn(cell, "colspan"); time > 1; time--) cells.push({ text: "", link: "", rows });
    }
    carry();
    above = cells;
    return {
      line: lineOf(row),
      record: cells.map(({ text }) => text),
      links: cells.map(({ link }) => link),
      isOver,
    };
  };
};

/** Stands for the end of a line while spaces are put together. */
const lineMark = "\uE001";

/** The link of a cell that has it twice, for wide and for narrow screens, where other facts of the row are said again; null for others. */
const titleTwice = (cell: Element): Element | null => {
  const [first, second] = DomUtils.getElementsByTagName("a", cell.children, true, 2);
  const isTwice = second && first!.attribs["href"] === second.attribs["href"];
  return isTwice && DomUtils.innerText(first!) === DomUtils.innerText(second) ? first! : null;
};

const textOf = (cell: Element, sharedTexts: readonly string[]): string => {
  // A cell may have a formula or a comment beside its value.
  const value = DomUtils.findOne(({ name }) => /^(?:\w+:)?(?:data|v|is)$/i.test(name), cell.children) ?? cell;
  const text = DomUtils.innerText(titleTwice(value) ?? value)
    .replace(/\s+/g, " ")
    .replaceAll(lineMark, "\n")
    .trim();
  if (attribute(cell, "t") === "s") return sharedTexts[Number(text)] ?? "";
  if (/^(?:\w+:)?(?:field|item)$/i.test(cell.name)) return attribute(cell, "name") ?? text;
  return attribute(cell, "date-value") ?? text;
};

/** The address of a cell's link, which pages have as `a href`, and OpenDocument as `text:a xlink:href`. */
const linkIn = (cell: Element): string => {
  const link = DomUtils.findOne((one) => /^(?:\w+:)?a$/.test(one.name) && !!attribute(one, "href"), [cell]);
  return attribute(link ?? cell, "href") ?? "";
};

/**
 * Jobs of the tables of a page or a workbook whose first rows name the columns of jobs; others are left out.
 * @param isPage The text is HTML, not XML.
 */
export const jobsInTables = (text: string, isPage: boolean): FeedItem[] => {
  const marked = text.replace(/<br\s*\/?>/gi, lineMark);
  const tree = parseDocument(marked, { xmlMode: !isPage, withStartIndices: true });
  if (isPage) writeMoments(tree.children);
  const lineAt = lineCounter(marked);
  const lineOf = ({ startIndex }: Element): number => lineAt(startIndex ?? 0);
  const sharedTexts = DomUtils.getElementsByTagName((name) => /^(?:\w+:)?si$/.test(name), tree).map((each) =>
    DomUtils.innerText(each),
  );
  const sheets = DomUtils.findAll((node) => isPart(node, "table"), tree.children).map((table) => {
    const rows = partsIn(table, "row").filter(isOfBody).map(rowReader(sharedTexts, lineOf));
    const width = Math.max(...rows.map(({ record }) => record.length));
    const sheet = openSheet();
    const items = rows.flatMap(({ record, ...row }) =>
      sheet.take({ ...row, record: [...record, ...Array<string>(width - record.length).fill("")] }),
    );
    return { sheet, items };
  });
  const ofJobs = sheets.filter(({ sheet }) => sheet.isOfJobs());
  // A workbook without any tells what its first sheet lacks.
  return (ofJobs.length || isPage ? ofJobs : sheets.slice(0, 1)).flatMap(({ sheet, items }) => [
    ...items,
    ...sheet.end(),
  ]);
};
