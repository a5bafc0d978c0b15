import type { Brand } from "../contract/brand.ts";
import { accentTones, schemeSurfaces } from "../domain/brands/accent.ts";
import { icons } from "./icons.ts";

/** As many words of a name as a home screen shows below an icon: 12 characters. */
const shortNameOf = (name: string): string =>
  (/^.{1,12}(?!\S)/.exec(name)?.[0] ?? name.slice(0, 12)).replace(/[^\p{L}\p{N}]+$/u, "");

/** A site's web app manifest. */
export const webManifest = (brand: Brand): Response => {
  const manifest = {
    id: "/",
    name: brand.name,
    short_name: brand.shortName ?? shortNameOf(brand.name),
    description: brand.description,
    lang: "en-AU",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    theme_color: accentTones(brand.accent, "light").solid,
    background_color: schemeSurfaces.light[0],
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      ...Object.entries(icons)
        .filter(([, { shape }]) => shape !== "filled")
        .map(([name, { size, shape }]) => ({
          src: `/${name}.png`,
          sizes: `${size}x${size}`,
          type: "image/png",
          purpose: shape === "maskable" ? "maskable" : "any",
        })),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json" },
  });
};
