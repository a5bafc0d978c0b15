import type { APIRoute, InferGetStaticPropsType } from "astro";
import sharp from "sharp";
import type { Brand } from "../../contract/brand.ts";
import { accentTones } from "../../domain/brands/accent.ts";
import { fillAccent } from "../../domain/brands/fill-accent.ts";
import { ogSize } from "../../domain/og-path.ts";
import { brandPaths } from "../_brands.ts";
import { drawn, pictureOf } from "../_pictures.ts";

export const getStaticPaths = () =>
  brandPaths().map(({ params, props }) => ({ params, props: { png: drawn(() => socialPng(props.brand)) } }));

/** The picture of a link to this site, where it is shared. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { png } }) =>
  new Response(new Uint8Array(await png()), { headers: { "content-type": "image/png" } });

/** The brand's picture in its light tones. */
const socialPng = (brand: Brand): Promise<Buffer> => {
  const tones = accentTones(brand.accent, "light");
  const picture = fillAccent(pictureOf(brand.id), brand.accent);
  return sharp(Buffer.from(picture), { density: 144 })
    .flatten({ background: tones.soft })
    .resize({ ...ogSize, fit: "contain", background: tones.art })
    .png({ palette: true })
    .toBuffer();
};
