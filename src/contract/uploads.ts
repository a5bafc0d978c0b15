import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { described } from "./described.ts";
import { fileReference, requiredText, timestamp } from "./primitives.ts";

/**
 * What an upload is for: a CV (`resume`), documents by category (spec §3), the photo and the introduction video of the
 * profile, the picture that stands for the video before it plays (`poster`), a picture that is sent with a message
 * (`screenshot`; it keeps its size up to 2,560 pixels, so that small text can be read), and what a profile is filled from
 * (`cv_import`): a CV, a JSON Resume, or the ZIP of LinkedIn's data export. Such a file is sent to nobody and removed
 * after a day, unless the seeker adds it to the CVs of the profile.
 */
export const uploadCategories = [
  "documents",
  "resume",
  "tax",
  "payslip",
  "superannuation",
  "bank_statements",
  "photo",
  "poster",
  "screenshot",
  "video",
  "cv_import",
] as const;
export const uploadCategory = z.enum(uploadCategories, {
  error: `Must be one of: ${uploadCategories.join(", ")}.`,
});
export type UploadCategory = z.infer<typeof uploadCategory>;

/** The largest CV, document or picture, in bytes: 10 MiB. */
export const maxUploadBytes = 10 * 1024 * 1024;
/** The error message for a file that is too large. */
export const fileTooLarge = "The file must be at most 10 MB.";

/** A seeker's quota of documents: the most files, and their total size in bytes: 100 MiB. */
export const maxKeptFiles = 50;
export const maxKeptBytes = 100 * 1024 * 1024;
/** The most pending uploads of a seeker: requested but not yet confirmed. Each is removed after a day. */
export const maxWaitingUploads = 40;

/** The file types of CVs and documents, by extension (spec §5). */
export const documentTypes = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

/** The error message for a file of another type (spec §5). */
export const wrongFileType = "Please upload a PDF or DOC file.";

/** A seeker's file that has been checked and stored. */
export const storedFile = z.object({
  id: described(z.string(), "The id of the stored file, a UUID."),
  file: described(z.string(), "The stored location, which names the file in other calls; it opens nothing."),
  name: described(z.string(), "The name of the file."),
  type: described(uploadCategory, "What the file is for."),
  mime_type: described(z.string(), "The content type of the file."),
  size: described(z.int(), "The size in bytes."),
  uploaded_at: described(timestamp, "When it was stored."),
});
export type StoredFile = z.infer<typeof storedFile>;

const fileParams = z.object({
  id: described(z.uuid({ error: "Must be a file id." }), "The id of a stored file, as `listFiles` gives it."),
});

export const signUpload = defineCall({
  method: "POST",
  path: "/v1/uploads/sign",
  summary: "Request a signed URL to PUT one file to, with the content type given here.",
  auth: "seeker",
  body: z.object(
    {
      file_name: described(
        requiredText(255, "Name the file."),
        "The name of the file, whose extension decides its type.",
      ),
      content_type: described(
        requiredText(255, "Name the file's content type."),
        "The content type of that extension, one of those that `category` takes: the introduction lists them.",
      ),
      size: described(
        z.optional(
          z
            .int({ error: "Must be the file's size in bytes." })
            .check(z.minimum(1, { error: "The file is empty." })),
        ),
        "The size in bytes: at most 10 MiB, 100 MiB for a video. The file that is sent must have it exactly; without it, any size up to `max_bytes`.",
      ),
      category: described(
        z._default(uploadCategory, "documents"),
        "What the file is for. It stays so unless a later call says something else of the same kind.",
      ),
    },
    { error: "Must be a JSON object." },
  ),
  payload: z.object({
    method: described(z.literal("PUT"), "The method to send the file with."),
    url: described(
      z.string(),
      "The signed address to send the bytes of the file to, once, as it stands and without a token: `sendFile`.",
    ),
    file: described(z.string(), "What names the file in the next call, once it has been sent."),
    content_type: described(z.string(), "The content type of the file; it is among `headers`."),
    max_bytes: described(z.int(), "The most bytes that are taken."),
    headers: described(
      z.record(z.string(), z.string()),
      "The headers that the PUT must have: its content type, and what the store requires.",
    ),
    expires_at: described(timestamp, "Until when the file can be sent."),
  }),
  errors: {
    409: "The seeker's file quota is used up, or too many uploads are pending.",
    422: "The file's name, type or size is not allowed in its category.",
    429: "Too many uploads in a short time.",
  },
});

export const uploadFile = defineCall({
  method: "POST",
  path: "/v1/seeker/upload-file",
  summary: "Confirm an upload: checks the content of a file that was PUT to its signed URL, and stores it.",
  auth: "seeker",
  cost: "slow",
  body: z.object(
    {
      file: fileReference("Name the file."),
      name: described(
        z.optional(requiredText(255)),
        "The name to store it under; by default the one of `signUpload`.",
      ),
      type: described(
        z.optional(uploadCategory),
        "What the file is for, of the same kind; by default the `category` that was signed.",
      ),
    },
    { error: "Must be a JSON object." },
  ),
  payload: storedFile,
  errors: {
    409: "The seeker's file quota is used up.",
    422: "The seeker has not uploaded this file, or its content does not match the type in its name.",
  },
});

export const listFiles = defineCall({
  method: "GET",
  path: "/v1/seeker/upload-file",
  summary: "The seeker's stored files, newest first; only CVs with ?type=resume.",
  auth: "seeker",
  query: z.object({ type: described(z.optional(uploadCategory), "Only files that are for this.") }),
  payload: z.array(storedFile),
});

export const getFile = defineCall({
  method: "GET",
  path: "/v1/seeker/upload-file/{id}",
  summary: "One of the seeker's stored files, with a signed URL to open it.",
  auth: "seeker",
  params: fileParams,
  payload: z.extend(storedFile, {
    url: described(z.string(), "Anyone who has this URL can open the file, until it expires."),
    expires_at: described(timestamp, "Until when the address opens."),
  }),
  errors: { 404: "The seeker has no such file." },
});

export const deleteFile = defineCall({
  method: "DELETE",
  path: "/v1/seeker/upload-file/{id}",
  summary: "Remove a file from the seeker's list. Applications that were sent with it keep it.",
  auth: "seeker",
  cost: "slow",
  params: fileParams,
  payload: z.object({ id: described(z.string(), "The id of the file that is gone.") }),
  errors: {
    404: "The seeker has no such file.",
    409: "The file is used in the seeker's profile; remove or replace it there.",
  },
});
