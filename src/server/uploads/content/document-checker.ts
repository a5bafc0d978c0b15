import type { importTypes } from "../../../contract/upload-rules.ts";
import type { DocumentEnding } from "../../../domain/files/file-ending.ts";
import type { Program } from "../../platform/sandbox/program.ts";
import { documentTypeOf } from "./document-type.ts";

/** A file, and the type that its name says. */
export interface DocumentTask {
  ending: DocumentEnding | keyof typeof importTypes;
  bytes: Uint8Array;
}

/** How other files than documents begin. What is in them is read when the seeker asks for it. */
const beginnings: Readonly<Partial<Record<DocumentTask["ending"], RegExp>>> = {
  rtf: /^\s*\{\\rtf/,
  json: /^(?:\u00EF\u00BB\u00BF)?\s*\{/,
  zip: /^PK\u0003\u0004/,
};

// The program of the sandboxed process of `checkDocument`: whether a file is of the type that its name says.
export const run: Program<DocumentTask, boolean>["run"] = async ({ ending, bytes }) =>
  beginnings[ending]?.test(Buffer.from(bytes.subarray(0, 200)).toString("latin1")) ??
  (await documentTypeOf(bytes)) === ending;
