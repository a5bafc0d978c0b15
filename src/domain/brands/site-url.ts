import { employerPath } from "../employers/employer-path.ts";
import { mainHost, type BrandHosts } from "./host-rule.ts";

/** How the public reaches the sites: `https` without a port in production. */
export interface PublicAddress {
  scheme: string;
  port?: string | number | undefined;
  /** Whether URLs use the brand's public host; otherwise its local one, which only this machine can reach. */
  isPublic?: boolean;
}

/** The variables that say where the sites are public (`.env.example`); empty ones count as missing. */
interface AddressVariables {
  PUBLIC_HOSTS?: string | boolean | undefined;
  PUBLIC_SCHEME?: string | undefined;
  PUBLIC_PORT?: string | number | undefined;
  PORT?: string | number | undefined;
}

/**
 * The base of the URLs in pages, feeds and mails: for public sites from the configuration, regardless of the
 * request's host; otherwise from the request, so that links lead back to the same server.
 * @param origin the origin of the request: "http://automotive.localhost:4321"; a build has none.
 */
export const publicAddressBy = (variables: AddressVariables, origin?: string): PublicAddress => {
  const isPublic = String(variables.PUBLIC_HOSTS) === "true";
  if (origin && !isPublic) {
    const { protocol, port } = new URL(origin);
    return { scheme: protocol.slice(0, -1), port };
  }
  const { PUBLIC_PORT, PORT } = variables;
  const scheme = variables.PUBLIC_SCHEME || "http";
  // With PORT=0 the port is not known until the server listens.
  return { scheme, port: PUBLIC_PORT || (scheme === "http" ? Number(PORT) || 4321 : ""), isPublic };
};

/** Scheme, host and port of a brand's main host; empty for a brand that has no public one where that is wanted. */
export const siteOrigin = (brand: BrandHosts, { scheme, port, isPublic = false }: PublicAddress): string => {
  const host = mainHost(brand, isPublic);
  return host ? new URL(`${scheme}://${host}${port ? `:${port}` : ""}`).origin : "";
};

/** The canonical path on a site: the page of the employer whose host it is, is the home page there. */
export const canonicalPath = (site: Pick<BrandHosts, "whiteLabel"> | undefined, path: string): string => {
  const own = site?.whiteLabel && employerPath(site.whiteLabel);
  return path === own || path.startsWith(`${own}#`) ? path.replace(own!, "/") : path;
};

/**
 * The canonical URL of a page. For a brand without a public host only the path, which is relative to the requested
 * host (`hostAdvice` warns the operator).
 */
export const siteUrl = (brand: BrandHosts, path: string, address: PublicAddress): string => {
  const origin = siteOrigin(brand, address);
  const there = canonicalPath(brand, path);
  return origin ? new URL(there, origin).href : there;
};
