import type { Caller } from "../../contract/caller.ts";
import { CallError } from "../../contract/caller.ts";
import { uploadRule } from "../../contract/upload-rules.ts";
import { signUpload, uploadFile, type StoredFile, type UploadCategory } from "../../contract/uploads.ts";
import { fileEnding } from "../../domain/files/file-ending.ts";
import { putFile } from "./put-file.ts";
import { fetchPayload } from "../session/send.ts";

/** A failed upload; `retry` says whether trying the same file again may succeed. */
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
  /** Called with the progress, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Ends the upload: it then rejects. */
  signal?: AbortSignal;
  call?: Caller;
  put?: typeof putFile;
}

/**
 * Uploads a file: requests a signed URL, sends the file there with its content type, and has it checked and stored
 * (spec §4).
 * @throws UploadError with the message to show (spec §8).
 */
export const uploadDocument = async (
  file: File,
  { category, onProgress, signal, call = fetchPayload, put = putFile }: UploadOptions,
): Promise<StoredFile> => {
  const rule = uploadRule(category);
  const ending = fileEnding(file.name, rule.types);
  if (!ending) throw new UploadError(rule.wrongType, { retry: false });
  if (file.size > rule.maxBytes) throw new UploadError(rule.tooLarge, { retry: false });
  if (file.size === 0) throw new UploadError("The file is empty.", { retry: false });
  const contentType = rule.types[ending]!;

  const {
    url,
    headers,
    file: sent,
  } = await call(signUpload, {
    body: { file_name: file.name, content_type: contentType, size: file.size, category },
  }).catch((cause: unknown) => {
    throw refusedFor(cause, [409, 429]) ?? new UploadError(failedToBegin(), { retry: true, cause });
  });
  signal?.throwIfAborted();
  await put(url, file, headers, { onProgress, signal }).catch((cause: unknown) => {
    if (!signal?.aborted) console.error("Failed to upload file to S3", cause);
    throw new UploadError("Failed to upload file", { retry: true, cause });
  });
  return call(uploadFile, { body: { file: sent, name: file.name, type: category } }).catch(
    (cause: unknown) => {
      throw refusedFor(cause, [409, 422]) ?? new UploadError("Failed to upload file", { retry: true, cause });
    },
  );
};

/** Why an upload did not begin (spec §8), or what a seeker without a connection can do. */
const failedToBegin = (): string =>
  navigator.onLine ? "Failed to get upload URL" : "You are offline. Try again once you are back online.";

/** Errors that the seeker can fix, with the server's message: too many files (409), a wrong type of file (422). */
const refusedFor = (cause: unknown, statuses: readonly number[]): UploadError | null =>
  cause instanceof CallError && statuses.includes(cause.status)
    ? new UploadError(cause.message, { retry: cause.status !== 422, cause })
    : null;
