import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { requiredText, timestamp } from "./primitives.ts";

/** What an upload is for. A CV is `resume`; the others are document categories (spec §3). */
export const uploadCategories = [
  "documents",
  "resume",
  "tax",
  "payslip",
  "superannuation",
  "bank_statements",
] as const;
export const uploadCategory = z.enum(uploadCategories, {
  error: `Must be one of: ${uploadCategories.join(", ")}.`,
});
export type UploadCategory = z.infer<typeof uploadCategory>;

/** The largest file that can be uploaded, in bytes: 10 MiB. */
export const maxUploadBytes = 10 * 1024 * 1024;
/** What a seeker reads when a file is larger. */
export const fileTooLarge = "The file must be at most 10 MB.";

/** The most files that a seeker keeps, and the bytes that these may have together: 100 MiB. */
export const maxKeptFiles = 50;
export const maxKeptBytes = 100 * 1024 * 1024;
/** The most uploads of a seeker's that were asked for and are not kept yet; each goes after a day. */
export const maxWaitingUploads = 40;

/** The file types of CVs and documents, by ending (spec §5). */
export const documentTypes = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

/** What a seeker reads when a file has another type (spec §5). */
export const wrongFileType = "Please upload a PDF or DOC file.";

/** A file of the seeker's that has been checked and kept. */
export const storedFile = z.object({
  id: z.string(),
  /** The stored location: an address without a query, which opens nothing by itself. */
  file: z.string(),
  name: z.string(),
  type: uploadCategory,
  mime_type: z.string(),
  /** Bytes. */
  size: z.int(),
  uploaded_at: timestamp,
});
export type StoredFile = z.infer<typeof storedFile>;

export const signUpload = defineCall({
  method: "POST",
  path: "/v1/uploads/sign",
  summary: "Ask for a signed address to PUT a file to once, with the content type named here.",
  auth: "seeker",
  body: z.object(
    {
      file_name: requiredText(255, "Name the file."),
      content_type: requiredText(255, "Name the file's content type."),
      /** Bytes. */
      size: z.optional(
        z
          .int({ error: "Must be the file's size in bytes." })
          .check(
            z.minimum(1, { error: "The file is empty." }),
            z.maximum(maxUploadBytes, { error: fileTooLarge }),
          ),
      ),
      category: z._default(uploadCategory, "documents"),
    },
    { error: "Must be a JSON object." },
  ),
  payload: z.object({
    /** Where to PUT the file, once; without its query, the stored location. */
    url: z.string(),
    /** The headers that the PUT must have: its content type, and what the store asks for. */
    headers: z.record(z.string(), z.string()),
    expires_at: timestamp,
  }),
  errors: {
    409: "The seeker keeps as many files as there is room for, or too many uploads are not kept yet.",
    422: "The file's name or type is not allowed.",
    429: "Too many uploads in a short time.",
  },
});

export const uploadFile = defineCall({
  method: "POST",
  path: "/v1/seeker/upload-file",
  summary: "Keep a file that was sent to its signed address, once its content has been checked.",
  auth: "seeker",
  body: z.object(
    {
      /** The stored location. */
      file: requiredText(1000, "Name the stored location of the file."),
      name: z.optional(requiredText(255)),
      type: z._default(uploadCategory, "resume"),
    },
    { error: "Must be a JSON object." },
  ),
  payload: storedFile,
  errors: {
    409: "The seeker keeps as many files as there is room for.",
    422: "There is no such file of the seeker's, or its content is of another type than its name.",
  },
});

export const listFiles = defineCall({
  method: "GET",
  path: "/v1/seeker/upload-file",
  summary: "The seeker's kept files, newest first; CVs only with ?type=resume.",
  auth: "seeker",
  query: z.object({ type: z.optional(uploadCategory) }),
  payload: z.array(storedFile),
});

export const deleteFile = defineCall({
  method: "DELETE",
  path: "/v1/seeker/upload-file/{id}",
  summary: "Take a file off the seeker's list. Applications that were sent with it keep it.",
  auth: "seeker",
  params: z.object({ id: z.uuid({ error: "Must be a file id." }) }),
  payload: z.object({ id: z.string() }),
  errors: { 404: "The seeker has no such file." },
});
