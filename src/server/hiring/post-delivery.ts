import type { Config } from "../../runtime/config.ts";
import type { HiringSite } from "../../runtime/hiring-sites.ts";
import { isPublicAddress } from "../platform/network/is-public-address.ts";
import { requestPublic } from "../platform/network/request-public.ts";
import { signedHeaders } from "./signed-headers.ts";

/**
 * Posts a delivery to a hiring site; any 2xx response means that it is taken, and its body is not read. Redirects are
 * not followed. Plain HTTP is used only to addresses in HIRING_NETWORKS.
 * @throws Error when it was not taken, with the reason for `npm run signboard -- queue`.
 */
export const postDelivery = async (
  { id, body }: { id: string; body: string },
  { url, key }: HiringSite,
  { HIRING_NETWORKS: own }: Pick<Config, "HIRING_NETWORKS">,
  signal: AbortSignal,
): Promise<void> => {
  const address = new URL(url);
  const isPlain = address.protocol === "http:";
  const isAllowed = (ip: string): boolean => (own?.has(ip) ?? false) || (!isPlain && isPublicAddress(ip));
  const headers = {
    ...signedHeaders(id, body, key, new Date()),
    "content-length": String(Buffer.byteLength(body)),
  };
  const response = await requestPublic(address, { method: "POST", headers, body, signal, isAllowed });
  const status = response.statusCode ?? 0;
  response.on("error", () => undefined).destroy();
  if (status >= 200 && status < 300) return;
  throw new Error(`The hiring site answered with ${status}.`);
};
