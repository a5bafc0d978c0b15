import type { APIRoute } from "astro";
import sharp from "sharp";
import type { Brand } from "../../contract/brand.ts";
import { accentTones } from "../../domain/accent.ts";
import { brandPaths } from "../_brands.ts";
import { pictureOf } from "../_pictures.ts";

export const getStaticPaths = brandPaths;

/** Pixels that social sites show a shared link at. */
const size = { width: 1200, height: 630 };

/** The picture of a link to this site, where it is shared: the brand's picture in its light tones. */
export const GET: APIRoute<{ brand: Brand }> = async ({ props: { brand } }) => {
  const tones = accentTones(brand.accent, "light");
  const colors: Record<string, string> = {
    ...Object.fromEntries(Object.entries(tones).map(([tone, color]) => [`--accent-${tone}`, color])),
    "--art-paper": "#ffffff",
    "--art-ink": "#1b1f27",
  };
  const picture = pictureOf(brand.id).replace(
    /var\((--[\w-]+)[^)]*\)/g,
    (whole, name: string) => colors[name] ?? whole,
  );
  const png = await sharp(Buffer.from(picture), { density: 144 })
    .flatten({ background: tones.soft })
    .resize({ ...size, fit: "contain", background: tones.art })
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { "content-type": "image/png" } });
};
