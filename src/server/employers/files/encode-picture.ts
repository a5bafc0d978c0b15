import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { FetchFault } from "../../platform/network/fetch-fault.ts";
import { cleanDrawing } from "./clean-drawing.ts";

/** What a picture is for: the longer side in pixels that it is stored with at most. */
export const pictureSides = { logo: 400, cover: 1920, banner: 1920, section: 1200, person: 400, icon: 192 };
export type PictureUse = keyof typeof pictureSides;

/** The most bytes of a picture before it is encoded. */
export const maxPictureBytes = 8 * 1024 * 1024;
const maxDrawingBytes = 500 * 1024;
const maxPixels = 40_000_000;
const minSide = 8;

/** A picture as it is stored, under a name that says its content. */
export interface EncodedPicture {
  name: string;
  type: "image/webp" | "image/png" | "image/svg+xml";
  bytes: Uint8Array;
  width: number;
  height: number;
}

/**
 * Re-encodes a picture without metadata and no larger than pages show it; icons as PNG, others as WebP. Drawings (SVG)
 * are cleaned and stay drawings.
 * @throws FetchFault saying what is wrong with it.
 */
export const encodePicture = async (given: Uint8Array, use: PictureUse): Promise<EncodedPicture> => {
  const type = await fileTypeFromBuffer(given).catch(() => undefined);
  if (["png", "jpg", "webp", "gif", "avif"].includes(type?.ext ?? "")) return encodeRaster(given, use);
  if (isDrawing(given)) return encodeDrawing(given);
  throw new FetchFault("is no PNG, JPEG, WebP, GIF, AVIF or SVG");
};

const isDrawing = (bytes: Uint8Array): boolean => /<svg[\s>]/.test(new TextDecoder().decode(bytes));

const encodeRaster = async (given: Uint8Array, use: PictureUse): Promise<EncodedPicture> => {
  const side = pictureSides[use];
  const resized = sharp(given, { limitInputPixels: maxPixels })
    .rotate()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true });
  const isIcon = use === "icon";
  const { data, info } = await (isIcon ? resized.png() : resized.webp({ quality: 80 }))
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
  if (info.width < minSide || info.height < minSide) throw new FetchFault("is too small to be seen");
  return named(new Uint8Array(data), isIcon ? "png" : "webp", info);
};

const encodeDrawing = async (given: Uint8Array): Promise<EncodedPicture> => {
  if (given.length > maxDrawingBytes)
    throw new FetchFault(`is a drawing of more than ${maxDrawingBytes / 1024} KB`);
  const cleaned = cleanDrawing(new TextDecoder().decode(given));
  if (cleaned === null) throw new FetchFault("is a drawing that cannot be read, or cannot be shown safely");
  const bytes = new TextEncoder().encode(cleaned);
  const { width, height } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata().catch(unreadable);
  return named(bytes, "svg", { width, height });
};

const types = { webp: "image/webp", png: "image/png", svg: "image/svg+xml" } as const;

const named = (
  bytes: Uint8Array,
  ending: keyof typeof types,
  { width, height }: { width: number; height: number },
): EncodedPicture => ({
  name: `${createHash("sha256").update(bytes).digest("hex").slice(0, 40)}.${ending}`,
  type: types[ending],
  bytes,
  width,
  height,
});

const unreadable = (cause: unknown): never => {
  throw new FetchFault("cannot be read as a picture", { cause });
};
