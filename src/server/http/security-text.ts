import type { Hono } from "hono";
import { securityTextPath } from "../../domain/api-path.ts";
import { operatorEmail } from "../../domain/brands/operator-email.ts";
import { siteOf, type HostServices } from "./site-of.ts";

/** How long a copy of the text may be relied on, in milliseconds: 90 days; RFC 9116 advises less than a year. */
const validFor = 90 * 86_400_000;

/** Serves the address for reports of vulnerabilities (RFC 9116), on each host: that of the site's operator. */
export const mountSecurityText = (app: Hono, services: HostServices): void => {
  app.get(securityTextPath, (request) => {
    const { brand } = siteOf(request, services);
    const fields = [
      `Contact: mailto:${operatorEmail(brand)}`,
      `Expires: ${new Date(Date.now() + validFor).toISOString()}`,
      "Preferred-Languages: en",
      "",
    ];
    return request.text(fields.join("\n"), 200, { "cache-control": "public, max-age=86400" });
  });
};
