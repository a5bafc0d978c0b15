import { hostsOf, type BrandHosts } from "./host-rule.ts";

/** How the public reaches the sites: `https` without a port in production. */
export interface PublicAddress {
  scheme: string;
  port?: string | number | undefined;
}

/** The public address that a request came to, such as "https://jobs.example.com". */
export const publicAddressOf = (origin: string): PublicAddress => {
  const { protocol, port } = new URL(origin);
  return { scheme: protocol.slice(0, -1), port };
};

/** The variables that say where the sites are public (`.env.example`); empty ones count as missing. */
interface AddressVariables {
  PUBLIC_SCHEME?: string | undefined;
  PUBLIC_PORT?: string | number | undefined;
  PORT?: string | number | undefined;
}

/** The public address by the configuration: that of the proxy in front, or the server's own where none is named. */
export const publicAddressBy = ({ PUBLIC_SCHEME, PUBLIC_PORT, PORT }: AddressVariables): PublicAddress => {
  const scheme = PUBLIC_SCHEME || "http";
  // A server on any free port has none that could be known before.
  return { scheme, port: PUBLIC_PORT || (scheme === "http" ? Number(PORT) || 4321 : "") };
};

/** The one address of a page that search engines keep: on the brand's main host. */
export const siteUrl = (brand: BrandHosts, path: string, { scheme, port }: PublicAddress): string =>
  new URL(path, `${scheme}://${hostsOf(brand)[0]}${port ? `:${port}` : ""}`).href;
