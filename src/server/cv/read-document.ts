import type { CvEntry } from "../../contract/cv.ts";
import { entriesOf } from "./find/entries.ts";
import { jsonResumeEntries } from "./imports/json-resume.ts";
import { linkedInEntries } from "./imports/linkedin-export.ts";
import { docLines } from "./text/doc-lines.ts";
import { docxLines } from "./text/docx-lines.ts";
import { pdfLines } from "./text/pdf-lines.ts";

/** The types of files that a profile can be read from. */
export const readers = {
  pdf: async (bytes) => entriesOf(await pdfLines(bytes)),
  docx: (bytes) => entriesOf(docxLines(bytes)),
  doc: async (bytes) => entriesOf(await docLines(bytes)),
  json: jsonResumeEntries,
  zip: linkedInEntries,
} satisfies Record<string, (bytes: Uint8Array) => CvEntry[] | Promise<CvEntry[]>>;

export type Readable = keyof typeof readers;
