import { kindOf, type UploadKind } from "../../../contract/upload-rules.ts";
import type { UploadCategory } from "../../../contract/uploads.ts";
import type { Client } from "../../http/concurrency-limits.ts";
import type { Context } from "../../http/context.ts";
import { checkDocument } from "./check-document.ts";
import { checkImport } from "./check-import.ts";
import { checkPicture } from "./check-picture.ts";
import { checkVideo } from "./check-video.ts";

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
 * Checks that a file is what its extension says.
 * @throws ContentFault with what is wrong with it.
 */
export type ContentCheck = (
  upload: Uploaded,
  context: Pick<Context, "store"> & Client,
) => Promise<CheckedContent>;

const checks: Readonly<Record<UploadKind, ContentCheck>> = {
  document: checkDocument,
  picture: checkPicture,
  video: checkVideo,
  import: checkImport,
};

/** Checks the content of an upload by its category. @throws ContentFault */
export const checkContent: ContentCheck = (upload, context) =>
  checks[kindOf[upload.category]](upload, context);
