import { keptKey } from "../platform/files/object-key.ts";
import type { ObjectStore } from "../platform/files/object-store.ts";
import type { FileRow } from "./keep-file.ts";

/** How long the URL of a sent file is valid, in seconds. */
const linkSeconds = 600;

/** A signed address of a stored file, which expires. */
export const fileLink = (
  { key, name, mimeType }: Pick<FileRow, "key" | "name" | "mimeType">,
  { store, origin }: { store: ObjectStore; origin: string },
): Promise<string> =>
  store.signGet(keptKey(key), { name, contentType: mimeType, seconds: linkSeconds, origin });
