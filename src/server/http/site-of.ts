import type { Context as HonoContext } from "hono";
import type { Brand } from "../../contract/brand.ts";
import { brandOfHost, normalHost } from "../../domain/brands/host-rule.ts";
import { publicAddressBy, siteUrl } from "../../domain/brands/site-url.ts";
import type { OwnHosts } from "./own-hosts.ts";
import type { Services } from "./context.ts";
import { forwardedOf, isInProcess } from "./forwarded.ts";
import { HttpError } from "../platform/http-error.ts";
import type { MailSite } from "../platform/mail/mail-job.ts";

/** The site that a request is for. */
export interface RequestSite {
  brand: Brand;
  /** Scheme, host and port that the browser used: "http://automotive.localhost:4321". */
  origin: string;
  /** The client's IP address. */
  address: string;
  /** The public URL of a path of the site; only the path for a brand without a public host (`siteUrl`). */
  urlOf: (path: string) => string;
}

/** What finds the site of a host. */
export type HostServices = Pick<Services, "config" | "brands"> & { hosts: Pick<OwnHosts, "ofHost"> };

/** The site that names a `Host` header as its own: a brand's, then an employer's. */
export const siteOfNamedHost = (
  header: string | null | undefined,
  services: Pick<HostServices, "brands" | "hosts">,
): Brand | undefined => brandOf(header, "refuse", services) ?? services.hosts.ofHost(header);

/** The same; the default brand's for other hosts, where the configuration gives it unknown hosts. */
export const siteOfHost = (header: string | null | undefined, services: HostServices): Brand | undefined =>
  siteOfNamedHost(header, services) ?? brandOf(header, services.config.UNKNOWN_HOST, services);

const brandOf = (
  header: string | null | undefined,
  unknownHost: "default" | "refuse",
  { brands }: Pick<HostServices, "brands">,
): Brand | undefined => {
  const id = brandOfHost(header, brands, { unknownHost });
  return brands.find((brand) => brand.id === id);
};

/** Whether a host is the API's own (UNIFIED_API_URL, NEW_API_URL). */
const isApiHost = (host: string, { UNIFIED_API_URL, NEW_API_URL }: HostServices["config"]): boolean =>
  [UNIFIED_API_URL, NEW_API_URL].some((base) => base && normalHost(new URL(base).host) === normalHost(host));

/**
 * Finds the site that a request is for. The page's own host is in `host-name` when the API has another host name
 * (spec §7); that host must be ours as well, because addresses in answers have it. A page's call in process has none.
 * @throws HttpError 421 when no site answers its host.
 */
export const siteOf = (request: HonoContext, services: HostServices): RequestSite => {
  const { config } = services;
  const { host, scheme, address } = forwardedOf(request, config);
  const named = request.req.header("host-name") ?? host;
  const isOurs =
    host === null
      ? isInProcess(request)
      : isApiHost(host, config) || siteOfHost(host, services) !== undefined;
  const brand = isOurs ? siteOfHost(named, services) : undefined;
  if (!brand)
    throw new HttpError(
      421,
      `No site answers the host ${(isOurs ? named : host) ?? "(none)"}; add it to "hosts" of a brand or an employer.`,
    );
  const origin = `${scheme}://${host ?? new URL(request.req.url).host}`;
  const publicAddress = publicAddressBy(config, origin);
  return { brand, origin, address, urlOf: (path) => siteUrl(brand, path, publicAddress) };
};

/** The site of a request, as stored in the job of a mail. */
export const mailSite = ({ brand, origin }: Pick<RequestSite, "brand" | "origin">): MailSite => ({
  brand: brand.id,
  ...(brand.whiteLabel && { employer: brand.whiteLabel.slug }),
  origin,
});
