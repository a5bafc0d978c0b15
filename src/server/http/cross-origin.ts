import { cors } from "hono/cors";
import type { MiddlewareHandler } from "hono";
import { siteOfNamedHost, type HostServices } from "./site-of.ts";

/**
 * Lets the pages of the sites, employers' own hosts included, make calls to the API on a host of its own (UNIFIED_API_URL, NEW_API_URL). Such calls
 * have a token and no cookies: signing in stays on the site's host.
 */
export const crossOrigin = (services: HostServices): MiddlewareHandler =>
  cors({
    origin: (origin) =>
      URL.canParse(origin) && siteOfNamedHost(new URL(origin).host, services) ? origin : null,
    allowMethods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    allowHeaders: ["authorization", "content-type", "host-name", "if-none-match"],
    exposeHeaders: ["content-disposition", "etag", "message", "retry-after", "www-authenticate"],
    maxAge: 600,
  });
