import type { Hono } from "hono";
import { tooLargeFor, uploadTypes } from "../../contract/upload-rules.ts";
import { fileEnding } from "../../domain/files/file-ending.ts";
import type { Services } from "../http/context.ts";
import { refuseMethod } from "../http/mount.ts";
import { refuseEncoding } from "../http/input/request-input.ts";
import { filesPath } from "../platform/files/disk-store.ts";
import { HttpError } from "../platform/http-error.ts";
import { sendObject } from "./send-object.ts";
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
    refuseEncoding(request.req.header("content-encoding"));
    const key = request.req.param("key");
    const contentType = request.req.header("content-type")?.trim().toLowerCase() ?? "";
    const query = new URL(request.req.url).searchParams;
    if (!served.mayPut(key, query, contentType)) throw refused();
    const limit = await openGrant(db, key);
    if (Number(request.req.header("content-length")) > limit) throw new HttpError(413, tooLargeFor(limit));
    let claimed = false;
    const claim = async () => {
      await claimGrant(db, key);
      claimed = true;
    };
    await served
      .receive(key, request.req.raw.body, { least: Number(query.get("size")), limit }, claim)
      .catch(async (error: unknown) => {
        if (claimed) await reopenGrant(db, key);
        throw error;
      });
    return request.json({ payload: null, message: "The file has arrived." });
  });

  app.get(path, async (request) => {
    const key = request.req.param("key");
    const query = new URL(request.req.url).searchParams;
    if (!served.mayGet(key, query)) throw refused();
    const ending = fileEnding(key, uploadTypes);
    const contentType = ending ? uploadTypes[ending]! : "application/octet-stream";
    return sendObject(request, { key, name: query.get("name") ?? "file", contentType }, store);
  });

  // Not for the address that signs, which is no key.
  app.all(`${filesPath}:seeker/:upload/*`, refuseMethod(["GET", "PUT"]));
};
