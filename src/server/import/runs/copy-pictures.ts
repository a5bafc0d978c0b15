import { createHash } from "node:crypto";
import { inArray } from "drizzle-orm";
import { jobPicturesPath, replacePictures } from "../../../domain/jobs/job-pictures.ts";
import type { Db } from "../../platform/database/open.ts";
import { jobPictures } from "../../catalogue/jobs/tables.ts";
import { FetchFault } from "../../platform/network/fetch-fault.ts";
import { fetchPublic } from "../../platform/network/fetch-public.ts";
import { pictureKey } from "../../platform/files/object-key.ts";
import { encodeForPages } from "../../platform/pictures/encode-for-pages.ts";
import { rasterFormats } from "../../platform/pictures/picture-task.ts";
import type { ObjectStore } from "../../platform/files/object-store.ts";
import { plainTextOf } from "../../../site/sanitise.ts";

/** Where pictures are stored, and how they are fetched. */
export interface PictureOptions {
  store: ObjectStore;
  fetch?: typeof fetchPublic;
}

interface Described {
  reference: string;
  descriptionHtml: string;
}

type Picture = Pick<typeof jobPictures.$inferInsert, "name" | "width" | "height">;

/** Pictures of one description; more are left out. */
const maxPictures = 10;
const atATime = 4;
const maxBytes = 5 * 1024 * 1024;
const timeout = 10_000;
/** Failed pictures of a host, after which no more are requested from it in this import. */
const maxFaults = 5;
/** The longer side of a stored picture, in pixels. */
const maxSide = 1200;

/**
 * Copies the pictures of descriptions into the store, a few at a time, and makes the descriptions use the copies. A URL
 * that was copied before is not fetched again; a picture that cannot be fetched is left out, with a warning.
 * @param options Missing when nothing may be copied: then all pictures are left out.
 */
export const openPictures = (
  db: Db,
  options: PictureOptions | undefined,
  tell: (at: string, message: string) => void,
) => {
  const faults = new Map<string, number>();

  const copy = async (url: string, { store, fetch = fetchPublic }: PictureOptions): Promise<Picture> => {
    const { host } = new URL(url);
    if ((faults.get(host) ?? 0) >= maxFaults) throw new FetchFault("is on a host that gave no pictures");
    try {
      const { bytes, width, height } = await webpOf(await fetch(url, { limit: maxBytes, timeout }));
      const name = `${createHash("sha256").update(bytes).digest("hex").slice(0, 40)}.webp`;
      await store.write(pictureKey(name), bytes, "image/webp");
      await db.insert(jobPictures).values({ url, name, width, height }).onConflictDoNothing();
      return { name, width, height };
    } catch (error) {
      faults.set(host, (faults.get(host) ?? 0) + 1);
      throw error;
    }
  };

  return async <T extends Described>(jobs: readonly T[]): Promise<T[]> => {
    const wanted = options
      ? new Map(jobs.flatMap((job) => sourcesIn(job).map((url) => [url, job])))
      : new Map<string, T>();
    const known = await knownPictures(db, [...wanted.keys()]);
    const missing = [...wanted].filter(([url]) => !known.has(url)).values();
    const work = async () => {
      for (const [url, { reference }] of missing)
        await copy(url, options!).then(
          (picture) => known.set(url, picture),
          (error: unknown) =>
            tell(`job ${reference}`, `The picture ${url.slice(0, 200)} ${reasonOf(error)}; it is left out.`),
        );
    };
    await Promise.all(Array.from({ length: atATime }, work));
    return jobs.map((job) => ({ ...job, descriptionHtml: withCopies(job.descriptionHtml, known) }));
  };
};

/** The URLs of a description's pictures, each once. */
const sourcesIn = ({ descriptionHtml }: Described): string[] => {
  const match = new Set<string>();
  replacePictures(descriptionHtml, (src) => {
    const url = URL.parse(plainTextOf(src))?.href;
    if (url && url.length <= 2000 && match.size < maxPictures) match.add(url);
    return "";
  });
  return [...match];
};

const knownPictures = async (db: Db, urls: string[]): Promise<Map<string, Picture>> => {
  const rows = urls.length ? await db.select().from(jobPictures).where(inArray(jobPictures.url, urls)) : [];
  return new Map(rows.map(({ url, ...picture }) => [url, picture]));
};

const withCopies = (html: string, known: ReadonlyMap<string, Picture>): string =>
  replacePictures(html, (src, alt) => {
    const picture = known.get(URL.parse(plainTextOf(src))?.href ?? "");
    if (!picture) return "";
    const { name, width, height } = picture;
    return `<img src="${jobPicturesPath}/${name}" alt="${alt}" width="${width}" height="${height}" loading="lazy" />`;
  });

/** A picture as it is stored: re-encoded without metadata, and no larger than pages show it. */
const webpOf = (given: Uint8Array) =>
  encodeForPages({ given, accepts: rasterFormats, side: maxSide, output: "webp" });

const reasonOf = (error: unknown): string =>
  error instanceof FetchFault ? error.message : "cannot be kept at the moment";
