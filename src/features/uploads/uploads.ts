import type { Caller } from "../../contract/caller.ts";
import { CallError } from "../../contract/caller.ts";
import {
  documentTypes,
  fileTooLarge,
  maxUploadBytes,
  signUpload,
  uploadFile,
  wrongFileType,
  type StoredFile,
  type UploadCategory,
} from "../../contract/uploads.ts";
import { documentEnding } from "../../domain/files/document-ending.ts";
import { putFile } from "./put-file.ts";
import { fetchPayload } from "../session/send.ts";

/** An upload that did not succeed; `retry` says whether the same file may do better another time. */
export class UploadError extends Error {
  override name = "UploadError";
  readonly retry: boolean;

  constructor(message: string, { retry, cause }: { retry: boolean; cause?: unknown }) {
    super(message, { cause });
    this.retry = retry;
  }
}

interface UploadOptions {
  category: UploadCategory;
  /** Told how much has arrived, from 0 to 1. */
  onProgress: (part: number) => void;
  call?: Caller;
  put?: typeof putFile;
}

/**
 * Uploads a CV or document: asks for a signed address, sends the file there with its content type, and has it
 * checked and kept (spec §4). The address without its query is the stored location.
 * @throws UploadError with the message to show (spec §8).
 */
export const uploadDocument = async (
  file: File,
  { category, onProgress, call = fetchPayload, put = putFile }: UploadOptions,
): Promise<StoredFile> => {
  const ending = documentEnding(file.name);
  if (!ending) throw new UploadError(wrongFileType, { retry: false });
  if (file.size > maxUploadBytes) throw new UploadError(fileTooLarge, { retry: false });
  if (file.size === 0) throw new UploadError("The file is empty.", { retry: false });
  const contentType = documentTypes[ending];

  const { url, headers } = await call(signUpload, {
    body: { file_name: file.name, content_type: contentType, size: file.size, category },
  }).catch((cause: unknown) => {
    throw refusedFor(cause, [409]) ?? new UploadError("Failed to get upload URL", { retry: true, cause });
  });
  await put(url, file, headers, onProgress).catch((cause: unknown) => {
    console.error("Failed to upload file to S3", cause);
    throw new UploadError("Failed to upload file", { retry: true, cause });
  });
  const [location = ""] = url.split("?");
  return call(uploadFile, { body: { file: location, name: file.name, type: category } }).catch(
    (cause: unknown) => {
      throw refusedFor(cause, [409, 422]) ?? new UploadError("Failed to upload file", { retry: true, cause });
    },
  );
};

/** What the seeker can mend, in the server's words: no room for another file (409), a file of a wrong kind (422). */
const refusedFor = (cause: unknown, statuses: readonly number[]): UploadError | null =>
  cause instanceof CallError && statuses.includes(cause.status)
    ? new UploadError(cause.message, { retry: cause.status === 409, cause })
    : null;
