import { join } from "node:path";
import { uploadRule } from "../../../contract/upload-rules.ts";
import { maxUploadBytes } from "../../../contract/uploads.ts";
import { keptKey } from "../../platform/files/object-key.ts";
import { openSandbox } from "../../platform/sandbox/sandbox.ts";
import type { ContentCheck } from "./check-content.ts";
import { ContentFault, foundBy } from "./content-fault.ts";
import type { DocumentTask } from "./document-checker.ts";

const sandbox = openSandbox<DocumentTask, boolean>({
  program: join(import.meta.dirname, "document-checker.ts"),
  heapMegabytes: 128,
  maxMemory: 384 * 1024 * 1024,
  processorMs: 4_000,
  deadlineMs: 20_000,
  // Telling a type is little work: a process for each file would cost more.
  filesEach: 50,
});

/** Rich text, which Word saves with the ending of its own documents as well. */
const isRtf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 5)).toString("latin1") === String.raw`{\rtf`;
const rtfInstead = (wrongType: string, isRead: boolean) =>
  `${wrongType} This file is rich text (RTF), whatever its name says: ${isRead ? "give its name the ending .rtf, or " : ""}save it as PDF or DOCX and upload that.`;

/** What is said of a CV or another document that is not of the type that its name says, as far as that can be read. */
export const notRead = (wrongType: string) =>
  `${wrongType} We could not read this one: it may be damaged, or not the kind of file that its name says. Open it, save it as PDF or DOCX, and upload that.`;

/** A CV, another document, or data that a profile is filled from: what its ending says. */
export const checkDocument: ContentCheck = async ({ key, ending, category }, { store }) => {
  const { types, wrongType } = uploadRule(category);
  const bytes = (await store.read(key, maxUploadBytes)) ?? new Uint8Array();
  const ofType = foundBy(await sandbox({ ending: ending as DocumentTask["ending"], bytes }));
  const isRead = "rtf" in types;
  if (!ofType && isRtf(bytes)) throw new ContentFault(rtfInstead(wrongType, isRead));
  if (!ofType) throw new ContentFault(isRead ? wrongType : notRead(wrongType));
  return { size: bytes.length, keep: () => store.write(keptKey(key), bytes, types[ending]!) };
};
