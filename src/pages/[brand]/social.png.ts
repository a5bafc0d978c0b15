import type { APIRoute } from "astro";
import sharp from "sharp";
import type { Brand } from "../../contract/brand.ts";
import { accentTones } from "../../domain/accent.ts";
import { fillAccent } from "../../domain/fill-accent.ts";
import { ogSize } from "../../domain/og-path.ts";
import { brandPaths } from "../_brands.ts";
import { pictureOf } from "../_pictures.ts";

export const getStaticPaths = brandPaths;

/** The picture of a link to this site, where it is shared: the brand's picture in its light tones. */
export const GET: APIRoute<{ brand: Brand }> = async ({ props: { brand } }) => {
  const tones = accentTones(brand.accent, "light");
  const picture = fillAccent(pictureOf(brand.id), brand.accent);
  const png = await sharp(Buffer.from(picture), { density: 144 })
    .flatten({ background: tones.soft })
    .resize({ ...ogSize, fit: "contain", background: tones.art })
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { "content-type": "image/png" } });
};
