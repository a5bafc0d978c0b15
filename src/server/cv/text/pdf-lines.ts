import { getDocumentProxy } from "unpdf";
import { regionsOf, type Region } from "./columns.ts";
import type { Line } from "./line.ts";
import { maxCharacters, maxLines, maxPages } from "./limits.ts";
import { linesOf } from "./pdf-line-breaks.ts";
import { rowsOf, type Row } from "./pdf-segments.ts";
import { withoutRunningRows } from "./running-rows.ts";
import { Unreadable } from "./unreadable.ts";

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/**
 * The lines of a PDF in reading order, column by column.
 * @throws Unreadable for a PDF that is encrypted or damaged, or has no text.
 */
export const pdfLines = async (bytes: Uint8Array): Promise<Line[]> => {
  const pdf = await open(bytes);
  const pages: Row[][] = [];
  let characters = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number++) {
    const page = await pdf.getPage(number).catch(() => null);
    const rows = page ? await rowsOf(page).catch(() => []) : [];
    pages.push(rows);
    characters += rows.reduce(
      (sum, { segments }) => sum + segments.reduce((all, { text }) => all + text.length, 0),
      0,
    );
    page?.cleanup();
    if (characters > maxCharacters) break;
  }
  if (characters < 40)
    throw new Unreadable(
      "The PDF has no text, only pictures of it, as a scan has. Please upload the CV as it was written, in Word or saved as PDF.",
    );
  const flows = new Flows();
  for (const [at, rows] of withoutRunningRows(pages).entries())
    for (const region of regionsOf(rows)) flows.add(region, at + 1);
  return flows.lines().slice(0, maxLines);
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

interface Flow {
  columns: number[];
  within: number | null;
  lines: Line[];
}

/** The columns of a document, each continued on the next page. */
class Flows {
  readonly #flows: Flow[] = [];

  add({ rows, columns }: Region, page: number): void {
    const [left, right] = [
      Math.min(...rows.map(({ segments }) => segments[0]!.x)),
      Math.max(...rows.map(({ segments }) => segments.at(-1)!.end)),
    ];
    const flow = this.#continued(columns, left, right, page) ?? this.#open(columns);
    const number = this.#flows.indexOf(flow);
    flow.lines.push(
      ...linesOf(rows, right).map((line) => ({ ...line, page, flow: number, within: flow.within })),
    );
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
    const last = Math.max(0, ...earlier.flatMap(({ lines }) => lines.map((line) => line.page)));
    const recent = earlier.filter(({ lines }) => lines.at(-1)!.page === last);
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
