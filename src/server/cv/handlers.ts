import type * as contract from "../../contract/cv.ts";
import { uploadRule } from "../../contract/upload-rules.ts";
import { maxUploadBytes, type UploadCategory } from "../../contract/uploads.ts";
import { fileEnding } from "../../domain/files/file-ending.ts";
import type { Handler } from "../http/context.ts";
import { invalid, notFound } from "../platform/http-error.ts";
import { keptKey } from "../platform/files/object-key.ts";
import { keepFile } from "../uploads/keep-file.ts";
import { readApart } from "./read-apart.ts";
import type { Readable } from "./read-document.ts";

/** What files are for that can be read. */
const readable = new Set<UploadCategory>(["resume", "cv_import"]);

export const readCv: Handler<typeof contract.readCv> = async ({ body }, context) => {
  const { store, seeker, limits } = context;
  const file = await keepFile({ field: "file", file: body.file }, context);
  const ending = fileEnding(file.name, uploadRule(file.category).types);
  if (!readable.has(file.category) || !ending)
    throw invalid("file", "This file is no CV; upload it as one, or as data to read.");
  await limits.cv.take(seeker.id);
  const bytes = await store.read(keptKey(file.key), maxUploadBytes);
  if (!bytes) throw notFound("file");
  const result = await readApart(context, ending as Readable, bytes);
  if (result.state === "failed") throw invalid("file", result.reason);
  return { payload: { entries: result.entries }, message: "The CV has been read." };
};
