import { uploadRule } from "../../contract/upload-rules.ts";
import type { UploadCategory } from "../../contract/uploads.ts";

/** The `accept` attribute of a file input for categories of uploads. */
export const acceptOf = (...categories: readonly UploadCategory[]): string =>
  categories
    .flatMap((category) => Object.entries(uploadRule(category).types))
    .flatMap(([ending, type]) => [`.${ending}`, type])
    .join(",");
