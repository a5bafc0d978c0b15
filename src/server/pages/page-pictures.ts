import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Hono } from "hono";
import { fillAccent } from "../../domain/brands/fill-accent.ts";
import { picturesPath } from "../../site/content/article-html.ts";
import { pictureType } from "../../site/content/picture-types.ts";
import type { Services } from "../http/context.ts";
import { siteOf } from "../http/site-of.ts";
import { notFound } from "../platform/http-error.ts";

const folder = join(import.meta.dirname, "../../content");

/**
 * Serves the pictures in texts of the API: files unchanged, SVG drawings in the colours of the host's brand. A picture
 * in another brand's folder gets 404.
 */
export const mountPagePictures = (app: Hono, services: Services): void => {
  app.get(`${picturesPath}/:path{.+}`, async (request) => {
    const { brand } = siteOf(request, services);
    const path = request.req.param("path");
    const type = pictureType(path);
    if (!type || !isOpenTo(brand.id, path, services.brands)) throw notFound("picture");
    const file = await readFile(join(folder, path)).catch(() => null);
    if (!file) throw notFound("picture");
    const isDrawing = type === "image/svg+xml";
    return request.body(isDrawing ? fillAccent(file.toString(), brand.accent) : Uint8Array.from(file), 200, {
      "content-type": type,
      "cache-control": "public, max-age=3600",
      "cross-origin-resource-policy": "cross-origin",
    });
  });
};

/** Whether a path stays within `src/content` and outside the folders of other brands. */
const isOpenTo = (brand: string, path: string, brands: Services["brands"]): boolean => {
  const parts = path.split("/");
  return (
    !path.includes("\\") &&
    parts.every((part) => part && !part.startsWith(".")) &&
    !parts.some((part) => part !== brand && brands.some(({ id }) => id === part))
  );
};
