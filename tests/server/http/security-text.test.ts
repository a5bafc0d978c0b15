import { Hono } from "hono";
import { expect, it } from "vitest";
import { whiteLabelBrand } from "../../../src/domain/brands/white-label.ts";
import { readConfig } from "../../../src/runtime/config.ts";
import { mountSecurityText } from "../../../src/server/http/security-text.ts";
import { loadBrands } from "../../../src/site/brands.ts";

const brands = loadBrands();
const home = { ...brands.find(({ id }) => id === "automotive")!, supportEmail: "help@torquejobs.example" };
const acme = whiteLabelBrand(home, {
  ...{ id: 7, slug: "acme", type: "company", group: [7], name: "Acme Motors", tagline: null, accent: null },
  ...{ social: [], hosts: ["jobs.acme.example"], logo: null, favicon: null, contactEmail: "a@acme.example" },
});
const app = new Hono();
mountSecurityText(app, {
  config: readConfig({}),
  brands: brands.map((brand) => (brand.id === home.id ? home : brand)),
  hosts: { ofHost: (host) => (host === "jobs.acme.example" ? acme : undefined) },
});

it.each([
  ["automotive.localhost", "help@torquejobs.example"],
  ["electrical.localhost", brands.find(({ id }) => id === "electrical")!.email],
  ["jobs.acme.example", "help@torquejobs.example"],
])("a vulnerability of %s is reported to the operator of the site", async (host, email) => {
  const answer = await app.request("/.well-known/security.txt", { headers: { host } });
  expect(answer.headers.get("content-type")?.toLowerCase()).toBe("text/plain; charset=utf-8");
  const fields = (await answer.text()).trim().split("\n");
  expect(fields).toContain(`Contact: mailto:${email}`);
  // RFC 9116: one date, in the future and less than a year ahead.
  const [expires, ...more] = fields.flatMap((field) => /^Expires: (.+)$/.exec(field)?.[1] ?? []);
  expect(more).toEqual([]);
  const days = (Date.parse(expires!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
