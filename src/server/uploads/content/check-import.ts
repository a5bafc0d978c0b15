import { importTypes, wrongImportType } from "../../../contract/upload-rules.ts";
import { maxUploadBytes } from "../../../contract/uploads.ts";
import { keptKey } from "../../platform/files/object-key.ts";
import type { ContentCheck } from "./check-content.ts";
import { ContentFault } from "./content-fault.ts";

/** How the content of each type begins. What is in it is read in a process of its own, when the seeker asks for it. */
const beginnings: Readonly<Record<keyof typeof importTypes, RegExp>> = {
  json: /^(?:\u00EF\u00BB\u00BF)?\s*\{/,
  zip: /^PK\u0003\u0004/,
};

/** Data that a profile is filled from: a JSON Resume, or the ZIP of LinkedIn's data export. */
export const checkImport: ContentCheck = async ({ key, ending }, { store }) => {
  const type = ending as keyof typeof importTypes;
  const bytes = (await store.read(key, maxUploadBytes)) ?? new Uint8Array();
  const beginning = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  if (!beginnings[type].test(beginning)) throw new ContentFault(wrongImportType);
  return { size: bytes.length, keep: () => store.write(keptKey(key), bytes, importTypes[type]) };
};
