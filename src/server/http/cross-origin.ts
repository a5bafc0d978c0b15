import { cors } from "hono/cors";
import type { MiddlewareHandler } from "hono";
import type { Brand } from "../../contract/brand.ts";
import { brandOfHost } from "../../domain/brands/host-rule.ts";

/**
 * Lets the pages of the sites make calls to the API on a host of its own (UNIFIED_API_URL, NEW_API_URL). Such calls
 * have a token and no cookies: signing in stays on the site's host.
 */
export const crossOrigin = (brands: readonly Brand[]): MiddlewareHandler =>
  cors({
    origin: (origin) =>
      URL.canParse(origin) && brandOfHost(new URL(origin).host, brands, { unknownHost: "refuse" })
        ? origin
        : null,
    allowMethods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    allowHeaders: ["authorization", "content-type", "host-name", "if-none-match"],
    exposeHeaders: ["content-disposition", "retry-after"],
    maxAge: 600,
  });
