import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { secretPaths } from "../../src/domain/secret-paths.ts";
import { readRelease } from "../../src/releases/folders.ts";
import { switchTo } from "../../src/releases/switch-to.ts";
import { drawingPolicy } from "../../src/server/http/page-headers.ts";
import { ask, startCaddy, startNginx, type Place, type Started } from "./proxies.ts";

import {
  employerHost,
  folder,
  makeCurrent,
  serveSmallBuild,
  upstreamRequests,
  write,
} from "./small-build.ts";

let place: Place;
let stop: () => void;
beforeAll(async () => {
  ({ place, stop } = await serveSmallBuild());
});
afterAll(() => stop());

const nodeAlone = "the Node server alone";
const servers: [string, (place: Place) => Promise<Started>][] = [
  [
    nodeAlone,
    async ({ upstreams }) => ({
      port: Number(new URL(`http://${upstreams[0]}`).port),
      log: () => "",
      stop: async () => undefined,
    }),
  ],
  ["nginx", startNginx],
  ["Caddy", startCaddy],
];

describe.each(servers)("the host rule as %s follows it", (name, start) => {
  let server: Started;
  beforeAll(async () => {
    server = await start(place);
  });
  afterAll(() => server.stop());
  const get = (host: string, path: string, headers?: Record<string, string>) =>
    ask(server.port, host, path, headers);

  it.each([
    ["automotive.localhost", "/", "home of automotive"],
    ["early-learning.localhost", "/", "home of early-learning"],
    ["hospitality.localhost:4321", "/?utm_source=x/../y", "home of hospitality"],
    ["AUTOMOTIVE.LocalHost:80", "/page/about-us", "about automotive"],
    ["automotive.localhost.", "/page/about-us", "about automotive"],
    ["localhost", "/", "home of workinaus"],
    ["127.0.0.1:4321", "/", "home of workinaus"],
    ["[::1]:4321", "/page/about-us?a=/index.html", "about workinaus"],
    ["automotive.localhost", "/caf%C3%A9.txt", "coffee at automotive"],
    ["automotive.localhost", "/_astro/app.B7x_1-q.js", "shared script"],
    ["electrical.localhost", "/_astro/app.B7x_1-q.js", "shared script"],
    ["automotive.localhost", "/humans.txt", "written by people"],
    ["early-learning.localhost", "/downloads/price%20list.txt?v=2", "free"],
    ["electrical.localhost", "/humans.txt", "written by electricians"],
  ])("%s%s is the file %j", async (host, path, content) => {
    expect(await get(host, path)).toMatchObject({ status: 200, body: content });
  });

  it.each([
    ["/rss.xml", "application/rss+xml; charset=utf-8"],
    ["/site.webmanifest?v=2", "application/manifest+json"],
  ])("%s has a content type of its own", async (path, type) => {
    const { status, headers } = await get("automotive.localhost", path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe(type);
  });

  it("a drawing has a policy of its own: opened by itself it runs and loads nothing", async () => {
    const policyOf = async (path: string) =>
      (await get("automotive.localhost", path)).headers["content-security-policy"];
    expect(await policyOf("/favicon.svg")).toBe(drawingPolicy);
    expect(await policyOf("/_astro/mark.B7x_1-q.svg")).toBe(drawingPolicy);
    expect(await policyOf("/humans.txt")).toBe(undefined);
  });

  it.each([
    ["automotive.localhost", "/early-learning/page/about-us", "nothing at automotive"],
    ["early-learning.localhost", "/automotive", "nothing at early-learning"],
    ["automotive.localhost", "/_astro/none.js", "nothing at automotive"],
    ["automotive.localhost", "/page", "nothing at automotive"],
    ["automotive.localhost", "/-/page/about-us", "nothing at automotive"],
    ["automotive.localhost", "/electrical/humans.txt", "nothing at automotive"],
    ["automotive.localhost", "/downloads", "nothing at automotive"],
    ["automotive.localhost", "/500", "nothing at automotive"],
  ])("%s%s is that host's own 404 page", async (host, path, content) => {
    expect(await get(host, path)).toMatchObject({ status: 404, body: content });
  });

  it.each([
    ["unknown.example.com", "/"],
    ["unknown.example.com", "/_astro/app.B7x_1-q.js"],
    ["unknown.example.com", "/automotive/page/about-us"],
    ["automotive.localhost.evil.example", "/page/about-us"],
    ["automotive", "/"],
  ])("%s%s has no site", async (host, path) => {
    expect(await get(host, path)).toMatchObject({ status: 421 });
  });

  it.each([
    "/..",
    "/../early-learning/",
    "/%2e%2e/early-learning/page/about-us",
    "/%252e%252e/early-learning/page/about-us",
    "/page/..%2f..%2fearly-learning/index.html",
    "/_astro/../early-learning/index.html",
    "/_astro/%2e%2e/early-learning/index.html",
    "/..%5cearly-learning",
    "/%00",
  ])("%s is refused", async (path) => {
    const { status, body } = await get("automotive.localhost", path);
    expect(body).not.toContain("early-learning");
    expect(status).toBe(400);
  });

  it.each([
    ["/page/about-us/", "/page/about-us"],
    ["/page/about-us/?a=b", "/page/about-us?a=b"],
    ["//page//about-us", "/page/about-us"],
    ["/page/./about-us", "/page/about-us"],
    ["/page/about-us/index.html", "/page/about-us"],
    ["/index.html", "/"],
    ["//evil.example", "/evil.example"],
  ])("%s redirects to %s", async (path, to) => {
    const { status, headers } = await get("automotive.localhost", path);
    expect({ status, to: headers.location }).toEqual({ status: 308, to });
  });

  it("sends files with the headers of pages, and keeps shared assets for a year", async () => {
    const page = await get("automotive.localhost", "/page/about-us");
    expect(page.headers).toMatchObject({
      "content-type": expect.stringMatching(/^text\/html; ?charset=utf-8$/),
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      etag: expect.any(String),
    });
    const { headers } = await get("automotive.localhost", "/_astro/app.B7x_1-q.js");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-type"]).toMatch(/javascript/);
    expect(headers["access-control-allow-origin"], "for pages that load it from a CDN").toBe("*");
  });

  it.each([
    ["gzip", "gzip"],
    ["gzip, deflate, br", "br"],
    ["identity", undefined],
  ])("answers Accept-Encoding: %s with what the build compressed", async (accepted, encoding) => {
    for (const path of ["/", "/page/about-us", "/_astro/app.B7x_1-q.js"]) {
      const { headers } = await get("automotive.localhost", path, { "accept-encoding": accepted });
      expect(headers["content-encoding"], path).toBe(encoding);
      expect(headers.vary?.toLowerCase(), path).toContain("accept-encoding");
    }
  });

  it("has pages made on demand for the host and port that the browser used", async () => {
    const { body } = await get("automotive.localhost:8443", "/live?q=a%2Fb//c");
    expect(body).toBe("live /automotive/live?q=a%2Fb//c of http://automotive.localhost:8443");
  });

  it("hands the API its path as it came", async () => {
    const { body } = await get("automotive.localhost:4321", "/v1/seeker/job/a%2Fb");
    expect(JSON.parse(body)).toEqual({
      path: "/v1/seeker/job/a%2Fb",
      host: "automotive.localhost:4321",
      scheme: "http",
      address: "127.0.0.1",
    });
  });

  if (name === nodeAlone) return;

  it("lets nobody pretend another host, scheme or address", async () => {
    const { body } = await get("automotive.localhost", "/v1/x", {
      "x-forwarded-host": "early-learning.localhost",
      "x-forwarded-proto": "https",
      "x-forwarded-for": "203.0.113.9",
    });
    expect(JSON.parse(body)).toMatchObject({
      host: "automotive.localhost",
      scheme: "http",
      address: "127.0.0.1",
    });
  });

  it("logs neither queries nor what opens something", async () => {
    const referer = "http://automotive.localhost/shared/s3cret";
    const paths = Object.entries(secretPaths).map(([path, where]) =>
      path.replace(/\{[.\w]+\}/g, where === "path" ? "s3cret" : "1"),
    );
    for (const path of [...paths, "/mobile/shared/s3cret", "//shared//s3cret/1", "/job/searched"])
      await get("automotive.localhost", `${path}?token=s3cret/a?s3cret`, { referer });
    await get("automotive.localhost", "/the-last-one");
    await vi.waitFor(() => expect(server.log()).toContain("/the-last-one"));
    expect(server.log()).not.toContain("s3cret");
    expect(server.log()).toContain("/mobile/shared/-");
    expect(server.log()).toContain("/job/searched");
  });

  it("sends files without asking the Node server", async () => {
    const before = upstreamRequests();
    await get("automotive.localhost", "/");
    await get("automotive.localhost", "/page/about-us?q=1");
    await get("automotive.localhost", "/_astro/app.B7x_1-q.js");
    expect(upstreamRequests()).toBe(before);
  });

  it("sends the files of a release from the moment that it is current, and assets of the one before", async () => {
    write("releases/two/client/automotive/index.html", "new home of automotive");
    write("releases/two/client/_astro/app.C8y_2-r.js", "new script");
    expect(await get("automotive.localhost", "/")).toMatchObject({ body: "home of automotive" });
    makeCurrent("two");
    expect(await get("automotive.localhost", "/")).toMatchObject({ body: "new home of automotive" });
    for (const [asset, body] of [
      ["/_astro/app.C8y_2-r.js", "new script"],
      ["/_astro/app.B7x_1-q.js", "shared script"],
    ])
      expect(await get("automotive.localhost", asset!)).toMatchObject({ status: 200, body });
    switchTo(join(folder, "dist"), readRelease(join(folder, "dist"), "one")!);
    rmSync(join(folder, "dist/releases/two"), { recursive: true });
    expect(await get("automotive.localhost", "/")).toMatchObject({ body: "home of automotive" });
  });
});

describe("Caddy in front of a real host name", () => {
  let caddy: Awaited<ReturnType<typeof startCaddy>>;
  beforeAll(async () => {
    caddy = await startCaddy(place);
  });
  afterAll(() => caddy.stop());

  it("sends plain HTTP on to HTTPS", async () => {
    const { status, headers } = await ask(caddy.port, "hotels.example.com", "/page/about-us?a=b");
    expect(status).toBe(308);
    expect(headers.location).toMatch(/^https:\/\/hotels\.example\.com(:\d+)?\/page\/about-us\?a=b$/);
  });

  it("serves files and pages over HTTPS, and tells the browser to stay there", async () => {
    const file = await ask(caddy.securePort, "hotels.example.com", "/page/about-us", {}, "https");
    expect(file).toMatchObject({
      status: 200,
      body: "about hospitality",
      headers: { "strict-transport-security": "max-age=15552000; includeSubDomains" },
    });
    const live = await ask(caddy.securePort, "hotels.example.com", "/live", {}, "https");
    expect(live.body).toBe("live /hospitality/live of https://hotels.example.com");
  });

  it("gets a certificate for a host that the server says an employer has, and for no other", async () => {
    const known = await ask(caddy.securePort, employerHost, "/v1/read", {}, "https");
    expect(known).toMatchObject({ status: 200 });
    await expect(ask(caddy.securePort, "unknown.example.com", "/", {}, "https")).rejects.toThrow();
  });
});
