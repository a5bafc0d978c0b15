import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import type { Hono, Context as HonoContext } from "hono";
import { bodyLimit } from "hono/body-limit";
import { getCookie } from "hono/cookie";
import * as z from "zod";
import { editorPicturesPath, maxPictureBytes } from "../../contract/editor-pictures.ts";
import { slugFor } from "../../domain/text/slug.ts";
import { fillAccent } from "../../domain/brands/fill-accent.ts";
import { pictureType } from "../../site/content/picture-types.ts";
import { encodePicture } from "../employers/files/encode-picture.ts";
import { concurrency } from "../http/concurrency-limits.ts";
import type { Services } from "../http/context.ts";
import { sameOrigin } from "../http/same-origin.ts";
import { siteOf } from "../http/site-of.ts";
import { HttpError, invalid, notFound } from "../platform/http-error.ts";
import { FetchFault } from "../platform/network/fetch-fault.ts";
import { contentRoot } from "./content.ts";
import { pictureOf, uploadedNames, uploadKey } from "./pictures.ts";
import { findDraft } from "./queries.ts";
import { mustBeEditor } from "./sessions.ts";
import { editorPictures } from "./tables.ts";

const tooLarge = "The picture is larger than 8 MB; save it smaller.";

/**
 * Guards the calls of the editor, and adds those whose bodies are pictures. Without SITE_EDITOR, and on employers' own
 * hosts, there is nothing here. Calls must come from a page of the same site (CSRF).
 */
export const mountEditor = (app: Hono, services: Services): void => {
  const { config, brands, db, store } = services;
  const own = sameOrigin(services);
  app.use("/v1/editor/*", async (request, next) => {
    if (!config.SITE_EDITOR || siteOf(request, services).brand.whiteLabel) throw notFound("call");
    return own(request, next);
  });

  const editorOn = async (request: HonoContext) => {
    const site = siteOf(request, services);
    const cookies = { get: (name: string) => getCookie(request, name), set: () => undefined };
    return { ...site, editor: await mustBeEditor({ db, brand: site.brand, cookies }) };
  };

  const limit = bodyLimit({
    maxSize: maxPictureBytes,
    onError: () => {
      throw new HttpError(413, tooLarge);
    },
  });
  app.put(editorPicturesPath, limit, async (request) => {
    const { brand, address, editor } = await editorOn(request);
    const id = z.uuid().safeParse(request.req.query("draft"));
    if (!id.success) throw notFound("draft");
    const place = await findDraft(id.data, editor, { db, brand });
    const given = new Uint8Array(await request.req.arrayBuffer());
    const picture = await concurrency.pictures({ address }, () =>
      encodePicture(given, "cover").catch((error: unknown) => {
        if (error instanceof FetchFault)
          throw invalid("picture", `The picture ${error.message}; choose another.`);
        throw error;
      }),
    );
    const name = nameOf(request.req.query("name") ?? "", picture.bytes, extname(picture.name));
    await store.write(uploadKey(name), picture.bytes, picture.type);
    await db
      .insert(editorPictures)
      .values({ brand: place.brand, name, by: editor.name })
      .onConflictDoNothing();
    return request.json({ payload: pictureOf(place, `./images/${name}`), message: "The picture is there." });
  });

  app.get(`${editorPicturesPath}/:path{.+}`, async (request) => {
    const { brand, editor } = await editorOn(request);
    const path = request.req.param("path");
    const type = pictureType(path);
    const foreign = brands.filter(({ id }) => id !== brand.id).map(({ id }) => id);
    if (!type || !isOwn(path, foreign)) throw notFound("picture");
    const readUpload = async () => {
      const name = basename(path);
      for (const owner of editor.brands === null ? [brand.id, ""] : [brand.id])
        if ((await uploadedNames(owner, db)).has(name)) return store.read(uploadKey(name), maxPictureBytes);
      return null;
    };
    const bytes =
      (await readFile(join(contentRoot(config), "src", path)).catch(() => null)) ?? (await readUpload());
    if (!bytes) throw notFound("picture");
    const body =
      type === "image/svg+xml"
        ? fillAccent(new TextDecoder().decode(bytes), brand.accent)
        : Uint8Array.from(bytes);
    return request.body(body, 200, { "content-type": type, "cache-control": "private, max-age=300" });
  });
};

/** Whether a path is a picture of the content, and not in the folder of another brand. */
const isOwn = (path: string, foreign: readonly string[]): boolean => {
  const parts = path.split("/");
  return (
    /^(content|brands)\//.test(path) &&
    !path.includes("\\") &&
    parts.every((part) => part && !part.startsWith(".")) &&
    !parts.some((part) => foreign.includes(part))
  );
};

/** The name of an upload's file: that of the file that was chosen, and a digest of what it shows. */
const nameOf = (given: string, bytes: Uint8Array, ending: string): string => {
  const words = slugFor(basename(given, extname(given)).slice(0, 40));
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return `${words || "picture"}-${digest}${ending}`;
};
