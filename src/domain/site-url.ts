import { hostsOf, type BrandHosts } from "./host-rule.ts";

/** How the public reaches the sites: `https` without a port in production. */
export interface PublicAddress {
  scheme?: string | undefined;
  port?: string | number | undefined;
}

/** The public address that a request came to, such as "https://jobs.example.com". */
export const publicAddressOf = (origin: string): PublicAddress => {
  const { protocol, port } = new URL(origin);
  return { scheme: protocol.slice(0, -1), port };
};

/**
 * The one address of a page that search engines keep: on the brand's main host.
 * Without a port, `https` has none and `http` has the server's default, 4321.
 */
export const siteUrl = (
  brand: BrandHosts,
  path: string,
  { scheme = "http", port }: PublicAddress,
): string => {
  const shown = port ?? (scheme === "http" ? 4321 : "");
  return new URL(path, `${scheme}://${hostsOf(brand)[0]}${shown ? `:${shown}` : ""}`).href;
};
