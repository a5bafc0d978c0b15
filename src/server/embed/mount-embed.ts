import type { Hono } from "hono";
import { cors } from "hono/cors";
import { etag } from "hono/etag";
import { employerPath } from "../../domain/employers/employer-path.ts";
import { shownEmployer } from "../employers/shown-employer.ts";
import type { Services } from "../http/context.ts";
import { siteOf } from "../http/site-of.ts";
import { notFound } from "../platform/http-error.ts";

/**
 * Lets every origin read what employers' own web sites show, without credentials; no other call can be read from
 * elsewhere. `/v1/embed/{slug}` leads to the employer's page: the script links there when it can load nothing.
 */
export const mountEmbed = (app: Hono, services: Services): void => {
  app.use("/v1/embed/*", cors({ origin: "*", allowMethods: ["GET", "HEAD"] }), etag({ weak: true }));
  app.get("/v1/embed/:slug", async (request) => {
    const { brand, urlOf } = siteOf(request, services);
    const employer = await shownEmployer(request.req.param("slug"), { db: services.db, brand });
    if (!employer) throw notFound("employer");
    return request.redirect(urlOf(employerPath(employer)), 302);
  });
};
