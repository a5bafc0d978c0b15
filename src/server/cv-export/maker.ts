import type { CvFormat } from "../../contract/cv-export.ts";
import type { Program } from "../platform/sandbox/program.ts";
import type { Made, Task } from "./make-cv.ts";
import type { CvFile } from "./pdf/pdf-of.ts";

// The program of the process of `makeCv`: makes one CV after the other.

/** Loaded when the first CV of the format is made. */
const makers: Record<CvFormat, (...cv: [Task["resume"], Task["layout"]]) => Promise<CvFile>> = {
  pdf: async (...cv) => (await import("./pdf/pdf-of.ts")).pdfOf(...cv),
  docx: async (...cv) => ({ bytes: await (await import("./word/docx-of.ts")).docxOf(...cv), missing: [] }),
};

export const run: Program<Task, Made>["run"] = async ({ resume, format, layout }) => {
  try {
    return { state: "made", ...(await makers[format](resume, layout)) };
  } catch (error) {
    return { state: "failed", trace: error instanceof Error ? error.stack! : String(error) };
  }
};
