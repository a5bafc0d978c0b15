import type { CvFormat, CvLayout } from "../../contract/cv-export.ts";
import type { JsonResume } from "../../contract/json-resume.ts";
import { concurrency, type Client } from "../http/concurrency-limits.ts";

/** Loaded when the first CV is made: a server that starts needs neither. */
const makers = {
  pdf: async () => (await import("./pdf/pdf-of.ts")).pdfOf,
  docx: async () => (await import("./word/docx-of.ts")).docxOf,
} satisfies Record<CvFormat, unknown>;

/**
 * A CV as a file's bytes.
 * @param client Who asked for it.
 * @throws HttpError 429 or 503 while too many are being made.
 */
export const makeCv = (
  resume: JsonResume,
  { format, layout }: { format: CvFormat; layout: CvLayout },
  client: Client,
): Promise<Uint8Array<ArrayBuffer>> =>
  concurrency.documents(client, async () => (await makers[format]())(resume, layout));
