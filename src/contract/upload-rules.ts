import {
  documentTypes,
  fileTooLarge,
  maxKeptBytes,
  maxKeptFiles,
  maxUploadBytes,
  wrongFileType,
  type UploadCategory,
} from "./uploads.ts";

const mebibyte = 1024 * 1024;

/** The largest video, in bytes: 100 MiB. */
export const maxVideoBytes = 100 * mebibyte;
/** The longest video, in seconds. */
export const maxVideoSeconds = 120;

/** The file types of pictures, by extension. They are re-encoded, so that no metadata of the camera stays. */
export const pictureTypes = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
} as const;

/** The file types of videos, by extension. */
export const videoTypes = { mp4: "video/mp4", webm: "video/webm", mov: "video/quicktime" } as const;

/** Other file types that a profile is filled from, by extension: rich text, a JSON Resume, LinkedIn's data export. */
export const importTypes = {
  rtf: "application/rtf",
  json: "application/json",
  zip: "application/zip",
} as const;

/** The file types that a profile is filled from, by extension. */
const readTypes = { ...documentTypes, ...importTypes } as const;

/** The error message for a file of another type. */
export const wrongImportType =
  "Please upload a PDF, DOC, DOCX or RTF file, a JSON Resume (.json) or LinkedIn's data export (.zip).";

/** The error messages for pictures and videos. */
export const wrongPictureType = "Please upload a JPEG, PNG or WebP picture.";
export const wrongVideoType = "Please upload an MP4, WebM or MOV video.";
export const videoTooLarge = "The video must be at most 100 MB.";
export const videoTooLong = "The video must be at most two minutes long.";

/** What may be uploaded for one purpose, and how much of it is kept for a seeker. */
interface UploadRule {
  /** Content types by file extension. */
  types: Readonly<Record<string, string>>;
  /** Bytes of one file. */
  maxBytes: number;
  wrongType: string;
  tooLarge: string;
  /** The quota: each kind has its own, so that a video takes no room of documents. */
  quota: { files: number; bytes: number };
}

/** The kinds of uploads. The quotas of pictures and videos leave room for one that is being replaced. */
const rules = {
  document: {
    types: documentTypes,
    maxBytes: maxUploadBytes,
    wrongType: wrongFileType,
    tooLarge: fileTooLarge,
    quota: { files: maxKeptFiles, bytes: maxKeptBytes },
  },
  picture: {
    types: pictureTypes,
    maxBytes: maxUploadBytes,
    wrongType: wrongPictureType,
    tooLarge: fileTooLarge,
    quota: { files: 10, bytes: 20 * mebibyte },
  },
  video: {
    types: videoTypes,
    maxBytes: maxVideoBytes,
    wrongType: wrongVideoType,
    tooLarge: videoTooLarge,
    quota: { files: 3, bytes: 3 * maxVideoBytes },
  },
  import: {
    types: readTypes,
    maxBytes: maxUploadBytes,
    wrongType: wrongImportType,
    tooLarge: fileTooLarge,
    quota: { files: 10, bytes: 10 * maxUploadBytes },
  },
} satisfies Record<string, UploadRule>;
export type UploadKind = keyof typeof rules;

/** The kind of each category of uploads. */
export const kindOf: Readonly<Record<UploadCategory, UploadKind>> = {
  documents: "document",
  resume: "document",
  tax: "document",
  payslip: "document",
  superannuation: "document",
  bank_statements: "document",
  photo: "picture",
  poster: "picture",
  screenshot: "picture",
  video: "video",
  cv_import: "import",
};

/** What may be uploaded in a category. */
export const uploadRule = (category: UploadCategory): UploadRule => rules[kindOf[category]];

/** Content types of all uploads, by file extension. */
export const uploadTypes: Readonly<Record<string, string>> = {
  ...documentTypes,
  ...pictureTypes,
  ...videoTypes,
  ...importTypes,
};

/** The message for a body with more than the granted bytes. */
export const tooLargeFor = (granted: number): string =>
  granted > maxUploadBytes ? videoTooLarge : fileTooLarge;

/** Whether a file that was uploaded to be read can become one of the seeker's CVs: rich text and data of other services cannot. */
export const canBecomeCv = (category: UploadCategory, mimeType: string): boolean =>
  category === "cv_import" && Object.values<string>(documentTypes).includes(mimeType);

/** Whether a file of a category can be the value of a field: a document may have been uploaded as its own type. */
export const fitsCategory = (file: UploadCategory, field: UploadCategory): boolean =>
  file === field || (field === "documents" && kindOf[file] === "document" && file !== "resume");
