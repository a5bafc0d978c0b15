import sharp from "sharp";

/** The part of an icon that stays visible with every mask shape (W3C manifest, icon masks). */
const safePart = 0.8;

/** The density at which one unit of a drawing is one pixel, and the highest that sharp accepts. */
const dotsPerInch = 72;
const maxDensity = 100_000;

/** The icon files that are made from a site's `favicon.svg`, by file name. */
export const icons: Readonly<Record<string, { size: number; shape: "own" | "filled" | "maskable" }>> = {
  "apple-touch-icon": { size: 180, shape: "filled" },
  "icon-192": { size: 192, shape: "own" },
  "icon-512": { size: 512, shape: "own" },
  "icon-maskable-192": { size: 192, shape: "maskable" },
  "icon-maskable-512": { size: 512, shape: "maskable" },
};

/**
 * A site's icon as PNG.
 * @param favicon The source of its `favicon.svg`.
 * @param shape `own` as it was drawn; `filled` to the corners with the accent; `maskable` smaller on the accent, so
 * that nothing of it is cut off.
 */
export const iconPng = async (
  { favicon: drawing, accent }: { favicon: string; accent: string },
  { size, shape }: { size: number; shape: "own" | "filled" | "maskable" },
): Promise<Buffer<ArrayBuffer>> => {
  const drawn = shape === "maskable" ? Math.round((size * safePart) / 2) * 2 : size;
  const favicon = await squareOf(drawing, drawn);
  if (shape === "own") return favicon;
  const margin = (size - drawn) / 2;
  const edges = { top: margin, bottom: margin, left: margin, right: margin };
  return Buffer.from(
    await sharp(favicon)
      .extend({ ...edges, background: accent })
      .flatten({ background: accent })
      .png({ palette: true })
      .toBuffer(),
  );
};

/** A drawing as a square PNG, rendered sharply at any size; the rest of the square is transparent. */
export const squareOf = async (svg: string, size: number): Promise<Buffer<ArrayBuffer>> => {
  const source = Buffer.from(svg);
  const { width, height } = await sharp(source, { density: dotsPerInch }).metadata();
  const density = (dotsPerInch * size) / Math.max(width, height);
  return Buffer.from(
    await sharp(source, { density: Math.min(Math.max(density, 1), maxDensity) })
      .resize(size, size, { fit: "contain", background: "#0000" })
      .png()
      .toBuffer(),
  );
};

/** Sizes of `favicon.ico` that tabs and bookmarks use, in pixels. */
const icoSizes = [16, 32];

/** A site's icon as an ICO file. */
export const iconIco = async (icon: { favicon: string; accent: string }): Promise<Buffer<ArrayBuffer>> =>
  icoOf(
    await Promise.all(
      icoSizes.map(async (size) => ({ size, png: await iconPng(icon, { size, shape: "own" }) })),
    ),
  );

/** PNG pictures of one icon as an ICO file. */
const icoOf = (pictures: readonly { size: number; png: Buffer }[]): Buffer<ArrayBuffer> => {
  const entry = 16;
  const head = Buffer.alloc(6 + entry * pictures.length);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + entry * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4); // colour planes
    head.writeUInt16LE(32, at + 6); // bits a pixel
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
};
