import * as z from "zod/mini";

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
      id: z.uuid({ error }),
      name: z._default(z.string(), ""),
      mime_type: z._default(z.string(), ""),
      size: z._default(z.int(), 0),
      uploaded_at: z._default(z.nullable(z.string()), null),
      url: z._default(z.string(), ""),
    },
    { error },
  );

/** What a file says about itself, as fields of their own (spec §3, profile_video). */
export type FileDetail = "extension" | "url" | "size" | "mime_type";
