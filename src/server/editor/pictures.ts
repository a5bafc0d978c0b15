import { readdirSync, existsSync } from "node:fs";
import { join, posix } from "node:path";
import { desc, eq } from "drizzle-orm";
import { editorPicturesPath, type EditorPicture } from "../../contract/editor-pictures.ts";
import { pictureType } from "../../site/content/picture-types.ts";
import type { Context } from "../http/context.ts";
import type { Db } from "../platform/database/open.ts";
import { contentRoot, entryFile, type EntryPlace } from "./content.ts";
import { editorPictures } from "./tables.ts";

/** Where the pictures of a site's texts are, from the checkout's folder. */
const imagesFolder = (brand: string, collection: string) =>
  `src/content/${collection}/${brand ? `${brand}/` : ""}images`;

/** The key of an upload in the object store. */
export const uploadKey = (name: string): string => `kept/editor/${name}`;

/** The path of the picture that a text names, from the checkout's folder; undefined for one that is not its site's or shared. */
export const pictureFileOf = (file: string, src: string): string | undefined => {
  if (/^\w+:|^\//.test(src) || !pictureType(src)) return undefined;
  const path = posix.join(posix.dirname(file), decoded(src));
  const [, brand] = /^src\/content\/\w+\/([^/]+)\/[^/]+$/.exec(file) ?? [];
  const own = brand ? `|content/\\w+/${brand}/images|brands/${brand}/[^/]+` : "";
  return new RegExp(`^src/(?:content/\\w+/images|content/scenes${own})/[^/]+$`).test(path) ? path : undefined;
};

/** Whether a path is where an uploaded picture of a draft's site is put. */
export const isUpload = (
  path: string,
  { brand, collection }: EntryPlace,
  uploads: ReadonlySet<string>,
): boolean => posix.dirname(path) === imagesFolder(brand, collection) && uploads.has(posix.basename(path));

const decoded = (src: string): string => {
  try {
    return decodeURI(src);
  } catch {
    return src;
  }
};

/** Where the editor shows the picture that a text names. */
export const editorPictureUrl = (file: string, src: string): string => {
  const path = pictureFileOf(file, src);
  return path === undefined ? "" : encodeURI(`${editorPicturesPath}/${path.slice("src/".length)}`);
};

/** The names of the pictures that were uploaded for texts of a site; for an empty one, for texts that all sites share. */
export const uploadedNames = async (brand: string, db: Db): Promise<Set<string>> => {
  const rows = await db
    .select({ name: editorPictures.name })
    .from(editorPictures)
    .where(eq(editorPictures.brand, brand))
    .orderBy(desc(editorPictures.createdAt));
  return new Set(rows.map(({ name }) => name));
};

/** The pictures that a text may show: uploads and those beside texts like it, then the drawings of its site, or of all. */
export const picturesOf = async (
  place: EntryPlace,
  { db, config }: Pick<Context, "db" | "config">,
): Promise<EditorPicture[]> => {
  const root = contentRoot(config);
  const { brand, collection } = place;
  const folder = imagesFolder(brand, collection);
  const uploads = await uploadedNames(brand, db);
  const names = [...new Set([...uploads, ...picturesBelow(join(root, folder))])];
  const drawings = brand ? `brands/${brand}/scenes` : "content/scenes";
  const scenes = picturesBelow(join(root, "src", drawings)).filter((name) => !/-tall\./.test(name));
  const up = posix.relative(posix.dirname(entryFile(place, "page")), `src/${drawings}`);
  return [...names.map((name) => `./images/${name}`), ...scenes.map((name) => `${up}/${name}`)].map((src) =>
    pictureOf(place, src),
  );
};

/** A picture that a text names, as the editor lists it. */
export const pictureOf = (place: EntryPlace, src: string): EditorPicture => ({
  src,
  url: editorPictureUrl(entryFile(place, "page"), src),
  name: posix.basename(src),
});

const picturesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => pictureType(name))
        .sort()
    : [];
