import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { externalProvider } from "../../../src/contract/external-provider.ts";
import * as calls from "../../../src/contract/external-sign-in.ts";
import { externalReturnPath } from "../../../src/contract/external-sign-in.ts";
import { readConfig } from "../../../src/runtime/config.ts";
import { claimsFrom } from "../../../src/server/external-sign-in/demo/demo-form.ts";
import { demoIssuer, demoPath } from "../../../src/server/external-sign-in/demo/demo-issuer.ts";
import { openDemoProvider } from "../../../src/server/external-sign-in/demo/demo-provider.ts";
import { openBrowser } from "../browser.ts";
import { onEmbeddedDatabase } from "../test-api.ts";
import { submit, visitor } from "./visitor.ts";

it("the demo provider is at this machine's own address", () => {
  expect(demoIssuer(readConfig({ PORT: "4400" }))).toBe("http://127.0.0.1:4400/dev/sign-in");
});

it.each([
  { NODE_ENV: "production" },
  { NODE_ENV: "production", DEMO_DATA: "true", PUBLIC_HOSTS: "false" },
  { PUBLIC_SCHEME: "https" },
  { PUBLIC_HOSTS: "true" },
  { DEMO_DATA: "false" },
])("there is no demo provider with %o", (env) => {
  expect(demoIssuer(readConfig(env))).toBeNull();
});

it("the demo provider knows somebody again by the email, and nobody who cancels", () => {
  const claims = (form: Record<string, string>) => claimsFrom(new URLSearchParams(form));
  const first = claims({ email: " Sam@Example.com", verified: "on", given_name: "Sam" });
  expect(first).toMatchObject({ email: "sam@example.com", email_verified: true, given_name: "Sam" });
  expect(claims({ email: "sam@example.com" })).toMatchObject({ sub: first!.sub, email_verified: false });
  expect(claims({ email: "sam@example.com", cancel: "yes" })).toBeNull();
  expect(claims({})).toBeNull();
});

/** Goes to the demo provider as a browser does, says who to be, and returns what it sends back to the site. */
const visitAs = async (who: Record<string, string>, address: string): Promise<string> => {
  const cookies = new Map<string, string>();
  let isAsked = false;
  for (let url = new URL(address); ;) {
    const response: Response = await fetch(url, {
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(isAsked && { method: "POST", body: new URLSearchParams(who) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location: string | null = response.headers.get("location");
    if (!location && isAsked) throw new Error(await response.text());
    isAsked = !location;
    if (!location) continue;
    url = new URL(location, url);
    if (url.pathname === externalReturnPath) return (url.hash || url.search).slice(1);
  }
};

onEmbeddedDatabase("the demo provider", (api) => {
  it.each(["code", "code id_token", "id_token"] as const)("answers with %s", async (responseType) => {
    const server = createServer();
    await once(server.listen(0, "127.0.0.1"), "listening");
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}${demoPath}`;
    const answer = await openDemoProvider(issuer);
    server.on("request", (request, reply) => {
      const { url = "" } = request;
      answer(Object.assign(request, { originalUrl: url, url: url.slice(demoPath.length) }), reply);
    });
    const brand = api.services.brands.find(({ id }) => id === "electrical")!;
    brand.externalSignIn = externalProvider.parse({ label: "NECA", issuer, responseType });
    const browser = visitor(api);
    const { url } = await browser.call(calls.startExternalSignIn, { body: {} });
    const email = `${responseType.replace(" ", "-")}@example.com`;
    const response = await visitAs({ email, verified: "on", given_name: "Sam" }, url);
    expect(await submit(browser, response)).toMatchObject({ state: "terms", email, given_name: "Sam" });
    server.close();
    server.closeAllConnections();
  });
});

onEmbeddedDatabase(
  "an installation without a demo",
  (api) => {
    it("offers no provider on a brand that names no issuer, and has no page for it", async () => {
      expect(await visitor(api).call(calls.getExternalProvider, {})).toEqual({ provider: null });
      expect((await api.fetch("/dev/sign-in/.well-known/openid-configuration")).status).toBe(404);
    });
  },
  { DEMO_DATA: "false" },
);

onEmbeddedDatabase(
  "external sign-in counts as signing in",
  (api) => {
    it("and is refused after too many calls from one address, and from another site's page", async () => {
      const crossSite = openBrowser(api, "electrical", { "sec-fetch-site": "cross-site" });
      await expect(crossSite.call(calls.startExternalSignIn, { body: {} })).rejects.toMatchObject({
        status: 403,
      });
      const browser = visitor(api);
      const look = () => browser.call(calls.getExternalProvider, {});
      for (let call = 0; call < 3; call++) await look();
      await expect(look()).rejects.toMatchObject({ status: 429 });
    });
  },
  { AUTH_RATE_LIMIT: "3" },
);
