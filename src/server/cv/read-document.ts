import type { CvEntry } from "../../contract/cv.ts";
import type { Line } from "./text/line.ts";

type Read = (bytes: Uint8Array) => Promise<CvEntry[]>;

/** Reads a CV from its lines. The libraries of a type are loaded for that type alone. */
const fromLines =
  (open: () => Promise<(bytes: Uint8Array) => Line[] | Promise<Line[]>>): Read =>
  async (bytes) => {
    const [linesOf, { entriesOf }] = await Promise.all([open(), import("./find/entries.ts")]);
    return entriesOf(await linesOf(bytes));
  };

/** The types of files that a profile can be read from. @throws Unreadable for what cannot be read. */
export const readers = {
  pdf: fromLines(async () => (await import("./text/pdf-lines.ts")).pdfLines),
  docx: fromLines(async () => (await import("./text/docx-lines.ts")).docxLines),
  doc: fromLines(async () => (await import("./text/doc-lines.ts")).docLines),
  rtf: fromLines(async () => (await import("./text/rtf-lines.ts")).rtfLines),
  json: async (bytes) => (await import("./imports/json-resume.ts")).jsonResumeEntries(bytes),
  zip: async (bytes) => (await import("./imports/linkedin-export.ts")).linkedInEntries(bytes),
} satisfies Record<string, Read>;

export type Readable = keyof typeof readers;
