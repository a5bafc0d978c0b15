import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import pLimit from "p-limit";
import type { EmployerPicture } from "../../../contract/employer-fields.ts";
import { employerPicturesPath } from "../../../domain/employers/employer-pictures-path.ts";
import { employerFileKey } from "../../platform/files/object-key.ts";
import { FetchFault } from "../../platform/network/fetch-fault.ts";
import { fetchPublic } from "../../platform/network/fetch-public.ts";
import { employerFiles, type StoredPicture } from "../../catalogue/employers/tables.ts";
import type { FileSource, WriteServices } from "../write-options.ts";
import { encodePicture, maxPictureBytes, type PictureUse } from "./encode-picture.ts";

const maxFilmBytes = 30 * 1024 * 1024;
const timeout = 10_000;
/** Pictures of one employer; more are refused. */
const maxPictures = 250;
/** Failed pictures of a host, after which no more are requested from it. */
const maxFaults = 5;
const atATime = pLimit(4);

/** Copies the files of an employer into the store. */
export interface FileCopier {
  /** @throws FetchFault in words that fit after "The picture …". */
  picture: (src: string, use: PictureUse) => Promise<Omit<StoredPicture, "alt">>;
  /** The URL of a film: of its copy here, or as it is. @throws FetchFault */
  film: (src: string) => Promise<string>;
  /** The names of all copies that were made. */
  copied: ReadonlySet<string>;
}

/** The URL of a stored picture. */
export const pictureUrl = (name: string): string => `${employerPicturesPath}/${name}`;

/** A stored picture as pages show it. */
export const shownPicture = ({ name, ...rest }: StoredPicture): EmployerPicture => ({
  url: pictureUrl(name),
  ...rest,
});

/**
 * Opens the copying of files for a run of writing.
 * @returns A function that gives the copier of one employer.
 */
export const openFiles = (source: FileSource, { db, store }: Pick<WriteServices, "db" | "store">) => {
  const faults = new Map<string, number>();
  const read = source.origin === "folder" ? source.read : fetchFrom(source.fetch ?? fetchPublic, faults);
  return (slug: string): FileCopier => {
    let count = 0;
    const copied = new Set<string>();
    const keep = async (name: string, bytes: Uint8Array, type: string) => {
      copied.add(name);
      // Before the object, so that it is not removed as one that nobody uses (`remove-unused-files.ts`).
      await db
        .insert(employerFiles)
        .values({ slug, name })
        .onConflictDoUpdate({ target: [employerFiles.slug, employerFiles.name], set: { droppedAt: null } });
      await store.write(employerFileKey(name), bytes, type);
    };
    return {
      copied,
      picture: (src, use) =>
        atATime(async () => {
          if (++count > maxPictures) throw new FetchFault(`is one of more than ${maxPictures}`);
          const given = await read(slug, src);
          if (given.length > maxPictureBytes) throw tooLarge(maxPictureBytes);
          const { name, type, bytes, width, height } = await encodePicture(given, use);
          await keep(name, bytes, type);
          return { name, width, height };
        }),
      film: async (src) => {
        if (/^https:\/\//.test(src)) return src;
        if (source.origin === "import")
          throw new FetchFault("must be at an address that begins with https://");
        const bytes = await source.read(slug, src);
        if (bytes.length > maxFilmBytes) throw tooLarge(maxFilmBytes);
        const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
        if (type?.ext !== "mp4" && type?.ext !== "webm") throw new FetchFault("is no MP4 and no WebM");
        const name = `${createHash("sha256").update(bytes).digest("hex").slice(0, 40)}.${type.ext}`;
        await keep(name, bytes, type.mime);
        return pictureUrl(name);
      },
    };
  };
};

const tooLarge = (bytes: number) => new FetchFault(`is larger than ${bytes / 1024 / 1024} MB`);

const fetchFrom =
  (fetch: typeof fetchPublic, faults: Map<string, number>) =>
  async (_slug: string, src: string): Promise<Uint8Array> => {
    const url = URL.parse(src);
    if (url?.protocol !== "https:") throw new FetchFault("must be at an address that begins with https://");
    if ((faults.get(url.host) ?? 0) >= maxFaults)
      throw new FetchFault("is on a host that gave no pictures, and was not fetched");
    try {
      return await fetch(url.href, { limit: maxPictureBytes, timeout });
    } catch (error) {
      faults.set(url.host, (faults.get(url.host) ?? 0) + 1);
      throw error;
    }
  };
