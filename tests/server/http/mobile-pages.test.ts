import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { onOneDatabase } from "../test-api.ts";
import { listenWith, type Listening } from "./listen-with.ts";

const page = (main: string) =>
  `<!doctype html><html><head></head><body><header>Torque Jobs</header><main>${main}</main></body></html>`;

onOneDatabase("a page below /mobile", (api) => {
  const folder = mkdtempSync(join(tmpdir(), "signboard-mobile-"));
  let server: Listening;

  const get = async (
    path: string,
  ): Promise<{ status: number; location: string | undefined; body: string }> => {
    const sent = request({
      port: server.port,
      path,
      host: "127.0.0.1",
      headers: { host: "automotive.localhost" },
    }).end();
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    const { statusCode: status = 0, headers } = answer;
    return { status, location: headers.location, body: await text(answer) };
  };

  beforeAll(async () => {
    const site = join(folder, "client/automotive");
    for (const part of ["about", "404"]) mkdirSync(join(site, part), { recursive: true });
    writeFileSync(join(site, "index.html"), page("Home"));
    writeFileSync(join(site, "about/index.html"), page('<a href="/jobs">Jobs</a>'));
    writeFileSync(join(site, "404/index.html"), page("Page not found"));
    writeFileSync(join(site, "logo.txt"), "a logo");
    server = await listenWith(
      api.services,
      folder,
      `(request, response, next, locals) =>
        request.url.startsWith("/automotive/job")
          ? void response.end(request.url + " " + locals.isMobile)
          : next()`,
    );
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  it("that is a file has no header, and links that stay inside", async () => {
    const { status, body } = await get("/mobile/about");
    expect(status).toBe(200);
    expect(body).toContain('<body><main><a href="/mobile/jobs">Jobs</a></main></body>');
    expect(body).toContain('content="noindex"');
    expect((await get("/about")).body).toContain("<header>");
  });

  it("is the home page at /mobile itself", async () => {
    expect((await get("/mobile")).body).toContain("<main>Home</main>");
    expect(await get("/mobile/")).toMatchObject({ status: 308, location: "/mobile" });
  });

  it("that is rendered on demand is asked for by its own path", async () => {
    expect((await get("/mobile/job/1?a=1")).body).toBe("/automotive/job/1?a=1 true");
    expect((await get("/job/mobile")).body).toBe("/automotive/job/mobile false");
  });

  it("that does not exist is the brand's 404, without its header", async () => {
    for (const path of ["/mobile/nothing", "/mobile/404", "/mobile/v1/config", "/mobile/mobile"]) {
      const { status, body } = await get(path);
      expect(status, path).toBe(404);
      expect(body, path).toContain("<body><main>Page not found</main></body>");
    }
  });

  it("does not change other files", async () => {
    expect((await get("/mobile/logo.txt")).body).toBe("a logo");
  });
});
