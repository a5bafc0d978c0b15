import { and, desc, eq, isNull } from "drizzle-orm";
import { kindOf, uploadRule } from "../../contract/upload-rules.ts";
import type * as contract from "../../contract/uploads.ts";
import type { StoredFile } from "../../contract/uploads.ts";
import { fileEnding } from "../../domain/files/file-ending.ts";
import type { Handler } from "../http/context.ts";
import { files } from "./tables.ts";
import { keepFile } from "./keep-file.ts";
import { keptKey, newKey } from "../platform/files/object-key.ts";
import { HttpError, invalid, notFound } from "../platform/http-error.ts";
import { wasNotSent } from "./sent-files.ts";
import { signFile, storedFileOf } from "./stored-file.ts";
import { grantUpload, uploadSeconds } from "./upload-grants.ts";

export const signUpload: Handler<typeof contract.signUpload> = async ({ body }, context) => {
  const { category } = body;
  const rule = uploadRule(category);
  const ending = fileEnding(body.file_name, rule.types);
  if (!ending) throw invalid("file_name", rule.wrongType);
  const contentType = rule.types[ending]!;
  if (body.content_type.toLowerCase() !== contentType) throw invalid("content_type", rule.wrongType);
  if (body.size !== undefined && body.size > rule.maxBytes) throw invalid("size", rule.tooLarge);
  const { db, store, seeker, origin, limits } = context;
  await limits[kindOf[category] === "video" ? "video" : "upload"].take(seeker.id);
  const key = newKey(seeker.id, body.file_name, category);
  await grantUpload(db, { key, seekerId: seeker.id, size: body.size ?? rule.maxBytes, category });
  const expires = new Date(Date.now() + uploadSeconds * 1000);
  const signed = await store.signPut(key, { contentType, size: body.size, seconds: uploadSeconds, origin });
  return {
    payload: {
      ...signed,
      method: "PUT",
      file: store.locationOf(key, origin),
      content_type: contentType,
      max_bytes: body.size ?? rule.maxBytes,
      expires_at: expires.toISOString(),
    },
  };
};

export const uploadFile: Handler<typeof contract.uploadFile> = async ({ body }, context) => {
  const row = await keepFile({ field: "file", file: body.file, name: body.name, type: body.type }, context);
  return { payload: storedFileOf(row, context), message: "The file has been uploaded." };
};

export const listFiles: Handler<typeof contract.listFiles> = async ({ query }, context) => {
  const rows = await context.db
    .select()
    .from(files)
    .where(
      and(
        eq(files.seekerId, context.seeker.id),
        isNull(files.removedAt),
        query.type && eq(files.category, query.type),
      ),
    )
    .orderBy(desc(files.createdAt), desc(files.id));
  return { payload: rows.map((row): StoredFile => storedFileOf(row, context)) };
};

export const getFile: Handler<typeof contract.getFile> = async ({ params }, context) => {
  const [file] = await context.db
    .select()
    .from(files)
    .where(and(eq(files.id, params.id), eq(files.seekerId, context.seeker.id), isNull(files.removedAt)));
  if (!file) throw notFound("file");
  return { payload: { ...storedFileOf(file, context), ...(await signFile(file, context)) } };
};

export const deleteFile: Handler<typeof contract.deleteFile> = async ({ params }, context) => {
  const own = and(eq(files.id, params.id), eq(files.seekerId, context.seeker.id), isNull(files.removedAt));
  const gone = await context.db.transaction(async (tx) => {
    // The lock lets an application that is being sent with this file come first or not at all.
    const [file] = await tx.select({ key: files.key }).from(files).where(own).for("update");
    if (!file) throw notFound("file");
    for (const { useOfFile } of context.resources) {
      const use = await useOfFile?.(params.id, { ...context, db: tx as typeof context.db });
      if (use) throw new HttpError(409, `This file is in ${use}. Remove it or choose another one there.`);
    }
    const deleted = await tx
      .delete(files)
      .where(and(own, wasNotSent({ ...context, db: tx })))
      .returning({ key: files.key });
    if (!deleted.length) await tx.update(files).set({ removedAt: new Date() }).where(own);
    return deleted;
  });
  for (const { key } of gone) await context.store.delete(keptKey(key));
  return { payload: { id: params.id }, message: "The file has been removed." };
};
