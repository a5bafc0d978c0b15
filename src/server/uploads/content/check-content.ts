import { kindOf, type UploadKind } from "../../../contract/upload-rules.ts";
import type { UploadCategory } from "../../../contract/uploads.ts";
import { concurrency, type ConcurrencyLimit } from "../../http/concurrency-limits.ts";
import type { Context } from "../../http/context.ts";
import { isWaiting } from "../upload-grants.ts";
import { checkDocument } from "./check-document.ts";
import { checkPicture } from "./check-picture.ts";
import { checkVideo } from "./check-video.ts";
import { ContentFault } from "./content-fault.ts";

/** An upload whose content is to be checked. */
export interface Uploaded {
  /** The key of the upload. */
  key: string;
  /** The extension of its name, one of its category's. */
  ending: string;
  category: UploadCategory;
  /** Bytes, at most what its category allows. */
  size: number;
}

/** A file that passed its check. `keep` writes it below `kept/`. */
export interface CheckedContent {
  /** Bytes of the file as it is kept. */
  size: number;
  keep: () => Promise<void>;
}

/**
 * Checks, in a sandboxed process, that a file is what its extension says.
 * @throws ContentFault with what is wrong with it.
 */
export type ContentCheck = (
  upload: Uploaded,
  context: Pick<Context<"seeker">, "db" | "store">,
) => Promise<CheckedContent>;

const checks: Readonly<Record<UploadKind, [ConcurrencyLimit, ContentCheck]>> = {
  document: [concurrency.checks, checkDocument],
  picture: [concurrency.pictures, checkPicture],
  video: [concurrency.videos, checkVideo],
  import: [concurrency.checks, checkDocument],
};

/**
 * Checks the content of an upload by its category, in its turn.
 * @returns the fault of a file that cannot be kept; null when the upload has ended meanwhile.
 * @throws HttpError 429 or 503 when too many are being checked: the upload stays.
 */
export const checkContent = (
  upload: Uploaded,
  context: Context<"seeker">,
): Promise<CheckedContent | ContentFault | null> => {
  const [limit, check] = checks[kindOf[upload.category]];
  return limit(context, async () => {
    // The same call may have been sent many times: one check of a file is enough.
    if (!(await isWaiting(context.db, upload.key))) return null;
    return check(upload, context).catch((error: unknown) => {
      if (error instanceof ContentFault) return error;
      throw error;
    });
  });
};
