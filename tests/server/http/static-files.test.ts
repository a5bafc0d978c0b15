import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { Hono } from "hono";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask } from "../../../bench/ask.ts";
import { readConfig } from "../../../src/runtime/config.ts";
import { loadBrands } from "../../../src/site/brands.ts";
import { registry } from "../../../src/server/platform/metrics.ts";
import { openRelease } from "../../../src/server/releases/open-release.ts";
import { createListener } from "../../../src/server/http/listener.ts";

const film = "0123456789";
const page = `<!doctype html><title>A page</title>${"long enough to compress ".repeat(100)}`;
const folder = mkdtempSync(join(tmpdir(), "signboard-files-"));
let server: Server;

const write = (path: string, content: string | Buffer) => {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), content);
};

beforeAll(async () => {
  write("package.json", '{"type":"module"}');
  write("server/entry.mjs", "export const handler = async (request, response, next) => next();");
  write("client/workinaus/film.webm", film);
  write("client/workinaus/gone.webm", film);
  write("client/workinaus/empty.txt", "");
  write("client/workinaus/index.html", page);
  write("client/workinaus/index.html.br", brotliCompressSync(page));
  write("client/workinaus/404/index.html", "not here");
  write("client/workinaus/page/caf\u00e9.html", "coffee");
  write(
    "client/workinaus/page/long.html",
    `<!doctype html>${"an article that was not compressed before ".repeat(50)}`,
  );
  write("client/automotive/film.webm", "of another site");
  write("client/fonts/inter.txt", "shared");
  const release = await openRelease(folder);
  rmSync(join(folder, "client/workinaus/gone.webm"));
  const services = {
    config: readConfig({}),
    brands: loadBrands(),
    hosts: { ofHost: () => undefined },
    log: pino({ level: "silent" }),
  };
  const app = new Hono().post("/v1/read", async (request) => request.text(await request.req.text()));
  server = createServer(createListener(app, services, { current: () => release })).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const port = () => (server.address() as AddressInfo).port;

const get = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
  const answer = await fetch(`http://127.0.0.1:${port()}${path}`, {
    method,
    headers: { "accept-encoding": "identity", ...headers },
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe("a part of a file (RFC 9110, section 14)", () => {
  it.each([
    ["bytes=0-0", 206, "0", "bytes 0-0/10"],
    ["bytes=2-4", 206, "234", "bytes 2-4/10"],
    ["bytes=8-", 206, "89", "bytes 8-9/10"],
    ["bytes=-1", 206, "9", "bytes 9-9/10"],
    ["bytes=0-99999999999999999999", 206, film, "bytes 0-9/10"],
    ["bytes=-10", 200, film, null],
    ["bytes=-99999999999999999999", 200, film, null],
    ["bytes=0-1,4-5", 200, film, null],
    ["bytes=0-1,9-2", 200, film, null],
    ["bytes=abc", 200, film, null],
    ["items=0-1", 200, film, null],
    ["bytes=5-1", 416, "", "bytes */10"],
    ["bytes=10-", 416, "", "bytes */10"],
    ["bytes=-0", 416, "", "bytes */10"],
    ["bytes=99999999999999999999-", 416, "", "bytes */10"],
  ])("answers %s with %i", async (range, status, text, contentRange) => {
    const answer = await get("/film.webm", { range });
    expect({ status: answer.status, text: answer.text }).toEqual({ status, text });
    expect(answer.headers.get("content-range")).toBe(contentRange);
  });

  it("is sent while the file is the one that was asked for before, else the whole file", async () => {
    const { headers } = await get("/film.webm");
    const range = "bytes=0-0";
    for (const known of [headers.get("etag")!, headers.get("last-modified")!])
      expect((await get("/film.webm", { range, "if-range": known })).status).toBe(206);
    for (const other of ['"other"', "Sat, 01 Jan 2000 00:00:00 GMT"])
      expect((await get("/film.webm", { range, "if-range": other })).status).toBe(200);
  });

  it("is a part of the page as it is, and never of its compressed form", async () => {
    const answer = await get("/", { range: "bytes=0-8", "accept-encoding": "br" });
    expect(answer.text).toBe("<!doctype");
    expect(answer.headers.get("content-encoding")).toBeNull();
  });

  it("is not known to HEAD, and an empty file has none", async () => {
    expect((await get("/film.webm", { range: "bytes=5-1" }, "HEAD")).status).toBe(200);
    expect((await get("/empty.txt", { range: "bytes=0-0" })).status).toBe(416);
    expect((await get("/empty.txt")).status).toBe(200);
  });
});

describe("a file of the build", () => {
  it("that has gone from the disk is the site's 404, and counted", async () => {
    expect(await get("/gone.webm")).toMatchObject({ status: 404, text: "not here" });
    expect(await registry.getSingleMetricAsString("signboard_faults_total")).toContain('{layer="file"} 1');
  });

  it("is compressed where it was before and the client takes it", async () => {
    expect((await get("/", { "accept-encoding": "gzip, deflate, br" })).headers.get("content-encoding")).toBe(
      "br",
    );
    expect((await get("/", { "accept-encoding": "br;q=0" })).headers.get("content-encoding")).toBeNull();
    expect((await get("/")).text).toBe(page);
  });

  it("is found by the name that it has, and belongs to its site alone", async () => {
    expect((await get("/page/caf%C3%A9")).text).toBe("coffee");
    expect((await get("/fonts/inter.txt")).text).toBe("shared");
    for (const path of ["/automotive/film.webm", "/%61utomotive/film.webm", "/workinaus/film.webm"])
      expect((await get(path)).status, path).toBe(404);
  });

  it("is answered as not changed, and refused where another version is asked for", async () => {
    const etag = (await get("/film.webm")).headers.get("etag")!;
    expect((await get("/film.webm", { "if-none-match": etag, "cache-control": "max-age=0" })).status).toBe(
      304,
    );
    expect((await get("/film.webm", { "if-match": '"other"' })).status).toBe(412);
  });
});

describe("a file that is kept in memory", () => {
  const coffee = "client/workinaus/page/long.html";
  const text = `<!doctype html>${"an article that was not compressed before ".repeat(50)}`;
  const asked = { "accept-encoding": "gzip" };
  /** Asks until a text has its length, which one that is compressed for this request alone has not. */
  const kept = async () => {
    let answer = await get("/page/long", asked);
    await expect
      .poll(async () => (answer = await get("/page/long", asked)).headers.get("content-length"))
      .toBeTruthy();
    return answer;
  };

  it("is compressed once, with the headers, validators and conditions of the file", async () => {
    const first = await get("/page/long", asked);
    const again = await kept();
    expect(again.text).toBe(text);
    for (const name of [
      "content-type",
      "cache-control",
      "etag",
      "last-modified",
      "x-frame-options",
      "content-encoding",
    ])
      expect(again.headers.get(name), name).toBe(first.headers.get(name));
    expect(again.headers.get("vary")).toMatch(/accept-encoding/i);
    expect((await get("/page/long", asked, "HEAD")).headers.get("content-length")).toBe(
      again.headers.get("content-length"),
    );
    const known = { ...asked, "if-none-match": again.headers.get("etag")!, "cache-control": "max-age=0" };
    const unchanged = await get("/page/long", known);
    expect([unchanged.status, unchanged.text, unchanged.headers.get("content-type")]).toEqual([
      304,
      "",
      null,
    ]);
    expect((await get("/page/long", { range: "bytes=0-8" })).text).toBe("<!doctype");
    expect((await get("/page/long")).text).toBe(text);
  });

  it("belongs to its host alone, and is not kept on after it has changed or gone", async () => {
    await kept();
    const other = await ask({
      port: port(),
      host: "automotive.localhost",
      path: "/page/long",
      headers: asked,
    });
    expect(other.status).toBe(404);
    write(coffee, "changed");
    await expect.poll(async () => (await get("/page/long", asked)).text, { timeout: 60_000 }).toBe("changed");
    rmSync(join(folder, coffee));
    await expect.poll(async () => (await get("/page/long", asked)).status, { timeout: 60_000 }).toBe(404);
  });
});

describe("what nobody answers", () => {
  it.each([
    ["TRACE", "/", 405],
    ["TRACE", "/v1/read", 405],
    ["PUT", "/", 405],
    ["POST", "/film.webm", 405],
    ["DELETE", "/user/saved", 405],
    ["GET", "/_image?href=/favicon.svg&w=-1", 404],
    ["GET", "/_actions/any", 404],
    ["GET", "/_server-islands/any", 404],
  ])("%s %s is %i", async (method, path, status) => {
    const socket = connect(port(), "127.0.0.1");
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(String((await once(socket, "data"))[0])).toContain(`HTTP/1.1 ${status} `);
    socket.destroy();
  });
});

describe("a body that is too large", () => {
  const body = "x".repeat(2 ** 20);
  const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  it.each([
    ["a call", "/v1/read", `Content-Length: ${body.length}\r\n\r\n${body}`, 413],
    ["a page", "/", `Content-Length: ${body.length}\r\n\r\n${body}`, 413],
    [
      "a page that is not told how long it is",
      "/user/form",
      `Transfer-Encoding: chunked\r\n\r\n${chunked}`,
      411,
    ],
  ])("for %s is refused, and the connection goes on", async (_title, path, rest, status) => {
    const socket = connect(port(), "127.0.0.1");
    let got = "";
    socket.setEncoding("latin1").on("data", (chunk: string) => (got += chunk));
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${rest}`);
    socket.write("GET /film.webm HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await expect.poll(() => got).toContain(film);
    expect(got.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`, "HTTP/1.1 200"]);
    socket.destroy();
  });
});
