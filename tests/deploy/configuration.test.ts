import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { caddyfile } from "../../deploy/caddy.ts";
import { nginxConf } from "../../deploy/nginx.ts";
import { filesOf, siteOf } from "../../deploy/site.ts";
import { loadBrands } from "../../src/site/brands.ts";
import { hostsOf } from "../../src/domain/brands/host-rule.ts";

const folder = mkdtempSync(join(tmpdir(), "signboard-configuration-"));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ["nginx.conf", nginxConf],
  ["Caddyfile", caddyfile],
])(
  "signboard deploy-config writes %s from the brands, for a public site of this checkout",
  (file, generate) => {
    const checkout = join(import.meta.dirname, "../..");
    execFileSync(process.execPath, ["src/commands/deploy-config.ts", "--to", folder], {
      cwd: checkout,
      env: { PATH: process.env["PATH"], NODE_ENV: "production", PUBLIC_SCHEME: "https" },
    });
    const written = readFileSync(join(folder, file), "utf8");
    expect(written).toBe(generate(siteOf(loadBrands(), { root: filesOf("https", checkout) })));
    for (const brand of loadBrands()) for (const host of hostsOf(brand)) expect(written).toContain(host);
  },
);
