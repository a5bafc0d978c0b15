import type { Brand, WhiteLabel } from "../../contract/brand.ts";
import { withoutMobile } from "../mobile-path.ts";

/** The part of a brand that the host rule reads. */
export type BrandHosts = Pick<Brand, "id" | "default"> & {
  hosts: readonly string[];
  whiteLabel?: Pick<WhiteLabel, "type" | "slug"> | undefined;
};

/** Host names of a brand: the public ones, its main one first, then the local ones; an employer's are only its own. */
export const hostsOf = (brand: BrandHosts): string[] => {
  const local = brand.default ? ["localhost", "127.0.0.1", "[::1]"] : [];
  const hosts = new Set([...brand.hosts, ...(brand.whiteLabel ? [] : [`${brand.id}.localhost`, ...local])]);
  return [...hosts].sort((a, b) => Number(isLocalHost(a)) - Number(isLocalHost(b)));
};

/** Whether a host is local: other machines cannot reach it, and nobody can have a certificate for it. */
export const isLocalHost = (host: string): boolean => /(^|\.)localhost$|^127\.|^\[/.test(host);

/** The host in URLs of a brand's site; undefined when a public one is needed and the brand has none. */
export const mainHost = (brand: BrandHosts, isPublic: boolean): string | undefined =>
  hostsOf(brand).find((host) => isLocalHost(host) !== isPublic);

/** The host under which a brand's site is asked for on this machine: a local one where it has any. */
export const hostHere = (brand: BrandHosts): string | undefined =>
  mainHost(brand, false) ?? mainHost(brand, true);

/** A normalised `Host` header: lower case, without port and trailing dot; null when it is not a valid host. */
export const normalHost = (header: string | null | undefined): string | null => {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9_.-]+?)\.?(:\d{1,5})?$/i.exec(header?.trim() ?? "");
  return match?.[1]?.toLowerCase() ?? null;
};

/**
 * The id of the brand for a `Host` header, or null when there is none.
 * @param options.unknownHost `default` gives hosts that belong to no brand to the default brand.
 */
export const brandOfHost = (
  header: string | null | undefined,
  brands: readonly BrandHosts[],
  options: { unknownHost: "default" | "refuse" },
): string | null => {
  const host = normalHost(header);
  const named = host && brands.find((brand) => hostsOf(brand).includes(host));
  if (named) return named.id;
  return options.unknownHost === "default" ? (brands.find((brand) => brand.default)?.id ?? null) : null;
};

/** What to do with a path on a brand's site. */
export type SitePath =
  { kind: "serve"; path: string } | { kind: "redirect"; to: string } | { kind: "refuse" };

/** The path below which all brands share one set of files. */
const shared = /^\/_astro(\/|$)/;

/**
 * Maps the path of a request (without its query) into the brand's own folder.
 * Doubled and trailing slashes redirect to the one canonical form; a path that traverses upwards (`..`, also
 * encoded), contains a backslash or NUL, or cannot be decoded is refused. `/automotive/x` on any host is looked up
 * inside that host's own folder, so no host can read another's. `/mobile/x` is the page `/x` (src/site/mobile-page.ts).
 */
export const sitePath = (brandId: string, path: string): SitePath => {
  const decoded = decode(path);
  if (decoded === null || /[\\\0]/.test(decoded) || decoded.split("/").includes(".."))
    return { kind: "refuse" };
  if (shared.test(path)) return { kind: "serve", path };
  const canonical = path
    .replace(/\/{2,}/g, "/")
    .replace(/\/\.(?=\/|$)/g, "")
    .replace(/\/index\.html$/, "/")
    .replace(/(.)\/+$/, "$1");
  if (canonical !== path) return { kind: "redirect", to: canonical || "/" };
  return { kind: "serve", path: inFolder(brandId, path) };
};

/** A canonical path in the brand's own folder. */
export const inFolder = (brandId: string, path: string): string =>
  `/${brandId}${withoutMobile(path) ?? path}`;

const decode = (path: string): string | null => {
  try {
    // Decoded twice, so that %252e%252e cannot traverse upwards if it is decoded again later.
    return decodeURIComponent(decodeURIComponent(path).replace(/%(?![0-9a-f]{2})/gi, "%25"));
  } catch {
    return null;
  }
};
