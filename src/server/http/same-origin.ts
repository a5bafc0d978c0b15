import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { normalHost } from "../../domain/brands/host-rule.ts";
import { forwardedOf } from "./forwarded.ts";
import { HttpError } from "../platform/http-error.ts";
import { siteOfNamedHost, type HostServices } from "./site-of.ts";

/** What a request gets that a page of another site caused. */
export const foreignPage = "This must come from a page of the same site.";

/**
 * Whether a page of another site caused a request (CSRF). Browsers send `Sec-Fetch-Site`, older ones `Origin`; programs
 * send neither, and have no visitor's cookies or address.
 * @param host of the request.
 */
export const isForeign = (headers: Pick<Headers, "get">, host: string | null): boolean => {
  const site = headers.get("sec-fetch-site");
  if (site) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  return origin !== null && hostOf(origin) !== normalHost(host);
};

const hostOf = (origin: string | null): string | null =>
  origin !== null && URL.canParse(origin) ? normalHost(new URL(origin).host) : null;

/** Refuses what pages of other sites cause, whatever its method. @throws HttpError 403 */
export const refuseForeign = (request: HonoContext, { config }: Pick<HostServices, "config">): void => {
  const { headers } = request.req.raw;
  if (isForeign(headers, forwardedOf(request, config).host)) throw new HttpError(403, foreignPage);
};

/** The same for a call without cookies, which a page of any of our sites may make, also to an API on another host. */
export const refuseOtherSites = (request: HonoContext, services: HostServices): void => {
  const origin = hostOf(request.req.header("origin") ?? null);
  if (!siteOfNamedHost(origin, services)) refuseForeign(request, services);
};

/** `refuseForeign` before every route of an area that signs in by cookies. */
export const sameOrigin =
  (services: Pick<HostServices, "config">): MiddlewareHandler =>
  async (request, next) => {
    refuseForeign(request, services);
    await next();
  };
