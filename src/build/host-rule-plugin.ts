import { statSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { brandOfHost, sitePath } from "../domain/brands/host-rule.ts";
import { apiPattern, isApiPath } from "../domain/api-path.ts";
import { pathAreas } from "../domain/path-areas.ts";
import { loadBrands } from "../site/brands.ts";
import { forWebView } from "./web-view-response.ts";

/** Paths that the dev server answers itself. */
const own =
  /^\/(@|_astro|_image|_server-islands|__|\.astro|src\/|node_modules\/|keystatic[./]|keystatic$|embed\.js$|api\/keystatic\/)/;

/** The host rule in development: `automotive.localhost/x` is the page `/automotive/x`. The API runs as a separate server. */
export const hostRule = (): Plugin => {
  const target = process.env["API_ORIGIN"] ?? "http://127.0.0.1:4322";
  return {
    name: "signboard-host-rule",
    config: () => ({
      server: {
        allowedHosts: true,
        proxy: { [`^(?!/api/keystatic/)${apiPattern.source}`]: { target } },
      },
    }),
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
        if (own.test(pathname) || isApiPath(pathname)) return next();
        const brand = brandOfHost(request.headers.host, loadBrands(), { unknownHost: "default" });
        const site = brand ? sitePath(brand, pathname) : ({ kind: "refuse" } as const);
        if (site.kind === "refuse") return void response.writeHead(400).end("This address is not valid.\n");
        if (site.kind === "redirect")
          return void response.writeHead(308, { location: site.to + search }).end();
        if (pathAreas(pathname).includes("mobile")) forWebView(response);
        if (!isPublicFile(server.config.publicDir, pathname)) request.url = site.path + search;
        next();
      });
    },
  };
};

/** Whether `public/` has the file; every site then serves it. */
const isPublicFile = (folder: string, path: string): boolean =>
  statSync(join(folder, decodeURIComponent(path)), { throwIfNoEntry: false })?.isFile() ?? false;
