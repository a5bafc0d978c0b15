import * as z from "zod/mini";
import { described } from "../described.ts";

/** The value of a file field. */
export interface UploadedFile {
  /** The id of the stored file. */
  id: string;
  name: string;
  mime_type: string;
  /** Bytes. */
  size: number;
  /** ISO 8601; null for one of an entry that was saved before this was kept with it. */
  uploaded_at: string | null;
  /** The stored location: a URL without a query, which cannot be opened without a signature. */
  url: string;
}

/**
 * The schema of a file field. Only the id is read from input, that of a file which the seeker has uploaded in the
 * field's category; the server adds the rest.
 */
export const uploadedFile = (error: string) =>
  z.object(
    {
      id: described(z.uuid({ error }), "The `id` of a stored file of the seeker's."),
      name: described(z._default(z.string(), ""), "The name of the file; ignored when it is sent."),
      mime_type: described(
        z._default(z.string(), ""),
        "The content type of the file; ignored when it is sent.",
      ),
      size: described(z._default(z.int(), 0), "The size in bytes; ignored when it is sent."),
      uploaded_at: described(
        z._default(z.nullable(z.string()), null),
        "When it was uploaded; null where that is not known; ignored when it is sent.",
      ),
      url: described(z._default(z.string(), ""), "A signed address that opens it; ignored when it is sent."),
    },
    { error },
  );

/** What a file says about itself, as fields of their own (spec §3, profile_video). */
export type FileDetail = "extension" | "url" | "size" | "mime_type";
