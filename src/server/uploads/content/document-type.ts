import { fileTypeFromBuffer } from "file-type";
import type { DocumentEnding } from "../../../domain/files/file-ending.ts";

/** Whether the header of a PDF comes after a line break or other bytes: readers accept it within the first 1,024. */
const hasLateHeader = (bytes: Uint8Array): boolean =>
  /^\s*%PDF-\d|[\r\n]%PDF-\d/.test(Buffer.from(bytes.subarray(0, 1024)).toString("latin1"));

/** The type of a file by its content: PDF, Word 97 (a compound file with a Word stream) or docx; else null. */
export const documentTypeOf = async (bytes: Uint8Array): Promise<DocumentEnding | null> => {
  // A broken archive makes the detection throw: then it is not a document either.
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const has = (text: string, encoding: "utf16le" | "latin1") =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(Buffer.from(text, encoding));
  if (type?.ext === "pdf" || hasLateHeader(bytes)) return "pdf";
  if (type?.ext === "docx" || (type?.ext === "zip" && has("word/document.xml", "latin1"))) return "docx";
  return type?.ext === "cfb" && has("WordDocument", "utf16le") ? "doc" : null;
};
