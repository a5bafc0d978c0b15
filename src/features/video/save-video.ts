import type { EntryData } from "../../contract/profile/entry-schemas.ts";
import type { StoredFile } from "../../contract/uploads.ts";
import type { Changed } from "../session/change.ts";
import { UploadError, uploadDocument } from "../uploads/uploads.ts";
import { posterOf } from "./poster.ts";

/**
 * Saves an uploaded video in the profile, with a picture of it; without one where it cannot be made or sent.
 * @throws UploadError when the profile refuses it.
 */
export const saveVideo = async (
  { id }: StoredFile,
  source: File | null,
  save: (data: EntryData) => Promise<Changed<unknown>>,
): Promise<void> => {
  const picture = source && (await posterOf(source));
  const poster =
    picture &&
    (await uploadDocument(picture, { category: "poster", onProgress: () => undefined }).catch(() => null));
  const saved = await save({ file: { id }, poster: poster && { id: poster.id } } as unknown as EntryData);
  if (!saved.ok) throw new UploadError(saved.error.message, { retry: true, cause: saved.error });
};
