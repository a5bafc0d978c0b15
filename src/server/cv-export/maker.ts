import type { CvFormat } from "../../contract/cv-export.ts";
import type { Program } from "../platform/sandbox/program.ts";
import type { Made, Task } from "./make-cv.ts";

// The program of the process of `makeCv`: makes one CV after the other.

/** Loaded when the first CV of the format is made. */
const makers = {
  pdf: async () => (await import("./pdf/pdf-of.ts")).pdfOf,
  docx: async () => (await import("./word/docx-of.ts")).docxOf,
} satisfies Record<CvFormat, unknown>;

export const run: Program<Task, Made>["run"] = async ({ resume, format, layout }) => {
  try {
    return { state: "made", bytes: await (await makers[format]())(resume, layout) };
  } catch (error) {
    return { state: "failed", trace: error instanceof Error ? error.stack! : String(error) };
  }
};
