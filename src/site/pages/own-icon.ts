import { LRUCache } from "lru-cache";
import { employerIcon } from "../employer-icon.ts";

/** The icons of all employers' hosts that one process keeps. */
const drawn = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: 500 });

/**
 * An icon of an employer's own host, made from its page icon; kept until it has another. 404 elsewhere.
 * @param name What tells it from the host's other icons.
 * @param draw Draws it from the source of the employer's icon, an SVG drawing.
 */
export const ownIcon = async (
  { brand, api, origin }: App.Locals,
  { name, type }: { name: string; type: string },
  draw: (icon: { favicon: string; accent: string }) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Response> => {
  if (!brand?.whiteLabel) return new Response(null, { status: 404 });
  const { accent } = brand;
  const key = JSON.stringify([brand.whiteLabel.favicon, accent, name]);
  const read = async (url: string) => {
    const response = await api?.(new Request(new URL(url, origin)));
    return response?.ok ? Buffer.from(await response.arrayBuffer()) : null;
  };
  const bytes = drawn.get(key) ?? (await draw({ accent, favicon: await employerIcon(brand, read) }));
  drawn.set(key, bytes);
  return new Response(bytes, { headers: { "content-type": type, "cache-control": "public, max-age=3600" } });
};
