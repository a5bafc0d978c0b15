import { createHash } from "node:crypto";
import { encodeForPages } from "../../platform/pictures/encode-for-pages.ts";
import { rasterFormats } from "../../platform/pictures/picture-task.ts";

/** What a picture is for: the longer side in pixels that it is stored with at most. */
export const pictureSides = { logo: 400, cover: 1920, banner: 1920, section: 1200, person: 400, icon: 192 };
export type PictureUse = keyof typeof pictureSides;

/** The most bytes of a picture before it is encoded. */
export const maxPictureBytes = 8 * 1024 * 1024;

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
  const { format, bytes, width, height } = await encodeForPages({
    ...{ given, accepts: [...rasterFormats, "svg"], side: pictureSides[use] },
    output: use === "icon" ? "png" : "webp",
  });
  const ending = format as keyof typeof types;
  const name = `${createHash("sha256").update(bytes).digest("hex").slice(0, 40)}.${ending}`;
  return { name, type: types[ending], bytes, width, height };
};

const types = { webp: "image/webp", png: "image/png", svg: "image/svg+xml" } as const;
