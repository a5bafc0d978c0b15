import { documentTypes, maxUploadBytes, wrongFileType } from "../../../contract/uploads.ts";
import { keptKey } from "../../platform/files/object-key.ts";
import type { ContentCheck } from "./check-content.ts";
import { ContentFault } from "./content-fault.ts";
import { documentTypeOf } from "./document-type.ts";

/** A CV or document: PDF, Word 97 or docx. */
export const checkDocument: ContentCheck = async ({ key }, { store }) => {
  const bytes = (await store.read(key, maxUploadBytes)) ?? new Uint8Array();
  const type = await documentTypeOf(bytes);
  if (!type || !key.toLowerCase().endsWith(`.${type}`)) throw new ContentFault(wrongFileType);
  return { size: bytes.length, keep: () => store.write(keptKey(key), bytes, documentTypes[type]) };
};
