import { spawn, type ChildProcess } from "node:child_process";
import { readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "../../../bench/free-port.ts";
import { metricsPort } from "../../../src/commands/doctor/metrics-port.ts";
import { createApp } from "../../../src/server/app.ts";
import { readConfig } from "../../../src/runtime/config.ts";
import type { Services } from "../../../src/server/http/context.ts";
import { openStore } from "../../../src/server/platform/files/open-store.ts";
import { routeOf } from "../../../src/server/modules.ts";
import { servedDataFolder } from "../data-folder.ts";
import { ownServer, portOf, sourceFile } from "../own-server.ts";

describe("the template of a request's path", () => {
  it("is there for every address that the API answers", () => {
    const config = readConfig({});
    const { routes } = createApp({ config, store: openStore(config, new Uint8Array(32)) } as Services);
    const paths = routes.map(({ path }) => path).filter((path) => !path.endsWith("*"));
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths) {
      const asked = path.replace(/:file\{sitemap.*/, "sitemap-jobs-1.xml").replace(/:\w+(\{[^}]*\})?/g, "1");
      expect(routeOf(asked, 500), path).not.toBe("other");
    }
  });

  it("is there for every page that is made on demand", () => {
    const pages = readdirSync("src/pages/[brand]", { recursive: true, encoding: "utf8" });
    for (const page of pages.filter((file) => /\.(astro|ts)$/.test(file) && !file.includes("landing"))) {
      const path = `/${page}`.replace(/\.(astro|ts)$/, "").replace(/\/index$/, "");
      expect([page, routeOf(path.replace(/\[[^\]]+\]/g, "1"), 404)]).not.toEqual([page, "other"]);
    }
  });

  it.each([
    ["/job/17/cook-in-newtown?a=b", 200, "/job/{id}/{...slug}"],
    ["/v1/seeker/job/17", 404, "/v1/seeker/job/{id}"],
    ["/v1/seeker/job/liked", 200, "/v1/seeker/job/liked"],
    ["/v1/uploads/seeker/1/2-cv.pdf?signature=x", 200, "/v1/uploads/{...key}"],
    ["/_astro/app.B7x.js", 200, "/_astro/{...file}"],
    ["/", 200, "/"],
    ["/apply-now", 200, "/{file}"],
    ["/wp-login.php", 404, "other"],
    ["/v1/seeker/job/17/x/y", 404, "other"],
    ["*", 400, "other"],
  ])("of %s answered with %i is %s", (url, status, template) => {
    expect(routeOf(url, status)).toBe(template);
  });
});

describe("the metrics of a running server", () => {
  let folder = "";
  let server: ChildProcess;
  let origin = "";
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    folder = await servedDataFolder("metrics");
    env = { ...ownServer(folder), METRICS_PORT: String(await freePort()) };
    server = spawn(process.execPath, [sourceFile("commands/dev-api.ts")], { env });
    origin = `http://127.0.0.1:${await portOf(server)}`;
  });
  afterAll(async () => {
    server.kill("SIGKILL");
    await rm(folder, { recursive: true });
  });
  const metricsAt = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${env["METRICS_PORT"]}${path}`, init);

  it("count requests by template and status, mails, the index and the process", async () => {
    for (const path of ["/v1/locations/1", "/v1/locations/2", "/secret?password=1"])
      await (await fetch(origin + path, { headers: { "host-name": "workinaus.localhost" } })).text();
    const registered = await fetch(`${origin}/v1/auth/register`, {
      method: "POST",
      headers: { "content-type": "application/json", "host-name": "workinaus.localhost" },
      body: JSON.stringify({
        email: "mai@example.com",
        password: "a long pass phrase 7",
        given_name: "Mai",
        family_name: "Tran",
      }),
    });
    expect(registered.status).toBe(200);
    const answer = await metricsAt("/metrics");
    expect(answer.headers.get("content-type")).toContain("text/plain");
    const text = await vi.waitFor(async () => {
      const text = await (await metricsAt("/metrics")).text();
      expect(text).toContain("signboard_mail_waiting 0\n");
      expect(text).toContain('signboard_mails_total{result="sent"} 1');
      return text;
    }, 30_000);
    for (const line of [
      'signboard_http_requests_total{method="GET",route="/v1/locations/{id}",status="200"} 2',
      'signboard_http_requests_total{method="GET",route="other",status="404"} 1',
      'signboard_http_request_seconds_count{method="GET",route="/v1/locations/{id}"} 2',
      "signboard_http_requests_in_flight 0",
      'signboard_mails_total{result="sent"} 1',
      'signboard_mails_total{result="dead"} 0',
      "signboard_mail_waiting 0",
      "signboard_mail_oldest_seconds 0",
      "signboard_mail_dead_letters 0",
      "signboard_search_index_jobs 0",
      'signboard_faults_total{layer="page"} 0',
      `signboard_info{node="${process.version}",database="pglite"} 1`,
    ])
      expect(text.split("\n")).toContain(line);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
    expect(text).toMatch(/^signboard_search_index_synced_timestamp_seconds \d/m);
    expect(text).not.toContain("password");
  });

  it("have the figures of each site beside them, as a page", async () => {
    const page = await metricsAt("/figures");
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await page.text()).toContain("Searches without results");
    expect((await fetch(`${origin}/figures`)).status).toBe(404);
  });

  it("are all else that their port answers, and the port of the sites does not tell them", async () => {
    for (const path of ["/", "/metrics/x", "/healthz", "/v1/locations/1"])
      expect((await metricsAt(path)).status).toBe(404);
    expect((await metricsAt("/metrics", { method: "POST" })).status).toBe(404);
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
  });

  it("of a second server on the same port are left out, which its log says, and doctor of a port that is another's", async () => {
    const other = await servedDataFolder("metrics");
    const second = spawn(process.execPath, [sourceFile("commands/dev-api.ts")], {
      env: { ...env, DATA_DIR: other, LOG_LEVEL: "warn" },
    });
    let said = "";
    second.stdout.on("data", (text) => (said += String(text)));
    expect((await fetch(`http://127.0.0.1:${await portOf(second)}/healthz`)).status).toBe(200);
    expect(said).toContain(
      `METRICS_PORT ${env["METRICS_PORT"]} cannot be used, so that there are no metrics`,
    );
    second.kill("SIGKILL");
    await rm(other, { recursive: true });
    const doctor = (port: string | number) =>
      metricsPort({
        config: readConfig({ METRICS_PORT: String(port) }),
        ...{ env: {}, brands: [], database: { level: "ok", says: "" } },
      });
    expect(await doctor(env["METRICS_PORT"]!)).toMatchObject([{ level: "ok" }]);
    expect(await doctor(await freePort())).toMatchObject([{ level: "ok" }]);
    expect(await doctor(new URL(origin).port)).toEqual([
      { level: "warning", says: expect.stringContaining("Something else answers at METRICS_PORT") as string },
    ]);
  });
});
