import type { Hono } from "hono";
import { employerPicturesPath } from "../../domain/employers/employer-pictures-path.ts";
import type { Services } from "../http/context.ts";
import { byteRange } from "../http/byte-range.ts";
import { isKnown } from "../http/entity-tag.ts";
import { forever } from "../http/page-headers.ts";
import { notFound } from "../platform/http-error.ts";
import { employerFileKey } from "../platform/files/object-key.ts";

/** More than any stored file has, in bytes. */
const maxBytes = 32 * 1024 * 1024;
const types: Readonly<Record<string, string>> = {
  webp: "image/webp",
  png: "image/png",
  // Cleaned when it was stored; the policy of drawings (`app.ts`) forbids it to run or load anything.
  svg: "image/svg+xml",
  mp4: "video/mp4",
  webm: "video/webm",
};

/**
 * Serves the pictures and films of employers, and parts of them, as players of films ask for. Their names are digests
 * of their content, so that they never change, and are their entity tags.
 */
export const mountEmployerPictures = (app: Hono, { store }: Pick<Services, "store">): void => {
  app.get(`${employerPicturesPath}/:name{[0-9a-f]{40}\\.(webp|png|svg|mp4|webm)}`, async (request) => {
    const name = request.req.param("name");
    const key = employerFileKey(name);
    const etag = `"${name}"`;
    const headers = {
      etag,
      "accept-ranges": "bytes",
      "content-type": types[name.split(".")[1]!]!,
      "cache-control": forever,
      // Other sites show them beside jobs that they embed.
      "cross-origin-resource-policy": "cross-origin",
    };
    const { range, "if-range": known = etag, "if-none-match": condition } = request.req.header();
    if (range !== undefined && known === etag && request.req.method === "GET" && !isKnown(condition, etag)) {
      const size = await store.size(key);
      if (size === null) throw notFound("picture");
      const part = byteRange(range, size);
      if (part === "none")
        return request.body(null, 416, { "accept-ranges": "bytes", "content-range": `bytes */${size}` });
      if (part !== "whole")
        return request.body(Uint8Array.from(await store.readPart(key, part)), 206, {
          ...headers,
          "content-range": `bytes ${part.start}-${part.end}/${size}`,
        });
    }
    const bytes = await store.read(key, maxBytes);
    if (!bytes) throw notFound("picture");
    if (isKnown(condition, etag)) return request.body(null, 304, headers);
    return request.body(Uint8Array.from(bytes), 200, headers);
  });
};
