import { documentTypes } from "../../contract/uploads.ts";

/** A file extension that CVs and documents may have (spec §5). */
export type DocumentEnding = keyof typeof documentTypes;

/** The extension of a file name, in lower case, if it is one of these types; else null. */
export const fileEnding = (name: string, types: Readonly<Record<string, string>>): string | null => {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(types, ending) ? ending : null;
};

/** The extension of a file name, in lower case, if CVs and documents may have it; else null. */
export const documentEnding = (name: string): DocumentEnding | null =>
  fileEnding(name, documentTypes) as DocumentEnding | null;
