import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { requestId } from "hono/request-id";
import { secureHeaders } from "hono/secure-headers";
import type { Services } from "./http/context.ts";
import { demoIssuer, demoPath } from "./external-sign-in/demo/demo-issuer.ts";
import { mountDemoProvider } from "./external-sign-in/demo/mount-demo-provider.ts";
import { mountDataDownload } from "./account/data-route.ts";
import { isSignedIn } from "./auth/authenticate.ts";
import { readBearer } from "./auth/token.ts";
import { compressedFor, sendCompressed, type CompressedText } from "./http/compressed-text.ts";
import { crossOrigin } from "./http/cross-origin.ts";
import { databaseAway, databaseProblem } from "./http/database-problem.ts";
import { devMail, showsMail } from "./platform/mail/dev-mail.ts";
import { docsApi } from "./http/docs-api.ts";
import { mountEditor } from "./editor/mount-editor.ts";
import { mountEmployerPictures } from "./employers/employer-pictures.ts";
import { mountSocialPictures } from "./employers/social-pictures.ts";
import { mountEmbed } from "./embed/mount-embed.ts";
import { mountFeeds } from "./feeds/mount-feeds.ts";
import { mountDeliveredFiles } from "./hiring/delivered-files.ts";
import { mountFiles } from "./uploads/files-route.ts";
import { mountJobPictures } from "./jobs/job-pictures.ts";
import { mountReceivedDownloads } from "./received-applications/download-routes.ts";
import { mountSharedDownloads } from "./shared-documents/download-route.ts";
import { lengthForHead } from "./http/length-for-head.ts";
import { mount, refuseMethod } from "./http/mount.ts";
import { openApi } from "./http/open-api/open-api.ts";
import { reportFault, requestNow } from "./http/faults.ts";
import { drawingPolicy } from "./http/page-headers.ts";
import { HttpError } from "./platform/http-error.ts";
import { reportRefusal } from "./http/report-refusal.ts";
import { maxBodyBytes, tooLarge } from "./http/request-body.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { hostKnownPath } from "../domain/api-path.ts";
import { plainAddress } from "../runtime/plain-address.ts";
import { mountSecurityText } from "./http/security-text.ts";
import { siteOfHost } from "./http/site-of.ts";
import { loggedPath } from "../domain/secret-paths.ts";
import { normalHost } from "../domain/brands/host-rule.ts";
import { forwardedOf } from "./http/forwarded.ts";
import { modules } from "./modules.ts";
import { mountPagePictures } from "./pages/page-pictures.ts";

/** The API: every call of the contract, health, and the page that explains it. */
export const createApp = (services: Services): Hono => {
  const app = new Hono();
  app.use(requestId({ generator: () => requestNow()?.id ?? randomUUID() }), lengthForHead);
  app.use(crossOrigin(services));
  // Mounted before the API's headers are set, as these pages set their own.
  app.route("/docs/api", docsApi(services.config));
  if (showsMail(services.config)) app.route("/dev/mail", devMail(services.config));
  const issuer = demoIssuer(services.config);
  if (issuer) app.route(demoPath, mountDemoProvider(issuer));
  setHeaders(app, services);
  mountFiles(app, services);
  mountEditor(app, services);
  limitRequests(app, services);
  mountHealth(app, services);
  mountDescription(app);
  mountHosts(app, services);
  mountSecurityText(app, services);
  mountEmbed(app, services);
  mount(app, modules, { readBearer, isSignedIn }, services);
  mountSharedDownloads(app, services);
  mountDeliveredFiles(app, services);
  mountReceivedDownloads(app, services);
  mountDataDownload(app, services);
  mountPagePictures(app, services);
  mountJobPictures(app, services);
  mountEmployerPictures(app, services);
  mountSocialPictures(app, services);
  mountFeeds(app, services);
  app.notFound((request) =>
    request.json(
      { message: `There is no call ${request.req.method} ${request.req.path}; see /docs/api.` },
      404,
    ),
  );
  app.onError((thrown, request) => answerError(thrown, request, services));
  return app;
};

/** Sets headers on the responses of what is mounted afterwards, and logs its requests. */
const setHeaders = (app: Hono, { config, log }: Services): void => {
  // SVG files set a content security policy of their own, which the one of JSON responses must not replace.
  app.use(async (request, next) => {
    await next();
    if (request.res.headers.get("content-type") === "image/svg+xml")
      request.header("content-security-policy", drawingPolicy);
  });
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      strictTransportSecurity: config.PUBLIC_SCHEME === "https",
    }),
  );
  app.use(async (request, next) => {
    const start = performance.now();
    await next();
    log.info(
      {
        request_id: request.get("requestId"),
        method: request.req.method,
        path: loggedPath(request.req.path),
        status: request.res.status,
        ms: Math.round(performance.now() - start),
      },
      "call",
    );
  });
  // Nearly every response is private to one seeker; what may be cached sets its own header.
  app.use(async (request, next) => {
    await next();
    const { headers } = request.res;
    // Setting it by the context would make a new response.
    if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
  });
};

const limitRequests = (app: Hono, services: Services): void => {
  const limitBody = bodyLimit({
    maxSize: maxBodyBytes,
    onError: () => {
      throw new HttpError(413, tooLarge);
    },
  });
  // The listener has refused a declared length that is too large.
  app.on("ALL", ["/v1/*", "/v4/*", "/api/*"], (request, next) =>
    request.req.header("content-length") === undefined ? limitBody(request, next) : next(),
  );
  app.use("/v1/auth/*", sameOrigin(services), async (request, next) => {
    await services.limits.address.take(forwardedOf(request, services.config).address);
    await next();
  });
};

const mountHealth = (app: Hono, { db }: Services): void => {
  app.get("/healthz", (request) => request.json({ payload: { state: "up" }, message: "OK" }));
  app.get("/readyz", async (request) => {
    try {
      await db.execute(sql`select 1`);
    } catch (cause) {
      throw databaseAway(cause);
    }
    return request.json({ payload: { state: "ready" }, message: "OK" });
  });
};

/** What clients and proxies ask of a host or an address. */
const mountHosts = (app: Hono, services: Services): void => {
  const { config } = services;
  // Caddy asks before it requests a certificate (deploy/caddy.ts).
  app.get(hostKnownPath, (request) => {
    const named = { ...services, config: { ...config, UNKNOWN_HOST: "refuse" as const } };
    return siteOfHost(request.req.query("domain"), named)
      ? request.json({ message: "OK" })
      : request.json({ message: "No site has this host." }, 404);
  });
  const readOnly = refuseMethod(["GET"]);
  app.get("/api/host", (request) => request.json({ host: normalHost(forwardedOf(request, config).host) }));
  app.get("/api/ip", (request) => request.json({ ip: plainAddress(forwardedOf(request, config).address) }));
  for (const path of ["/api/host", "/api/ip", descriptionPath]) app.all(path, readOnly);
};

const descriptionPath = "/v1/openapi.json";

/** The OpenAPI description, made in both forms when it is first asked for: HEAD and GET must say the same. */
const mountDescription = (app: Hono): void => {
  let description: Promise<CompressedText> | undefined;
  app.get(descriptionPath, async (request) =>
    sendCompressed(
      request,
      "application/json",
      await (description ??= compressedFor(JSON.stringify(openApi(modules)), "br")),
    ),
  );
};

const answerError = (thrown: Error, request: Context, { log }: Services): Response => {
  // The client disconnected during its request: there is nobody to respond to, and nothing failed here. The error
  // of its connection has the code of a database that is away.
  if (!(thrown instanceof HttpError) && request.req.raw.signal.aborted)
    return request.json({ message: "The request was cut short." }, 400);
  const error = thrown instanceof HttpError ? thrown : (databaseProblem(thrown) ?? thrown);
  if (error instanceof HttpError) {
    const { status, message, errors, headers, payload } = error;
    if (status === 503) reportRefusal(log, error);
    else if (status >= 500) log.error({ request_id: request.get("requestId"), err: error }, "failed");
    return request.json(
      { message, ...(errors && { errors }), ...(payload !== undefined && { payload }) },
      status,
      headers,
    );
  }
  reportFault(log, "api", error);
  return request.json({ message: "Something went wrong here; please try again." }, 500);
};
