import { searchJobs, seoSearchJobs } from "../src/contract/jobs.ts";
import { searchLocations } from "../src/contract/locations.ts";
import { maxUploadBytes } from "../src/contract/uploads.ts";
import { hostsOf, type BrandHosts } from "../src/domain/brands/host-rule.ts";

/** What a proxy must know about the sites behind it. */
export interface Site {
  /** Brand ids with their host names, the main one first. */
  brands: { id: string; hosts: string[] }[];
  /** Absolute path of the current release's files (`filesOf`). */
  root: string;
  /** Addresses and ports of the Node servers, which share one PostgreSQL. */
  upstreams: string[];
  /** POST calls that only read: retried on another server when a connection fails. */
  readingPosts: string[];
  /** The file of nginx's access log, without secrets and queries; Caddy's goes where its other log goes. */
  accessLog: string;
  /** Addresses where nginx listens for plain HTTP. */
  listen: string[];
  /** Whether nginx has its brotli_static module. Caddy needs none. */
  brotli: boolean;
  /** The largest upload, with some margin for the rest of the request. */
  maxBodyMegabytes: number;
  /**
   * Paths that the Node server would serve unchanged: without dot segments, doubled or trailing slashes, or encoded
   * characters. Others are left to the server, so that the rule exists once. Valid in both PCRE and RE2.
   */
  plainPath: string;
  /** Files with a special content type that the Node server knows and proxies do not. */
  typedFiles: string[];
}

/**
 * Where the files of the current release for some settings (`settingsName`) are: a link that each release updates.
 * @param checkout the folder of the project on the machine of the proxy.
 */
export const filesOf = (settings: string, checkout = "/srv/signboard"): string =>
  `${checkout}/dist/current/${settings}/client`;

/** The sites of some brands, with the default paths and addresses of the how-to guide. */
export const siteOf = (brands: readonly BrandHosts[], at: Partial<Site> = {}): Site => ({
  brands: brands.map((brand) => ({ id: brand.id, hosts: hostsOf(brand) })),
  root: filesOf("https"),
  upstreams: ["127.0.0.1:4321"],
  readingPosts: [searchJobs.path, seoSearchJobs.path, searchLocations.path],
  accessLog: "/var/log/nginx/access.log",
  listen: ["80", "[::]:80"],
  brotli: false,
  maxBodyMegabytes: Math.ceil(maxUploadBytes / 2 ** 20) + 1,
  plainPath: "(/[A-Za-z0-9_~!@:=,-][A-Za-z0-9_.~!@:=,-]*)+",
  typedFiles: ["rss.xml", "atom.xml", "site.webmanifest"],
  ...at,
});
