import type { ImportOptions } from "../runs/import-report.ts";

/** The options of an import that a kept source keeps. */
export type SourceOptions = Pick<ImportOptions, "employer" | "category" | "applyElsewhere" | "acceptPlaces">;
