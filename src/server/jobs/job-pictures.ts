import type { Hono } from "hono";
import { jobPicturesPath } from "../../domain/jobs/job-pictures.ts";
import type { Services } from "../http/context.ts";
import { pictureKey } from "../platform/files/object-key.ts";
import { forever } from "../http/page-headers.ts";
import { notFound } from "../platform/http-error.ts";

/** More than any stored picture has, in bytes. */
const maxBytes = 10 * 1024 * 1024;

/** Serves the pictures that were copied from job descriptions (import/runs/copy-pictures.ts). */
export const mountJobPictures = (app: Hono, { store }: Services): void => {
  app.get(`${jobPicturesPath}/:name{[0-9a-f]{40}\\.webp}`, async (request) => {
    const bytes = await store.read(pictureKey(request.req.param("name")), maxBytes);
    if (!bytes) throw notFound("picture");
    return request.body(Uint8Array.from(bytes), 200, {
      "content-type": "image/webp",
      "cache-control": forever,
    });
  });
};
