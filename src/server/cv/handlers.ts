import { and, eq, inArray, isNull } from "drizzle-orm";
import type * as contract from "../../contract/cv.ts";
import { uploadRule } from "../../contract/upload-rules.ts";
import { maxUploadBytes } from "../../contract/uploads.ts";
import { fileEnding } from "../../domain/files/file-ending.ts";
import type { Handler } from "../http/context.ts";
import { invalid, notFound } from "../platform/http-error.ts";
import { keptKey } from "../platform/files/object-key.ts";
import { files } from "../uploads/tables.ts";
import { readApart } from "./read-apart.ts";
import type { Readable } from "./read-document.ts";

export const readCv: Handler<typeof contract.readCv> = async ({ body }, context) => {
  const { db, store, seeker, limits } = context;
  const [file] = await db
    .select()
    .from(files)
    .where(
      and(
        eq(files.id, body.file),
        eq(files.seekerId, seeker.id),
        isNull(files.removedAt),
        inArray(files.category, ["resume", "cv_import"]),
      ),
    );
  const ending = file && fileEnding(file.name, uploadRule(file.category).types);
  if (!file || !ending) throw notFound("file");
  await limits.cv.take(seeker.id);
  const bytes = await store.read(keptKey(file.key), maxUploadBytes);
  if (!bytes) throw notFound("file");
  const result = await readApart(context, ending as Readable, bytes);
  if (result.state === "failed") throw invalid("file", result.reason);
  return { payload: { entries: result.entries }, message: "The CV has been read." };
};
