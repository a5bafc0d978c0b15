import PDFDocument from "pdfkit";
import type { CvLayout } from "../../../contract/cv-export.ts";
import type { JsonResume } from "../../../contract/json-resume.ts";
import { cvDocument, type CvDocument, type CvSpan } from "../cv-document.ts";
import { sectionRows } from "./blocks.ts";
import { looks, page, styles, type Look } from "./look.ts";
import { openPen, paragraph, type Element, type Pen } from "./pen.ts";
import { placeRows, spaced, type Row } from "./rows.ts";
import { openTypeface } from "./typeface.ts";

/** A CV as a file's bytes, and the characters that it leaves out as no font here has them. */
export interface CvFile {
  bytes: Uint8Array<ArrayBuffer>;
  missing: readonly string[];
}

/** A CV as a tagged PDF on A4, with the fonts of every script that it has. */
export const pdfOf = async (resume: JsonResume, layout: CvLayout): Promise<CvFile> => {
  const cv = cvDocument(resume);
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    font: "",
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: "1.7",
    // The library's types lack this one.
    subset: "PDF/UA" as "PDF/A-1",
    tagged: true,
    lang: "en-AU",
    displayTitle: true,
    info: { Title: cv.title, Author: cv.name },
  });
  const chunks: Uint8Array[] = [];
  const ended = new Promise((resolve, reject) => {
    doc
      .on("data", (chunk: Uint8Array) => chunks.push(chunk))
      .on("end", resolve)
      .on("error", reject);
  });
  // PDF/UA needs no list of a font's glyphs (CIDSet), and the library's lacks the parts of those that are composed.
  Object.assign(doc, { subset: "1" });
  const typeface = await openTypeface(`• ,0123456789Pageof${JSON.stringify(cv)}`);
  const pen = openPen(doc, typeface);
  drawCv(pen, cv, looks[layout]);
  numberPages(pen, cv);
  doc.end();
  await ended;
  return { bytes: new Uint8Array(Buffer.concat(chunks)), missing: typeface.missing };
};

const drawCv = (pen: Pen, cv: CvDocument, look: Look): void => {
  const { doc } = pen;
  const root = pen.root("Document");
  doc.addPage();
  const header = headerRows(pen, cv, root);
  const height = header.reduce((sum, row) => sum + row.before + row.height, 0);
  const { band } = look;
  if (band) pen.decorate("Layout", () => doc.rect(0, 0, page.width, page.top + height + 18).fill(band));
  const sections = cv.sections.flatMap((section) => sectionRows(pen, look, section, root));
  if (band && sections[0]) sections[0].before += 22;
  placeRows([...header, ...sections], { top: page.top, addPage: () => doc.addPage() });
};

const headerRows = (pen: Pen, { name, headline, contact }: CvDocument, parent: Element): Row[] => {
  const column = { x: page.margin, width: page.width - 2 * page.margin };
  const lines = [
    paragraph(pen, [{ text: name }], styles.name, column, { parent, type: "H1" }),
    headline ? paragraph(pen, [{ text: headline }], styles.headline, column, { parent, type: "P" }) : [],
    paragraph(pen, separated(contact), styles.contact, column, { parent, type: "P" }),
  ].filter((rows) => rows.length > 0);
  return lines.flatMap((rows, index) => spaced(rows, index === 0 ? 0 : 3));
};

const separated = (spans: readonly CvSpan[]): CvSpan[] =>
  spans.flatMap((span, index) => (index === 0 ? [span] : [{ text: "   |   " }, span]));

/** Numbers the pages of a CV that has several. */
const numberPages = (pen: Pen, { name }: CvDocument): void => {
  const { start, count } = pen.doc.bufferedPageRange();
  if (count < 2) return;
  for (let index = start; index < start + count; index++) {
    pen.doc.switchToPage(index);
    const text = [name, `Page ${index + 1} of ${count}`].filter(Boolean).join(", ");
    const [line] = pen.lines([{ text }], styles.footer, page.width - 2 * page.margin);
    if (line)
      pen.decorate("Pagination", () => pen.drawLine(line, styles.footer, { x: page.margin, top: 800 }, null));
  }
};
