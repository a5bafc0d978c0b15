import type { APIRoute } from "astro";
import sharp from "sharp";
import { brandPaths } from "../_brands.ts";
import { faviconOf } from "../_pictures.ts";

export const getStaticPaths = brandPaths;

const pixels = 32;

/** The same icon for clients that ask for `/favicon.ico` only: one PNG in an ICO container. */
export const GET: APIRoute = async ({ params }) => {
  const png = await sharp(Buffer.from(faviconOf(params["brand"])))
    .resize(pixels)
    .png()
    .toBuffer();
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // with one image
  header.writeUInt8(pixels, 6);
  header.writeUInt8(pixels, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return new Response(Buffer.concat([header, png]), { headers: { "content-type": "image/x-icon" } });
};
