import { getDocumentProxy } from "unpdf";
import type { PDFPageProxy } from "unpdf/pdfjs";
import { regionsWith, type Region } from "./columns.ts";
import { withCardsBelow, withDatedCards } from "./card-rows.ts";
import type { Line } from "./line.ts";
import { withMiddleDates } from "./timeline/middle-dates.ts";
import { maxCharacters, maxLines, maxPages } from "./limits.ts";
import { linesOf } from "./pdf-line-breaks.ts";
import { rowsOf, type Row } from "./pdf-segments.ts";
import { withoutRunningRows } from "./running-rows.ts";
import { softHyphensOf } from "./soft-hyphens.ts";
import { withTasksBelow } from "./tasks-beside.ts";
import { Unreadable } from "./unreadable.ts";

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/**
 * The lines of a PDF in reading order, column by column.
 * @throws Unreadable for a PDF that is encrypted or damaged, or has no text.
 */
export const pdfLines = async (bytes: Uint8Array): Promise<Line[]> => {
  const pdf = await open(bytes);
  const pages: Row[][] = [];
  const widths: number[] = [];
  let characters = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number++) {
    const page = await pdf.getPage(number).catch(() => null);
    const rows = page ? await rowsOn(page).catch(() => []) : [];
    pages.push(rows);
    widths.push(page?.getViewport({ scale: 1 }).width ?? 0);
    characters += textsOf(rows).reduce((sum, { length }) => sum + length, 0);
    page?.cleanup();
    if (characters > maxCharacters) break;
  }
  if (characters < 40)
    throw new Unreadable(
      "The PDF has no text, only pictures of it, as a scan has. Please upload the CV as it was written, in Word or saved as PDF.",
    );
  const flows = new Flows();
  for (const [at, rows] of withoutRunningRows(pages).entries())
    for (const region of regionsWith(
      [...withDatedCards(withCardsBelow(withMiddleDates(rows)))],
      flows.columnsOf(at),
    ))
      flows.add(region, at + 1, widths[at]!);
  return flows.lines().slice(0, maxLines);
};

const textsOf = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ segments }) => segments.map(({ text }) => text));

/** Texts with so many letters have a hyphen. */
const longWithoutHyphen = 400;

/** The rows of a page; where they have no hyphen at all, it is looked for among the soft ones, which takes longer. */
const rowsOn = async (page: PDFPageProxy): Promise<Row[]> => {
  const rows = await rowsOf(page);
  const text = textsOf(rows).join(" ");
  if (text.length < longWithoutHyphen || /[-\u2010-\u2011]/.test(text)) return rows;
  return rowsOf(page, await softHyphensOf(page));
};

const open = async (bytes: Uint8Array): Promise<PdfDocument> => {
  try {
    // PDF.js refuses a Buffer, which bytes become on their way between processes.
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, stopAtErrors: false });
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException")
      throw new Unreadable(
        "The PDF is protected by a password. Please save it without one and upload it again.",
      );
    throw new Unreadable("The PDF is damaged. Please save it again and upload it once more.", {
      cause: error,
    });
  }
};

/** A page whose text leaves so much free at the right, in points, beyond a margin as at the left, has short lines only. */
const unused = 90;

interface Flow {
  columns: number[];
  within: number | null;
  lines: Line[];
}

/** The columns of a document, each continued on the next page. */
class Flows {
  readonly #flows: Flow[] = [];

  add({ rows, columns }: Region, page: number, width: number): void {
    const [left, right] = [
      Math.min(...rows.map(({ segments }) => segments[0]!.x)),
      Math.max(...rows.map(({ segments }) => segments.at(-1)!.end)),
    ];
    const flow = this.#continued(columns, left, right, page) ?? this.#open(columns);
    const number = this.#flows.indexOf(flow);
    // Text over the whole page that ends far from its right margin was never broken for lack of room.
    const margin = width - left;
    const edge = !columns.length && margin - right > unused ? margin : right;
    flow.lines.push(
      ...linesOf(withTasksBelow(rows), edge).map((line) => ({
        ...line,
        page,
        flow: number,
        within: flow.within,
      })),
    );
  }

  /** The columns that a page ends with: the left edges of two beside each other; null where it has others. */
  columnsOf(page: number): [number, number] | null {
    const own = this.#flows.filter(
      ({ lines, columns }) => lines.at(-1)?.page === page && columns.length === 1,
    );
    const [left, right] = own.map(edge).toSorted((a, b) => a - b);
    return own.length === 2 ? [left!, right!] : null;
  }

  #open(columns: number[]) {
    const outer = this.#flows.findLastIndex(
      (flow) =>
        flow.columns.length <= columns.length &&
        flow.columns.every((x, at) => Math.abs(x - columns[at]!) < 6),
    );
    const flow: Flow = { columns, within: outer < 0 ? null : outer, lines: [] };
    this.#flows.push(flow);
    return flow;
  }

  /** The column of an earlier page that a region goes on with. */
  #continued(columns: number[], left: number, right: number, page: number) {
    const earlier = this.#flows.filter(({ lines }) => lines.some((line) => line.page < page));
    const pages = ({ lines }: Flow) => lines.map((line) => line.page).filter((number) => number < page);
    const last = Math.max(0, ...earlier.flatMap(pages));
    const recent = earlier.filter((flow) => pages(flow).at(-1) === last);
    const same = recent.find(
      (flow) =>
        flow.columns.length === columns.length &&
        flow.columns.every((x, at) => Math.abs(x - columns[at]!) < 6),
    );
    if (columns.length) return same;
    // A page without columns after one with columns: its text may all be within one of them.
    const inColumns = recent.filter(({ columns: own }) => own.length).toSorted((a, b) => edge(a) - edge(b));
    const within = inColumns.find((flow, at) => {
      const next = inColumns[at + 1];
      return left >= edge(flow) - 6 && (next ? right <= edge(next) : true);
    });
    return within ?? (inColumns.length ? undefined : same);
  }

  lines(): Line[] {
    return this.#flows.flatMap(({ lines }) => lines);
  }
}

const edge = ({ columns }: { columns: number[] }) => columns.at(-1) ?? 0;
