import type { MiddlewareHandler } from "hono";
import { normalHost } from "../../domain/brands/host-rule.ts";
import type { Config } from "../../runtime/config.ts";
import { forwardedOf } from "./forwarded.ts";
import { HttpError } from "../http-error.ts";

/**
 * Refuses cross-site calls, which would use this site's cookies (CSRF). Browsers send `Sec-Fetch-Site`, older
 * ones `Origin`; programs send neither, and have no visitor's cookies.
 */
export const sameOrigin =
  (config: Config): MiddlewareHandler =>
  async (request, next) => {
    const site = request.req.header("sec-fetch-site");
    const origin = request.req.header("origin");
    const own = normalHost(forwardedOf(request, config).host);
    const foreign = site ? site !== "same-origin" && site !== "none" : origin && hostOf(origin) !== own;
    if (foreign) throw new HttpError(403, "This call must come from a page of the same site.");
    await next();
  };

const hostOf = (origin: string): string | null =>
  URL.canParse(origin) ? normalHost(new URL(origin).host) : null;
