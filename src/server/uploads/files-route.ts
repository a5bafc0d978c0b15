import type { Hono } from "hono";
import { tooLargeFor, uploadTypes } from "../../contract/upload-rules.ts";
import { fileEnding } from "../../domain/files/file-ending.ts";
import type { Services } from "../http/context.ts";
import { attachment } from "../platform/files/attachment.ts";
import { filesPath } from "../platform/files/disk-store.ts";
import { notFound, HttpError } from "../http-error.ts";
import { byteRange } from "../http/byte-range.ts";
import { claimGrant, openGrant, reopenGrant } from "./upload-grants.ts";

const refused = () =>
  new HttpError(403, "This address is wrong, has expired, or is for another content type.");

/**
 * Serves the signed URLs of a store on this server. Mounted before the calls: a file may be larger than
 * a JSON body, and the signature replaces the token.
 */
export const mountFiles = (app: Hono, { db, store }: Services): void => {
  const { served } = store;
  if (!served) return;
  const path = `${filesPath}:key{.+}` as const;

  app.put(path, async (request) => {
    const key = request.req.param("key");
    const contentType = request.req.header("content-type")?.trim().toLowerCase() ?? "";
    if (!served.mayPut(key, new URL(request.req.url).searchParams, contentType)) throw refused();
    const limit = await openGrant(db, key);
    if (Number(request.req.header("content-length")) > limit) throw new HttpError(413, tooLargeFor(limit));
    let claimed = false;
    const claim = async () => {
      await claimGrant(db, key);
      claimed = true;
    };
    await served.receive(key, request.req.raw.body, limit, claim).catch(async (error: unknown) => {
      if (claimed) await reopenGrant(db, key);
      throw error;
    });
    return request.json({ payload: null, message: "The file has arrived." });
  });

  app.get(path, async (request) => {
    const key = request.req.param("key");
    const query = new URL(request.req.url).searchParams;
    if (!served.mayGet(key, query)) throw refused();
    const size = await store.size(key);
    if (size === null) throw notFound("file");
    const ending = fileEnding(key, uploadTypes);
    const headers = {
      "content-type": ending ? uploadTypes[ending]! : "application/octet-stream",
      "content-disposition": attachment(query.get("name") ?? "file"),
      "cache-control": "private, no-store",
      "accept-ranges": "bytes",
    };
    if (request.req.method === "HEAD")
      return request.body(null, 200, { ...headers, "content-length": String(size) });
    // Files have no validator, so a part of one that the client has cannot be completed (`If-Range`).
    const range = request.req.header("if-range") ? "whole" : byteRange(request.req.header("range"), size);
    if (range === "none")
      return request.body(null, 416, { "accept-ranges": "bytes", "content-range": `bytes */${size}` });
    const part = range === "whole" ? undefined : range;
    const body = await served.open(key, part);
    if (!body) throw notFound("file");
    return part
      ? request.body(body, 206, {
          ...headers,
          "content-length": String(part.end - part.start + 1),
          "content-range": `bytes ${part.start}-${part.end}/${size}`,
        })
      : request.body(body, 200, { ...headers, "content-length": String(size) });
  });
};
