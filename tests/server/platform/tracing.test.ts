import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readBackup } from "../../../src/commands/backup/read-backup.ts";
import { register } from "../../../src/contract/auth.ts";
import { callerOf } from "../../../src/contract/caller.ts";
import { searchJobs } from "../../../src/contract/jobs.ts";
import { readConfig } from "../../../src/runtime/config.ts";
import { servedBackup } from "../data-folder.ts";
import { hasPostgres, ownPostgres, type OwnPostgres } from "../own-postgres.ts";
import { ownServer, portOf, sourceFile } from "../own-server.ts";

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}
interface Traces {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

const wait = { timeout: 120_000, interval: 100 };

describe.skipIf(!hasPostgres)("a server with a collector of traces", () => {
  let postgres: OwnPostgres;
  let folder: string;
  let collector: Server;
  let server: ChildProcess;
  let log = "";
  const spans: Span[] = [];
  const named = (name: string | RegExp) =>
    spans.filter((span) => (typeof name === "string" ? span.name === name : name.test(span.name)));
  /** The names of a span and of those that it is part of, the outermost first. */
  const pathOf = (span: Span | undefined): string[] =>
    span ? [...pathOf(spans.find(({ spanId }) => spanId === span.parentSpanId)), span.name] : [];

  beforeAll(async () => {
    collector = createServer((request, response) => {
      void json(request).then((sent) => {
        for (const { scopeSpans } of (sent as Traces).resourceSpans)
          for (const scope of scopeSpans) spans.push(...scope.spans);
        response.writeHead(200, { "content-type": "application/json" }).end("{}");
      });
    }).listen(0, "127.0.0.1");
    await once(collector, "listening");
    folder = await mkdtemp(join(tmpdir(), "signboard-traced-"));
    postgres = (await ownPostgres({ args: ["-F"] }))!;
    const env = { ...ownServer(folder), DATABASE_URL: postgres.url };
    await readBackup(await servedBackup(), readConfig(env), false);
    const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
    server = spawn(process.execPath, [sourceFile("commands/dev-api.ts")], {
      env: {
        ...env,
        OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
        OTEL_BSP_SCHEDULE_DELAY: "200",
        LOG_LEVEL: "info",
      },
    });
    server.stdout!.on("data", (text) => (log += String(text)));
    server.stderr!.on("data", (text) => (log += String(text)));
  });
  afterAll(async () => {
    const ended = once(server, "exit");
    server.kill("SIGTERM");
    await ended;
    collector.closeAllConnections();
    collector.close();
    await postgres.remove();
    await rm(folder, { recursive: true });
  });

  it("traces a request from a proxy's trace to its call, statements, search, mail job and mail", async () => {
    const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
    const call = callerOf(fetch, `http://127.0.0.1:${await portOf(server)}`, {
      ...{ "host-name": "workinaus.localhost" },
      ...{ traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    });
    await call(searchJobs, { query: {}, body: { q: "nurse" } });
    const person = { given_name: "Ada", family_name: "Lee", password: "correct horse 9" };
    await call(register, { body: { ...person, email: "ada@example.com" } });
    await vi.waitFor(() => expect(named("send mail"), log).toHaveLength(1), wait);
    await vi.waitFor(() => expect(named(/^POST/)).toHaveLength(2), wait);

    expect(pathOf(named(/^search /)[0])).toEqual([
      expect.stringMatching(/^POST \/v1\//),
      "searchJobs",
      expect.stringMatching(/^search /),
    ]);
    const insert = named("INSERT").find((span) => pathOf(span).includes("register"))!;
    expect(pathOf(insert)).toEqual(["POST /v1/auth/register", "register", "INSERT"]);
    expect(pathOf(named("send mail")[0]).slice(-2)).toEqual([
      expect.stringMatching(/^process /),
      "send mail",
    ]);
    for (const name of ["searchJobs", "register", "send mail"]) expect(named(name)[0]!.traceId).toBe(traceId);
    // Texts of statements, never their values.
    expect(JSON.stringify(spans)).toContain("$1");
    expect(JSON.stringify(spans)).not.toContain("ada@example.com");
  });
});
