import { cors } from "hono/cors";
import type { MiddlewareHandler } from "hono";
import { siteOfNamedHost, type HostServices } from "./site-of.ts";

/**
 * Lets the pages of the sites, employers' own hosts included, make calls to the API on another host of this installation.
 * Browsers send such calls with a token and without cookies, as nothing here allows credentials: signing in stays on the
 * site's host.
 */
export const crossOrigin = (services: HostServices): MiddlewareHandler => {
  const allow = cors({
    origin: (origin) => origin,
    allowMethods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    allowHeaders: ["authorization", "content-type", "host-name", "if-none-match"],
    exposeHeaders: ["content-disposition", "etag", "message", "retry-after", "www-authenticate"],
    maxAge: 600,
  });
  return async (request, next) => {
    const origin = request.req.header("origin") ?? "";
    if (URL.canParse(origin) && siteOfNamedHost(new URL(origin).host, services)) return allow(request, next);
    await next();
    // A cache must not give this response to a page of a site.
    request.header("vary", "Origin", { append: true });
  };
};
