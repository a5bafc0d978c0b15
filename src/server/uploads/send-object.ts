import type { Context as HonoContext } from "hono";
import { byteRange } from "../http/byte-range.ts";
import { notFound } from "../platform/http-error.ts";
import { attachment } from "../platform/files/attachment.ts";
import { keptKey } from "../platform/files/object-key.ts";
import type { ObjectStore } from "../platform/files/object-store.ts";
import type { FileRow } from "./keep-file.ts";

/**
 * Answers a request with an object of the store, saved under a name: whole, or the part that is asked for.
 * @throws HttpError 404 when there is none.
 */
export const sendObject = async (
  request: HonoContext,
  { key, name, contentType }: { key: string; name: string; contentType: string },
  store: ObjectStore,
): Promise<Response> => {
  const size = await store.size(key);
  if (size === null) throw notFound("file");
  const headers = {
    "content-type": contentType,
    "content-disposition": attachment(name),
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
  const body = await store.open(key, part);
  if (!body) throw notFound("file");
  return part
    ? request.body(body, 206, {
        ...headers,
        "content-length": String(part.end - part.start + 1),
        "content-range": `bytes ${part.start}-${part.end}/${size}`,
      })
    : request.body(body, 200, { ...headers, "content-length": String(size) });
};

/**
 * Answers with a kept file, for somebody whom its owner lets see it: unlike the file's own signed URL (`signFile`),
 * nothing that the receiver could keep outlives that permission.
 */
export const sendKept = (
  request: HonoContext,
  { key, name, mimeType }: Pick<FileRow, "key" | "name" | "mimeType">,
  store: ObjectStore,
): Promise<Response> => sendObject(request, { key: keptKey(key), name, contentType: mimeType }, store);
