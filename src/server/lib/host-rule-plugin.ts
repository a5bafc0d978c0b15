import type { Plugin } from "vite";
import { brandOfHost, sitePath } from "../../domain/host-rule.ts";
import { loadBrands } from "./brands.ts";

/** Paths that the dev server answers itself, or passes on to the API. */
const own =
  /^\/(@|_astro|_image|src\/|node_modules\/|v1|v4|api\/|healthz|readyz|docs\/api|dev\/|__|keystatic|\.astro)/;

/** The host rule in development: `automotive.localhost/x` is the page `/automotive/x`. The API runs beside it. */
export const hostRule = (): Plugin => {
  const api = process.env["API_ORIGIN"] ?? "http://127.0.0.1:4322";
  return {
    name: "signboard-host-rule",
    config: () => ({
      server: {
        allowedHosts: true,
        proxy: Object.fromEntries(
          ["/v1", "/v4", "/api/", "/docs/api", "/dev/mail"].map((path) => [path, { target: api }]),
        ),
      },
    }),
    configureServer: (server) => {
      server.middlewares.use((request, _response, next) => {
        const [path = "/", query] = (request.url ?? "/").split("?");
        const brand = brandOfHost(request.headers.host, loadBrands(), { unknownHost: "default" });
        const site = brand && !own.test(path) ? sitePath(brand, path) : null;
        if (site?.kind === "serve") request.url = site.path + (query === undefined ? "" : `?${query}`);
        next();
      });
    },
  };
};
