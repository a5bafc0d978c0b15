import type { CvFormat, CvLayout } from "../../contract/cv-export.ts";
import type { JsonResume } from "../../contract/json-resume.ts";
import { concurrency } from "../http/concurrency-limits.ts";

/** Loaded when the first CV is made: a server that starts needs neither. */
const makers = {
  pdf: async () => (await import("./pdf/pdf-of.ts")).pdfOf,
  docx: async () => (await import("./word/docx-of.ts")).docxOf,
} satisfies Record<CvFormat, unknown>;

/**
 * A CV as a file's bytes.
 * @param address The client's IP address.
 * @throws HttpError 429 or 503 while too many are being made.
 */
export const makeCv = (
  resume: JsonResume,
  { format, layout }: { format: CvFormat; layout: CvLayout },
  address: string,
): Promise<Uint8Array<ArrayBuffer>> =>
  concurrency.documents(address, async () => (await makers[format]())(resume, layout));
