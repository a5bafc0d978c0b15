import type { Readable } from "../read-document.ts";
import { Unreadable } from "./unreadable.ts";

const startsWith = (bytes: Uint8Array, start: string): boolean =>
  Buffer.from(bytes.subarray(0, start.length)).toString("latin1") === start;

const oldOffice = "\u00d0\u00cf\u0011\u00e0";

/**
 * The type of a Word file by its first bytes: many have the ending of the other one.
 * @throws Unreadable for one that is protected by a password, or is no Word file.
 */
export const typeOf = (type: Readable, bytes: Uint8Array): Readable => {
  if (type !== "doc" && type !== "docx") return type;
  if (startsWith(bytes, "PK")) return "docx";
  if (startsWith(bytes, "%PDF")) return "pdf";
  if (startsWith(bytes, "{\\rtf")) return "rtf";
  if (/^\s*<(?:!doctype|html|\?xml)/i.test(Buffer.from(bytes.subarray(0, 200)).toString()))
    throw new Unreadable(
      "The file is text in another format. Please save it as DOCX or PDF and upload that.",
    );
  if (!startsWith(bytes, oldOffice)) return type;
  if (Buffer.from(bytes).includes(Buffer.from("EncryptedPackage", "utf16le")))
    throw new Unreadable(
      "The document is protected by a password. Please save it without one and upload it again.",
    );
  return "doc";
};
