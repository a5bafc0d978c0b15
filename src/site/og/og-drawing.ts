import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import sharp from "sharp";
import type { Brand } from "../../contract/brand.ts";
import { fillAccent } from "../../domain/brands/fill-accent.ts";
import { ogPhotograph, ogSize } from "../../domain/og-path.ts";
import { memoize } from "../../domain/memoize.ts";
import { fitTitle } from "./fit-title.ts";
import { drawBackground, layout, type Pixels } from "./og-background.ts";
import { openTypesetter, type Line, type Sign, type Typesetter } from "./typesetter.ts";

/** Draws Open Graph pictures; the parts that they have in common are drawn once. */
export interface OgDrawing {
  /**
   * One picture, as JPEG.
   * @param photograph The file of the page's own picture, shown beside the text instead of the brand's logo.
   * @throws UnreadablePhotograph
   */
  draw: (brand: Brand, title: string, photograph?: string) => Promise<Buffer>;
}

/** A photograph that is not a picture, or is truncated. */
export class UnreadablePhotograph extends Error {
  override name = "UnreadablePhotograph";
  readonly file: string;
  constructor(file: string, cause: unknown) {
    super(`${file} cannot be read as a picture`, { cause });
    this.file = file;
  }
}

/** The pixels that a glyph covers at one size: their offsets from its corner, and the coverage of each, 1 to 255. */
interface Mask {
  offsets: Int32Array;
  levels: Uint8Array;
}

const { width, height } = ogSize;
/** Optimised JPEG tables would save a tenth of the bytes, but take two thirds of the drawing time. */
const encoder = { quality: 80, optimiseCoding: false };
const ink = { red: 21, green: 24, blue: 30 };
/** In ems: the line height, and how far a glyph may extend around its origin. */
const leading = 1.12;
const reach = { left: 0.3, right: 1.5, up: 1.25, down: 0.4 };

/** @param background Gives the background of a brand's pictures; by default each brand's is drawn once. */
export const openDrawing = async (
  background: (brand: Brand) => Promise<Pixels> = drawnOnce(),
): Promise<OgDrawing> => {
  const set = await openTypesetter(760);
  const photographs = memoize((_: string, file: string, accent: string) => readPhotograph(file, accent));
  const masks = memoize((_: string, sign: Sign, size: number) => drawMask(sign, size));

  const drawLine = async (canvas: Pixels, { signs }: Line, size: number, y: number) => {
    for (const sign of signs) {
      const mask = await masks(`${sign.key} ${size}`, sign, size);
      const x = layout.margin + Math.round((sign.x - reach.left) * size);
      stamp(canvas, mask, offset(x, Math.round(y - reach.up * size)));
    }
  };

  return {
    draw: async (brand, title, photograph) => {
      const canvas = new Uint8Array(await background(brand));
      if (photograph)
        place(canvas, await photographs(`${photograph} ${brand.accent}`, photograph, brand.accent));
      const { size, lines } = fitTitle(canBeRead(title, set) ? title : brand.name, layout.title.width, set);
      const step = size * leading;
      const { top, bottom } = layout.title;
      const first = (top + bottom - step * lines.length) / 2 + size * 0.92;
      for (const [index, line] of lines.entries()) await drawLine(canvas, line, size, first + index * step);
      return sharp(canvas, { raw: { width, height, channels: 3 } })
        .jpeg(encoder)
        .toBuffer();
    },
  };
};

const drawnOnce = () => {
  const backgrounds = memoize((_: string, brand: Brand) => drawBackground(brand));
  return (brand: Brand) => backgrounds(brand.id, brand);
};

/** Whether the typeface has any letter or digit of a title: other scripts and emoji are left out. */
const canBeRead = (title: string, set: Typesetter): boolean =>
  [...title].some((sign) => /[\p{L}\p{N}]/u.test(sign) && set(sign).signs.length > 0);

const drawMask = async (sign: Sign, size: number): Promise<Mask> => {
  const box = {
    width: Math.ceil((reach.left + reach.right) * size),
    height: Math.ceil((reach.up + reach.down) * size),
  };
  const scale = size * sign.scale;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}"><path transform="translate(${reach.left * size} ${reach.up * size}) scale(${scale} ${-scale})" d="${sign.outline()}"/></svg>`;
  const levels = await sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer();
  const covered = [...levels.keys()].filter((at) => levels[at]);
  return {
    offsets: Int32Array.from(covered, (at) => offset(at % box.width, Math.floor(at / box.width))),
    levels: Uint8Array.from(covered, (at) => levels[at]!),
  };
};

/** The index of a pixel's first byte. */
const offset = (x: number, y: number): number => (y * width + x) * 3;

/** Paints a colour on the canvas through a mask. */
const stamp = (canvas: Pixels, { offsets, levels }: Mask, corner: number): void => {
  for (let index = 0; index < levels.length; index += 1) {
    const at = corner + offsets[index]!;
    const part = levels[index]! / 255;
    canvas[at] = canvas[at]! + (ink.red - canvas[at]!) * part;
    canvas[at + 1] = canvas[at + 1]! + (ink.green - canvas[at + 1]!) * part;
    canvas[at + 2] = canvas[at + 2]! + (ink.blue - canvas[at + 2]!) * part;
  }
};

const readPhotograph = async (file: string, accent: string): Promise<Pixels> => {
  const content = await readFile(file);
  return sharp(extname(file) === ".svg" ? Buffer.from(fillAccent(content.toString(), accent)) : content)
    .autoOrient()
    .resize(ogPhotograph)
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer()
    .catch((error: unknown) => {
      throw new UnreadablePhotograph(file, error);
    });
};

const place = (canvas: Pixels, photograph: Pixels): void => {
  const stride = ogPhotograph.width * 3;
  for (let row = 0; row < height; row += 1)
    canvas.set(photograph.subarray(row * stride, (row + 1) * stride), offset(layout.art.left, row));
};
