import type { StoredFile } from "../../contract/uploads.ts";
import { plainFileName } from "../../domain/files/file-name.ts";
import type { Context } from "../http/context.ts";
import { keptKey } from "../platform/files/object-key.ts";
import type { FileRow } from "./keep-file.ts";

/** How long a signed URL of a kept file is valid, in seconds. */
const openSeconds = 600;

/** A signed URL of a kept file, for its owner or somebody whom the owner lets see it. */
export const signFile = async (
  { key, name, mimeType }: Pick<FileRow, "key" | "name" | "mimeType">,
  { store, origin }: Pick<Context, "store" | "origin">,
): Promise<{ url: string; expires_at: string }> => {
  const options = { name, contentType: mimeType, seconds: openSeconds, origin };
  return {
    url: await store.signGet(keptKey(key), options),
    expires_at: new Date(Date.now() + openSeconds * 1000).toISOString(),
  };
};

/** Whether a reference (`fileReference`) names this kept file. */
export const isNamed = (
  reference: string,
  file: FileRow,
  context: Pick<Context, "store" | "origin">,
): boolean => reference === file.id || reference === storedFileOf(file, context).file;

/** A kept file as the API returns it. */
export const storedFileOf = (
  { id, key, name, category, mimeType, size, createdAt }: FileRow,
  { store, origin }: Pick<Context, "store" | "origin">,
): StoredFile => ({
  id,
  file: store.locationOf(key, origin),
  // Older rows have unnormalised names.
  name: plainFileName(name),
  type: category,
  mime_type: mimeType,
  size,
  uploaded_at: createdAt.toISOString(),
});
