import { mainHost, type BrandHosts } from "./host-rule.ts";

/** How the public reaches the sites: `https` without a port in production. */
export interface PublicAddress {
  scheme: string;
  port?: string | number | undefined;
  /** Whether a brand's public host is named; its local one else, which only this machine reaches. */
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
 * The address that pages, feeds and mails name: where the sites are public, what the configuration says, whatever
 * host a request named; else as the browser came, so that links lead back to the server that wrote them.
 * @param origin where the browser came to: "http://automotive.localhost:4321"; a build has none.
 */
export const publicAddressBy = (variables: AddressVariables, origin?: string): PublicAddress => {
  const isPublic = String(variables.PUBLIC_HOSTS) === "true";
  if (origin && !isPublic) {
    const { protocol, port } = new URL(origin);
    return { scheme: protocol.slice(0, -1), port };
  }
  const { PUBLIC_PORT, PORT } = variables;
  const scheme = variables.PUBLIC_SCHEME || "http";
  // A server on any free port has none that could be known before.
  return { scheme, port: PUBLIC_PORT || (scheme === "http" ? Number(PORT) || 4321 : ""), isPublic };
};

/** Scheme, host and port of a brand's main host; empty for a brand that has no public one where that is wanted. */
export const siteOrigin = (brand: BrandHosts, { scheme, port, isPublic = false }: PublicAddress): string => {
  const host = mainHost(brand, isPublic);
  return host ? new URL(`${scheme}://${host}${port ? `:${port}` : ""}`).origin : "";
};

/**
 * The one address of a page that search engines keep. The path alone for a brand without a public host (`hostAdvice`
 * tells the operator): it stands for the host that the page was asked for at.
 */
export const siteUrl = (brand: BrandHosts, path: string, address: PublicAddress): string => {
  const origin = siteOrigin(brand, address);
  return origin ? new URL(path, origin).href : path;
};
