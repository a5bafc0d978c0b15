import { posix } from "node:path";
import type { ImageMetadata, LocalImageService } from "astro";
import sharpService from "astro/assets/services/sharp";
import { accentTones } from "../domain/brands/accent.ts";
import { fillAccent } from "../domain/brands/fill-accent.ts";

/** Settings that keep flat drawings crisp and small, and are quick enough for hundreds of pictures a build. */
const encoders = {
  avif: { quality: 48, effort: 1, chromaSubsampling: "4:4:4" },
  webp: { quality: 76, effort: 2 },
};
type Encoded = keyof typeof encoders;
/** Whether drawings stay drawings, in the accent: a quick build (src/commands/build.ts) encodes none of them. */
const keepsDrawings = (): boolean => process.env["DRAWINGS"] === "kept";

/**
 * Astro's image service with one more option: `accent`, the colour whose tones replace a drawing's colour tokens
 * before it is rasterised. Photos, and drawings that stay SVG, are handled as usual.
 */
const sceneImages: LocalImageService = {
  ...sharpService,

  // The tones, not the accent: when the way to compute tones changes, the pictures are rendered again. The file, whose
  // name has a digest, not its address: at another ASSET_CDN_URL the pictures are the same.
  propertiesToHash: [
    "file",
    "width",
    "height",
    "format",
    "quality",
    "fit",
    "position",
    "background",
    "tones",
  ],

  async validateOptions({ accent, ...given }, config, logger) {
    const { src, format } = given;
    const options = { ...given, file: typeof src === "string" ? src : posix.basename(src.src) };
    const filled =
      isDrawing(src) && isEncoded(format)
        ? {
            quality: encoders[format].quality,
            ...options,
            ...(accent && withTones(accent as string)),
            ...(keepsDrawings() && asDrawn(src)),
          }
        : options;
    return (await sharpService.validateOptions?.(filled, config, logger)) ?? filled;
  },

  getHTMLAttributes: ({ accent: _accent, tones: _tones, file: _file, ...options }, config, logger) =>
    sharpService.getHTMLAttributes?.(options, config, logger) ?? {},

  async getURL(options, config, logger) {
    const url = await sharpService.getURL(options, config, logger);
    return options["accent"] ? `${url}&accent=${encodeURIComponent(options["accent"] as string)}` : url;
  },

  parseURL(url, config, logger) {
    const accent = url.searchParams.get("accent") ?? "";
    const transform = sharpService.parseURL(url, config, logger) as { src: string } | undefined;
    return transform && /^#[0-9a-f]{6}$/i.test(accent) ? { ...transform, accent } : transform;
  },

  async transform(input, transform, config, logger) {
    const { src, format, width, height, quality, accent } = transform;
    if (format === "svg" && accent) {
      const drawing = Buffer.from(input).toString("utf8");
      return { data: Buffer.from(fillAccent(drawing, accent as string)), format };
    }
    if (!/\.svg($|\?)/.test(src) || !isEncoded(format))
      return sharpService.transform(input, transform, config, logger);
    const { default: sharp } = await import("sharp");
    const { data, info } = await pixelsOf(input, accent as string | undefined);
    const encoder = { ...encoders[format], ...(quality && { quality: Number(quality) }) };
    const picture = sharp(data, { raw: info })
      .resize({ width, height, fit: "cover", withoutEnlargement: true })
      .toFormat(format, encoder);
    return { data: await picture.toBuffer(), format };
  },
};
export default sceneImages;

const isDrawing = (src: ImageMetadata | string): src is ImageMetadata =>
  typeof src !== "string" && src.format === "svg";
const isEncoded = (format: unknown): format is Encoded => typeof format === "string" && format in encoders;
/** One file for all sizes and formats of a drawing. */
const asDrawn = ({ width, height }: ImageMetadata) =>
  ({ format: "svg", quality: undefined, width, height, widths: [width] }) as const;
const withTones = (accent: string) => ({ accent, tones: Object.values(accentTones(accent, "light")).join() });

/** A drawing rasterised at its own size. */
interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 3 | 4 };
}

/** The last rasterised version of each drawing: all sizes and formats of one accent are requested in a row. */
const drawn = new WeakMap<Uint8Array, { accent: string | undefined; pixels: Promise<Pixels> }>();

const pixelsOf = (svg: Uint8Array, accent: string | undefined): Promise<Pixels> => {
  const last = drawn.get(svg);
  if (last?.accent === accent && last) return last.pixels;
  const pixels = draw(svg, accent);
  drawn.set(svg, { accent, pixels });
  return pixels;
};

const draw = async (svg: Uint8Array, accent: string | undefined): Promise<Pixels> => {
  const { default: sharp } = await import("sharp");
  const text = Buffer.from(svg).toString("utf8");
  const picture = sharp(Buffer.from(accent ? fillAccent(text, accent) : text), { limitInputPixels: false });
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.height };
  if (!isOpaque(data)) return { data, info: { ...size, channels: 4 } };
  // Without its alpha channel a picture is encoded in half the time.
  const solid = await sharp(data, { raw: { ...size, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data: solid, info: { ...size, channels: 3 } };
};

const isOpaque = (rgba: Buffer): boolean => {
  for (let alpha = 3; alpha < rgba.length; alpha += 4) if (rgba[alpha] !== 255) return false;
  return true;
};
