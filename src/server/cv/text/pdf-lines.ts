import { getDocumentProxy } from "unpdf";
import { regionsOf, type Region } from "./columns.ts";
import { withoutBullet, type Line } from "./line.ts";
import { maxCharacters, maxLines, maxPages } from "./limits.ts";
import { rowsOf, type Row, type Segment } from "./pdf-segments.ts";
import { Unreadable } from "./unreadable.ts";

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/**
 * The lines of a PDF in reading order, column by column.
 * @throws Unreadable for a PDF that is encrypted or damaged, or has no text.
 */
export const pdfLines = async (bytes: Uint8Array): Promise<Line[]> => {
  const pdf = await open(bytes);
  const flows = new Flows();
  let characters = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number++) {
    const page = await pdf.getPage(number).catch(() => null);
    const rows = page ? await rowsOf(page).catch(() => []) : [];
    for (const region of regionsOf(rows)) flows.add(region, number);
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

const linesOf = (rows: Row[], right: number): Omit<Line, "page" | "flow" | "within">[] => {
  const usual = usualDistance(rows);
  const isProse = hasFullLines(rows, right);
  return rows.flatMap(({ y, segments }, at) => {
    const previous = rows[at - 1];
    const next = rows[at + 1]?.segments[0];
    const last = segments.at(-1)!;
    const [first, ...others] = segments.map(({ text }) => text).filter(Boolean);
    if (!first) return [];
    const bulleted = withoutBullet(first);
    const isMark = /^(?:[•●▪◦‣∙○■□►▶➢➤✓✔❖◆★\uF0B7\uF0A7\uF0D8·*o–-])$/u.test(first);
    const parts = isMark ? others : [bulleted.text, ...others].filter(Boolean);
    if (!parts.length) return [];
    const shown = segments.find(({ text }) => text.length > 1) ?? segments[0]!;
    return [
      {
        parts,
        style: shown.style,
        size: shown.size,
        bullet: isMark || bulleted.bullet,
        gap: previous !== undefined && y - previous.y > usual * 1.3,
        wraps:
          segments.length === (isMark ? 2 : 1) &&
          next !== undefined &&
          (isProse || /^\p{Ll}/u.test(next.text)) &&
          isBroken(last, next, right) &&
          rows[at + 1]!.y - y <= usual * 1.3,
      },
    ];
  });
};

/** Whether the next line's first word had no room on this one, and looks the same. */
const isBroken = (last: Segment, next: Segment, right: number): boolean =>
  next.style === last.style &&
  !withoutBullet(next.text).bullet &&
  last.end + firstWord(next.text, next) > right + 1;

/** Whether several lines fill the column: in a list of short lines the longest one is not broken. */
const hasFullLines = (rows: readonly Row[], right: number): boolean => {
  const left = Math.min(...rows.map(({ segments }) => segments[0]!.x));
  const full = rows.filter(({ segments }) => segments.at(-1)!.end > right - (right - left) * 0.12).length;
  return full >= Math.max(2, rows.length * 0.15);
};

const firstWord = (text: string, { x, end }: { x: number; end: number }): number =>
  ((end - x) * (text.split(" ")[0]!.length + 1)) / Math.max(1, text.length);

/** The distance between the lines of a paragraph: the smallest that is common. */
const usualDistance = (rows: readonly Row[]): number => {
  const distances = rows
    .slice(1)
    .map(({ y }, at) => y - rows[at]!.y)
    .toSorted((a, b) => a - b);
  return distances[Math.floor(distances.length * 0.3)] ?? 0;
};
