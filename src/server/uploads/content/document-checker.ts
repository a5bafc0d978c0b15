import type { importTypes } from "../../../contract/upload-rules.ts";
import type { DocumentEnding } from "../../../domain/files/file-ending.ts";
import type { Program } from "../../platform/sandbox/program.ts";
import { documentTypeOf } from "./document-type.ts";

/** A file, and the type that its name says. */
export interface DocumentTask {
  ending: DocumentEnding | keyof typeof importTypes;
  bytes: Uint8Array;
}

/** How data begins. What is in it is read when the seeker asks for it. */
const beginnings: Readonly<Record<keyof typeof importTypes, RegExp>> = {
  json: /^(?:\u00EF\u00BB\u00BF)?\s*\{/,
  zip: /^PK\u0003\u0004/,
};

// The program of the sandboxed process of `checkDocument`: whether a file is of the type that its name says.
export const run: Program<DocumentTask, boolean>["run"] = async ({ ending, bytes }) =>
  ending === "json" || ending === "zip"
    ? beginnings[ending].test(Buffer.from(bytes.subarray(0, 200)).toString("latin1"))
    : (await documentTypeOf(bytes)) === ending;
