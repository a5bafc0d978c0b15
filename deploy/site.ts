import { searchJobs, seoSearchJobs } from "../src/contract/jobs.ts";
import { searchLocations } from "../src/contract/locations.ts";
import { maxUploadBytes } from "../src/contract/uploads.ts";
import { hostsOf, type BrandHosts } from "../src/domain/brands/host-rule.ts";

/** What a proxy must know of the sites it stands in front of. */
export interface Site {
  /** Brand ids with their host names, the main one first. */
  brands: { id: string; hosts: string[] }[];
  /** Absolute path of the current release's files (`filesOf`). */
  root: string;
  /** Addresses and ports of the Node servers, which share one PostgreSQL. */
  upstreams: string[];
  /** Calls that only read, though they are sent by POST: asked again of another server where one breaks off. */
  readingPosts: string[];
  /** Addresses where nginx listens for plain HTTP. */
  listen: string[];
  /** nginx has its brotli_static module. Caddy needs none. */
  brotli: boolean;
  /** The largest upload with some room for what goes around it. */
  maxBodyMegabytes: number;
  /**
   * Paths in the form that the Node server would serve as they are: no dot segments, doubled, trailing or encoded
   * characters. Others are left to the server, so that there is one rule. Read alike by PCRE and RE2.
   */
  plainPath: string;
  /** Files that have a content type of their own, which the Node server knows and proxies do not. */
  typedFiles: string[];
}

/** Where the files of the current release are for some settings (`settingsName`): a link, which each release changes. */
export const filesOf = (settings: string): string => `/srv/signboard/dist/current/${settings}/client`;

/** The sites of some brands, by default in the places that the how-to names. */
export const siteOf = (brands: readonly BrandHosts[], at: Partial<Site> = {}): Site => ({
  brands: brands.map((brand) => ({ id: brand.id, hosts: hostsOf(brand) })),
  root: filesOf("https"),
  upstreams: ["127.0.0.1:4321"],
  readingPosts: [searchJobs.path, seoSearchJobs.path, searchLocations.path],
  listen: ["80", "[::]:80"],
  brotli: false,
  maxBodyMegabytes: Math.ceil(maxUploadBytes / 2 ** 20) + 1,
  plainPath: "(/[A-Za-z0-9_~!@:=,-][A-Za-z0-9_.~!@:=,-]*)+",
  typedFiles: ["rss.xml", "atom.xml", "site.webmanifest"],
  ...at,
});
