import type { APIRoute } from "astro";
import { LRUCache } from "lru-cache";
import { siteId } from "../../../domain/brands/white-label.ts";
import { employerIcon } from "../../../site/employer-icon.ts";
import { iconIco, iconPng, icons } from "../../../site/icons.ts";

export const prerender = false;

/** The icons of all employers' hosts that one process keeps. */
const drawn = new LRUCache<string, { type: string; bytes: Uint8Array<ArrayBuffer> }>({ max: 500 });
const hour = "public, max-age=3600";

/** The icons of an employer's own host, made from its page icon; kept until it has another. */
export const GET: APIRoute = async ({ params: { icon = "" }, locals: { brand, api, origin } }) => {
  if (!brand?.whiteLabel) return new Response(null, { status: 404 });
  const key = JSON.stringify([siteId(brand), brand.accent, brand.whiteLabel.favicon, icon]);
  const read = async (url: string) => {
    const response = await api?.(new Request(new URL(url, origin)));
    return response?.ok ? Buffer.from(await response.arrayBuffer()) : null;
  };
  const made = drawn.get(key) ?? (await draw(icon, brand.accent, () => employerIcon(brand, read)));
  if (!made) return new Response(null, { status: 404 });
  drawn.set(key, made);
  return new Response(made.bytes, { headers: { "content-type": made.type, "cache-control": hour } });
};

const draw = async (icon: string, accent: string, source: () => Promise<string>) => {
  if (icon === "favicon.svg")
    return { type: "image/svg+xml", bytes: new TextEncoder().encode(await source()) };
  if (icon === "favicon.ico")
    return { type: "image/x-icon", bytes: await iconIco({ accent, favicon: await source() }) };
  const look = icon.endsWith(".png") ? icons[icon.slice(0, -".png".length)] : undefined;
  return look && { type: "image/png", bytes: await iconPng({ accent, favicon: await source() }, look) };
};
