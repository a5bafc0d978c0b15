import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { Hono } from "hono";
import { pino } from "pino";
import { hostKnownPath } from "../../src/domain/api-path.ts";
import { readConfig } from "../../src/runtime/config.ts";
import { loadBrands } from "../../src/site/brands.ts";
import { forwardedOf } from "../../src/server/http/forwarded.ts";
import { openRelease } from "../../src/server/releases/open-release.ts";
import { finishRelease } from "../../src/releases/folders.ts";
import { listShared } from "../../src/server/releases/list-shared.ts";
import { shareFiles } from "../../src/releases/shared-files.ts";
import { switchTo } from "../../src/releases/switch-to.ts";
import { createListener } from "../../src/server/http/listener.ts";
import type { Place } from "./proxies.ts";

export const brands = loadBrands().map((brand) =>
  brand.id === "hospitality" ? { ...brand, hosts: ["hotels.example.com"] } : brand,
);
const config = readConfig({ TRUSTED_PROXIES: "loopback" });
export const folder = mkdtempSync(join(tmpdir(), "signboard-deploy-"));
const stamp = {
  settings: "http",
  sources: "",
  published: "",
  server: "",
  contract: "",
  at: new Date().toISOString(),
  shared: [],
};
let served = 0;
/** How many requests have reached the Node server. */
export const upstreamRequests = (): number => served;

export const write = (path: string, content: string) => {
  const file = join(folder, "dist", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content));
};

/** Makes a release of a build the current one, as builds do. */
export const makeCurrent = (id: string): void => {
  const release = join(folder, "dist/releases", id);
  shareFiles(join(release, "client"), join(folder, "dist/shared"));
  switchTo(join(folder, "dist"), finishRelease(join(folder, "dist"), id, { ...stamp, made: id }));
};

/** A build in small: three pages a brand, one shared asset, one page on demand at /live. */
const writeBuild = (release: string): void => {
  for (const { id } of brands) {
    write(`${release}/client/${id}/index.html`, `home of ${id}`);
    write(`${release}/client/${id}/page/about-us/index.html`, `about ${id}`);
    write(`${release}/client/${id}/rss.xml`, `<rss/>`);
    write(`${release}/client/${id}/favicon.svg`, `<svg/>`);
    write(`${release}/client/${id}/site.webmanifest`, `{"name":"${id}"}`);
    write(`${release}/client/${id}/404/index.html`, `nothing at ${id}`);
    write(`${release}/client/${id}/café.txt`, `coffee at ${id}`);
  }
  write(`${release}/client/_astro/app.B7x_1-q.js`, "shared script");
  write(`${release}/client/_astro/mark.B7x_1-q.svg`, "<svg/>");
  write(`${release}/client/humans.txt`, "written by people");
  write(`${release}/client/downloads/price list.txt`, "free");
  write(`${release}/client/electrical/humans.txt`, "written by electricians");
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  write(
    `${release}/server/entry.mjs`,
    `export const handler = async (request, response, next, locals) =>
       /^\\/[^/]+\\/live(\\?|$)/.test(request.url)
         ? void response.end("live " + request.url + " of " + locals.origin)
         : next();`,
  );
};

/** A host that the server says an employer has. */
export const employerHost = "careers.acme.example.com";
const noHosts = { ofHost: () => undefined };

/** Serves the small build with the Node server alone: what proxies need to know of it, and a function that ends it. */
export const serveSmallBuild = async (): Promise<{ place: Place; stop: () => void }> => {
  writeBuild("releases/one");
  makeCurrent("one");
  const api = new Hono();
  api.get(hostKnownPath, (request) =>
    request.body(null, request.req.query("domain") === employerHost ? 200 : 404),
  );
  api.all("*", (request) => request.json({ path: request.req.path, ...forwardedOf(request, config) }));
  const release = await openRelease(
    join(folder, "dist/releases/one"),
    listShared(join(folder, "dist/shared")),
  );
  const log = pino({ level: "silent" });
  const listener = createListener(api, { config, brands, hosts: noHosts, log }, { current: () => release });
  const server = createServer((request, response) => {
    served += 1;
    listener(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    place: {
      brands,
      root: join(folder, "dist/current/http/client"),
      upstreams: [`127.0.0.1:${port}`],
      folder,
    },
    stop: () => {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
};
