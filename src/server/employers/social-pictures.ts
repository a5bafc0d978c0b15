import type { Hono } from "hono";
import { eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Brand } from "../../contract/brand.ts";
import { socialPicturesPath } from "../../domain/employers/employer-path.ts";
import { siteId } from "../../domain/brands/white-label.ts";
import { memoize } from "../../domain/memoize.ts";
import { drawBackground } from "../../site/og/og-background.ts";
import { openDrawing } from "../../site/og/og-drawing.ts";
import { concurrency } from "../http/concurrency-limits.ts";
import type { Services } from "../http/context.ts";
import { siteOf } from "../http/site-of.ts";
import { findEmployer } from "./shown-on-brand.ts";
import { employers } from "../catalogue/employers/tables.ts";

/** The most memory that the pictures of one process may use, in bytes. */
const maxBytes = 16 * 1024 * 1024;
/** Seconds for which any cache may keep a picture. */
const maxAge = 3600;

const pictures = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });
/** Backgrounds are not kept: there may be as many as employers. */
const drawing = memoize((_: string) => openDrawing(drawBackground));

/** Serves the picture for links to an employer's page: its name, in its accent. Drawn on demand, and kept in memory. */
export const mountSocialPictures = (app: Hono, services: Services): void => {
  app.get(`${socialPicturesPath}/:file{[^/]+\\.jpg}`, async (request) => {
    const { brand, address } = siteOf(request, services);
    const slug = request.req.param("file").slice(0, -".jpg".length);
    const { employer } = await findEmployer({ slug }, { db: services.db, brand });
    const [row] = await services.db
      .select({ name: employers.name, accent: employers.accent, tagline: employers.tagline })
      .from(employers)
      .where(eq(employers.id, employer.id));
    const { name, accent, tagline } = row!;
    const look = { ...brand, accent: accent ?? brand.accent, tagline: tagline ?? brand.tagline };
    const key = JSON.stringify([siteId(brand), brand.name, look.accent, look.tagline, name]);
    const picture =
      pictures.get(key) ?? (await concurrency.drawings({ address }, () => draw(key, look, name)));
    return request.body(Uint8Array.from(picture), 200, {
      "content-type": "image/jpeg",
      "cache-control": `public, max-age=${maxAge}`,
    });
  });
};

const draw = async (key: string, look: Brand, name: string): Promise<Buffer> => {
  // Another request may have drawn it while this one waited.
  const picture = pictures.get(key) ?? (await (await drawing("only")).draw(look, name));
  pictures.set(key, picture);
  return picture;
};
