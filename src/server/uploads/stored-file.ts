import type { StoredFile } from "../../contract/uploads.ts";
import { plainFileName } from "../../domain/files/file-name.ts";
import type { Context } from "../http/context.ts";
import type { FileRow } from "./keep-file.ts";

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
