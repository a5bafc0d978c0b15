import type { Hono } from "hono";
import { documentTypes, fileTooLarge, maxUploadBytes } from "../contract/uploads.ts";
import { documentEnding } from "../domain/document-ending.ts";
import type { Services } from "./context.ts";
import { attachment } from "./lib/attachment.ts";
import { filesPath } from "./lib/disk-store.ts";
import { notFound, Refusal } from "./lib/refusal.ts";

const refused = () => new Refusal(403, "This address is wrong, has expired, or is for another content type.");

/**
 * Answers the signed addresses of a store that is on this server. Stands before the calls: a file may be
 * larger than a JSON body, and the signature takes the place of the token.
 */
export const mountFiles = (app: Hono, { store: { served } }: Services): void => {
  if (!served) return;
  const path = `${filesPath}:key{.+}` as const;

  app.put(path, async (request) => {
    const key = request.req.param("key");
    const contentType = request.req.header("content-type")?.trim().toLowerCase() ?? "";
    if (!served.mayPut(key, new URL(request.req.url).searchParams, contentType)) throw refused();
    if (Number(request.req.header("content-length")) > maxUploadBytes) throw new Refusal(413, fileTooLarge);
    await served.receive(key, request.req.raw.body, maxUploadBytes);
    return request.json({ payload: null, message: "The file has arrived." });
  });

  app.get(path, async (request) => {
    const key = request.req.param("key");
    const query = new URL(request.req.url).searchParams;
    if (!served.mayGet(key, query)) throw refused();
    const object = await served.open(key);
    if (!object) throw notFound("file");
    const ending = documentEnding(key);
    return request.body(object.body, 200, {
      "content-type": ending ? documentTypes[ending] : "application/octet-stream",
      "content-length": String(object.size),
      "content-disposition": attachment(query.get("name") ?? "file"),
      "cache-control": "private, no-store",
    });
  });
};
