import * as z from "zod/mini";
import { declared, described } from "../described.ts";
import { fileReference } from "../primitives.ts";

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

const fileWith = <S extends z.ZodMiniType<string, string>>(id: S, error: string) =>
  z.object(
    {
      id,
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

/**
 * The schema of a file field: a file as every call takes it, alone or as the `id` of what is read. The server keeps an
 * upload, and adds the rest.
 */
export const uploadedFile = (error: string) =>
  z.pipe(
    z.union([fileReference(error), fileWith(fileReference(error), error)], { error }),
    z.pipe(
      z.transform((given: string | UploadedFile) => (typeof given === "string" ? { id: given } : given)),
      fileWith(
        described(declared(z.string(), { format: "uuid" }), "The `id` of a stored file of the seeker's."),
        error,
      ),
    ),
  );

/** What a file says about itself, as fields of their own (spec §3, profile_video). */
export type FileDetail = "extension" | "url" | "size" | "mime_type";
