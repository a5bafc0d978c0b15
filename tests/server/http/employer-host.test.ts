import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Hono } from "hono";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { whiteLabelBrand } from "../../../src/domain/brands/white-label.ts";
import { readConfig } from "../../../src/runtime/config.ts";
import { createListener } from "../../../src/server/http/listener.ts";
import { openRelease } from "../../../src/server/releases/open-release.ts";
import { loadBrands } from "../../../src/site/brands.ts";
import { ask } from "../../deploy/proxies.ts";

const host = "careers.acme.localhost";
const brands = loadBrands();
const home = brands.find(({ id }) => id === "automotive")!;
const acme = whiteLabelBrand(home, {
  ...{ id: 7, slug: "acme", type: "company", group: [7], name: "Acme Motors", tagline: null },
  ...{ accent: "#0a5fb4", social: [], hosts: [host], logo: null, favicon: null, contactEmail: null },
});

describe("pages of an employer's own host", () => {
  const folder = mkdtempSync(join(tmpdir(), "signboard-own-host-"));
  let server: Server;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  beforeAll(async () => {
    for (const path of ["index", "sign-in/index", "404/index", "page/blogs/index"])
      write(`client/automotive/${path}.html`, "of Torque Jobs");
    write("client/automotive/favicon.svg", "<svg/>");
    write("client/_astro/a.js", "shared code");
    write("client/robot.txt", "shared file");
    write("package.json", '{"type":"module"}');
    write(
      "server/entry.mjs",
      `export const handler = async (request, response, next, { brand, origin }) =>
         /nowhere/.test(request.url) ? next() : void response.end([brand?.name, request.url, origin].join(" "));`,
    );
    const release = await openRelease(folder);
    const hosts = {
      ofHost: (header: string | null | undefined) => (header?.startsWith(host) ? acme : undefined),
    };
    const services = { config: readConfig({}), brands, hosts, log: pino({ level: "silent" }) };
    server = createServer(createListener(new Hono(), services, { current: () => release }));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  const get = async (path: string, at = host) =>
    (await ask((server.address() as AddressInfo).port, at, path)).body;

  it.each([
    ["/", "/automotive/white-label"],
    ["/?page=2", "/automotive/white-label?page=2"],
    ["/sign-in", "/automotive/white-label/sign-in"],
    ["/page/blogs", "/automotive/white-label/page/blogs"],
    ["/favicon.svg", "/automotive/white-label/favicon.svg"],
    ["/404", "/automotive/white-label/404"],
    ["/job/searched?q=chef", "/automotive/job/searched?q=chef"],
    ["/nowhere", "/automotive/white-label/404"],
  ])("are rendered on demand, with none of the brand's files: %s", async (path, rendered) => {
    expect(await get(path)).toBe(`Acme Motors ${rendered} http://${host}`);
  });

  it("share the code of all sites", async () => {
    expect(await get("/_astro/a.js")).toBe("shared code");
    expect(await get("/robot.txt")).toBe("shared file");
  });

  it("leave the brand's host as it is", async () => {
    expect(await get("/", "automotive.localhost")).toBe("of Torque Jobs");
    expect(await get("/job/searched", "automotive.localhost")).toMatch(/^ \/automotive\/job\/searched/);
  });
});

describe("a brand as an employer's own host shows it", () => {
  it("has the employer's name and hosts, and no link to a page that is not there", () => {
    expect(acme).toMatchObject({ id: "automotive", name: "Acme Motors", accent: "#0a5fb4", hosts: [host] });
    const { name: _name, email: _email, whiteLabel: _whiteLabel, jobs: _jobs, ...shown } = acme;
    expect(JSON.stringify(shown)).not.toMatch(/Torque|\/page\/(blogs|guides|search)|\/jobs\//);
    expect(acme.footer.flatMap(({ links }) => links).some(({ href }) => href.startsWith("/page/"))).toBe(
      true,
    );
  });
});
