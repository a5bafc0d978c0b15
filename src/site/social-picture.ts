import sharp from "sharp";
import { accentTones } from "../domain/brands/accent.ts";
import { fillAccent } from "../domain/brands/fill-accent.ts";
import { ogSize } from "../domain/og-path.ts";

/**
 * A site's default Open Graph picture as PNG: a drawing in the light tones of the site's accent.
 * @param drawing The source of an SVG.
 */
export const socialPng = (drawing: string, accent: string): Promise<Buffer> => {
  const tones = accentTones(accent, "light");
  return sharp(Buffer.from(fillAccent(drawing, accent)), { density: 144 })
    .flatten({ background: tones.soft })
    .resize({ ...ogSize, fit: "contain", background: tones.art })
    .png({ palette: true })
    .toBuffer();
};
