import type { Brand } from "../contract/brand.ts";
import { accentTones, schemeSurfaces } from "../domain/brands/accent.ts";
import { icons } from "./icons.ts";

/** A site's web app manifest. */
export const webManifest = (brand: Brand): Response => {
  const manifest = {
    id: "/",
    name: brand.name,
    short_name: brand.shortName ?? brand.name,
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
