import { expect, it } from "vitest";
import * as calls from "../../../src/contract/external-sign-in.ts";
import { readConfig } from "../../../src/runtime/config.ts";
import { claimsFrom } from "../../../src/server/external-sign-in/demo/demo-form.ts";
import { demoIssuer } from "../../../src/server/external-sign-in/demo/demo-issuer.ts";
import { openBrowser } from "../browser.ts";
import { onEmbeddedDatabase } from "../test-api.ts";
import { visitor } from "./visitor.ts";

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
