import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressList } from "../../../src/runtime/address-list.ts";
import { createApp } from "../../../src/server/app.ts";
import { openRelease } from "../../../src/server/releases/open-release.ts";
import { createListener } from "../../../src/server/http/listener.ts";
import { onOneDatabase } from "../test-api.ts";
import { listenWith } from "./listen-with.ts";

onOneDatabase("an answer of the API", (api) => {
  it.each([
    ["OPTIONS", "/v1/seeker/job/1", "GET, HEAD"],
    ["GET", "/v1/seeker/job/apply-job", "POST"],
    ["POST", "/v1/seeker/job/liked", "GET, HEAD"],
    ["PATCH", "/v1/seeker/upload-file", "GET, HEAD, POST"],
  ])("refuses %s %s with 405 and the methods that are taken", async (method, path, allow) => {
    const answer = await api.fetch(path, { method });
    expect({ status: answer.status, allow: answer.headers.get("allow") }).toEqual({ status: 405, allow });
    expect(await answer.json()).toEqual({ message: `${path} takes ${allow}, not ${method}; see /docs/api.` });
  });

  it("tells a client its address, which only a trusted proxy may name", async () => {
    const ask = async (address: string) => {
      const headers = { "x-forwarded-for": "198.51.100.7, 203.0.113.9" };
      return (await api.fetch("/api/ip", { headers }, address)).json();
    };
    expect(await ask("192.0.2.4")).toEqual({ ip: "192.0.2.4" });
    expect(await ask("::ffff:192.0.2.4")).toEqual({ ip: "192.0.2.4" });
    api.services.config.TRUSTED_PROXIES = addressList("10.0.0.1");
    expect(await ask("10.0.0.1")).toEqual({ ip: "203.0.113.9" });
    api.services.config.TRUSTED_PROXIES = addressList("");
  });

  it("has the same headers for HEAD as for GET, compressed or not", async () => {
    const folder = mkdtempSync(join(tmpdir(), "signboard-head-"));
    const page = `(_, response) => response.setHeader("content-type", "text/html").end("a".repeat(5000))`;
    const server = await listenWith(api.services, folder, page);
    const headersOf = async (method: string, path: string, encoding: string) => {
      const client = connect(server.port, "127.0.0.1");
      client.write(
        `${method} ${path} HTTP/1.1\r\nhost: automotive.localhost\r\naccept-encoding: ${encoding}\r\nconnection: close\r\n\r\n`,
      );
      const [head = ""] = (await text(client)).split("\r\n\r\n");
      return head
        .split("\r\n")
        .filter((line) => !/^(date|x-request-id|content-length|transfer-encoding|keep-alive):/i.test(line));
    };
    const short = ["/healthz", "/docs/api", "/.well-known/security.txt"];
    for (const path of ["/v1/profile/config", "/v1/openapi.json", "/v1/none", "/a-page", ...short])
      for (const encoding of ["br", "gzip", "identity"])
        expect(await headersOf("HEAD", path, encoding), path).toEqual(await headersOf("GET", path, encoding));
    server.close();
    rmSync(folder, { recursive: true });
  });

  it("is kept by no cache, a refusal included", async () => {
    for (const path of ["/v1/profile/seeker", "/v1/seeker/dashboard", "/api/host", "/v1/none"])
      expect((await api.fetch(path)).headers.get("cache-control"), path).toBe("private, no-store");
  });

  it("refuses with 429 what one seeker or network asks beyond its share, and nobody else", async () => {
    const [one, other] = await Promise.all([api.signUp(), api.signUp()]);
    const ask = ({ token }: { token: string }, address: string) =>
      api.fetchOver(
        "/v1/account",
        { headers: { host: "localhost", authorization: `Bearer ${token}` } },
        address,
      );
    const flood = Array.from({ length: 100 }, (_, at) => ask(one, `10.0.${at}.1`));
    const sameNetwork = Array.from({ length: 100 }, () => ask(other, "10.9.0.1"));
    const answers = await Promise.all([...flood, ...sameNetwork, ask(await api.signUp(), "10.8.0.1")]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, 100).filter((status) => status === 429).length).toBeGreaterThan(20);
    expect(statuses.slice(100, 200).filter((status) => status === 429).length).toBeGreaterThan(20);
    expect(statuses.at(-1)).toBe(200);
  });

  it("says what a missing field wants, and each thing once", async () => {
    const errorsOf = async (path: string, body: string): Promise<unknown> => {
      const answer = await api.fetch(path, {
        method: "POST",
        headers: { host: "localhost", "content-type": "application/json" },
        body,
      });
      return ((await answer.json()) as { errors: unknown }).errors;
    };
    expect(await errorsOf("/v1/auth/register", "{}")).toMatchObject({
      given_name: ["Enter your given name."],
      family_name: ["Enter your family name."],
    });
    expect(await errorsOf("/v1/seeker/job", '{"location":1e30}')).toEqual({
      location: ["Must be a location id."],
    });
  });

  it("says at /readyz that the database is gone", async () => {
    const gone = { execute: () => Promise.reject(new Error("connection refused")) };
    const app = createApp({ ...api.services, db: gone as never });
    const answer = await app.request("http://localhost/readyz");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(await answer.json()).toEqual({
      message: "The site cannot reach its database just now. Please try again in a moment.",
    });
    expect((await app.request("http://localhost/healthz")).status).toBe(200);
  });

  it("does not take a client that hangs up for a database that is gone", async () => {
    const hangUp = new AbortController();
    const body = new ReadableStream({
      pull: (controller) => {
        hangUp.abort();
        controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
      },
    });
    const init = { method: "POST", body, duplex: "half", signal: hangUp.signal };
    expect((await api.fetch("/v1/seeker/job", init as RequestInit)).status).toBe(400);
  });

  describe("over a socket", () => {
    const folder = mkdtempSync(join(tmpdir(), "signboard-answers-"));
    let server: Server;
    beforeAll(async () => {
      for (const part of ["client", "server"]) mkdirSync(join(folder, part));
      writeFileSync(join(folder, "package.json"), '{"type":"module"}');
      writeFileSync(
        join(folder, "server/entry.mjs"),
        "export const handler = async (request, response) => void response.end(`page ${request.url}`);",
      );
      const release = await openRelease(folder);
      server = createServer(
        createListener(createApp(api.services), api.services, { current: () => release }),
      );
      server.listen(0, "127.0.0.1");
      await once(server, "listening");
    });
    afterAll(() => {
      server.close();
      rmSync(folder, { recursive: true });
    });

    /** What a request, written as it stands, is answered: status and body. */
    const send = async (head: string): Promise<{ status: number; headers: string; body: string }> => {
      const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
      socket.write(`${head}\r\nConnection: close\r\n\r\n`);
      const [headers = "", ...body] = (await text(socket)).split("\r\n\r\n");
      return { status: Number(headers.split(" ")[1]), headers, body: body.join("\r\n\r\n") };
    };

    it("refuses a body that is compressed for the way, to calls and to signed addresses", async () => {
      const head = "HTTP/1.1\r\nHost: automotive.localhost\r\nTransfer-Encoding: gzip, chunked";
      for (const line of ["POST /v1/seeker/job", "PUT /v1/uploads/a/b"])
        expect((await send(`${line} ${head}`)).status, line).toBe(415);
    });

    it("goes by a whole address in the request line, and not by the Host header beside it", async () => {
      const head = "HTTP/1.1\r\nHost: hospitality.localhost";
      expect(await send(`GET http://automotive.localhost:80/api/host ${head}`)).toMatchObject({
        status: 200,
        body: '{"host":"automotive.localhost"}',
      });
      expect((await send(`GET http://automotive.localhost/job/searched?q=a ${head}`)).body).toContain(
        "page /automotive/job/searched?q=a",
      );
      expect((await send(`GET http://automotive.localhost ${head}`)).body).toContain("page /automotive/");
      expect((await send(`GET http://unknown.example/ ${head}`)).status).toBe(421);
    });

    it.each([
      ["no host", "HTTP/1.0"],
      ["two hosts", "HTTP/1.1\r\nHost: automotive.localhost\r\nHost: hospitality.localhost"],
      ["a host that is none", "HTTP/1.1\r\nHost: automotive.localhost/.."],
      ["an empty host", "HTTP/1.1\r\nHost:"],
    ])("refuses %s clearly, and still says how the server is", async (_title, head) => {
      expect(await send(`GET /v1/profile/config ${head}`)).toMatchObject({
        status: 421,
        body: '{"message":"No site answers the host (none); add it to \\"hosts\\" of a brand or an employer."}',
      });
      expect((await send(`GET / ${head}`)).status).toBe(421);
      expect((await send(`GET /healthz ${head}`)).status).toBe(200);
    });

    it("lets no shared cache keep a page that is made on demand", async () => {
      const { headers } = await send("GET /user/saved HTTP/1.1\r\nHost: localhost");
      expect(headers).toContain("cache-control: private, no-cache");
    });

    it("lets no browser take such a page from its cache for a seeker, or for who has signed in since", async () => {
      const page = "GET /job/searched HTTP/1.1\r\nHost: localhost";
      expect((await send(page)).headers).toContain("vary: cookie");
      const { headers } = await send(`${page}\r\nCookie: theme=dark; token=x`);
      expect(headers).toContain("cache-control: private, no-store");
    });
  });
});
