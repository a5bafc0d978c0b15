import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { html } from "hono/html";
import { secureHeaders } from "hono/secure-headers";
import { trimTrailingSlash } from "hono/trailing-slash";
import type { Config } from "../../runtime/config.ts";
import { forever } from "./page-headers.ts";

const reader = fileURLToPath(new URL("../", import.meta.resolve("@scalar/api-reference")));
const { version } = JSON.parse(readFileSync(join(reader, "package.json"), "utf8")) as { version: string };
/** The API reader's scripts, under a path that changes with its version. */
const scripts = `/docs/api/${version}`;

/** Settings of the API reader: everything is loaded from this host, and no telemetry is sent. */
const settings = {
  url: "/v1/openapi.json",
  telemetry: false,
  withDefaultFonts: false,
  showDeveloperTools: "never",
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
  persistAuth: false,
  defaultOpenAllTags: true,
};

/** The API reference page at /docs/api, with its own content security policy. */
export const docsApi = (config: Pick<Config, "PUBLIC_SCHEME">): Hono => {
  const app = new Hono();
  app.use(
    trimTrailingSlash(),
    secureHeaders({
      strictTransportSecurity: config.PUBLIC_SCHEME === "https",
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // The reader writes its own style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    }),
  );
  app.get("/", (request) => request.html(page));
  app.use(
    `/${version}/*`,
    serveStatic({
      root: join(reader, "dist/browser"),
      rewriteRequestPath: (path) => path.slice(scripts.length),
      onFound: (_path, request) => request.header("cache-control", forever),
    }),
  );
  return app;
};

const page = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>Signboard API</title>
      <link rel="icon" href="/favicon.svg" />
    </head>
    <body>
      <noscript>This page needs JavaScript; the same is in <a href="${settings.url}">OpenAPI</a>.</noscript>
      <script
        id="api-reference"
        type="application/json"
        data-configuration="${JSON.stringify(settings)}"
      ></script>
      <script type="module" src="${scripts}/standalone.esm.js"></script>
    </body>
  </html> `;
