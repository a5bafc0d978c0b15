import type { Hono } from "hono";
import { employerPicturesPath } from "../../domain/employers/employer-pictures-path.ts";
import type { Services } from "../http/context.ts";
import { forever } from "../http/page-headers.ts";
import { notFound } from "../http-error.ts";
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

/** Serves the pictures and films of employers. Their names are digests of their content, so that they never change. */
export const mountEmployerPictures = (app: Hono, { store }: Pick<Services, "store">): void => {
  app.get(`${employerPicturesPath}/:name{[0-9a-f]{40}\\.(webp|png|svg|mp4|webm)}`, async (request) => {
    const name = request.req.param("name");
    const bytes = await store.read(employerFileKey(name), maxBytes);
    if (!bytes) throw notFound("picture");
    return request.body(Uint8Array.from(bytes), 200, {
      "content-type": types[name.split(".")[1]!]!,
      "cache-control": forever,
      // Other sites show them beside jobs that they embed.
      "cross-origin-resource-policy": "cross-origin",
    });
  });
};
