import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { externalSignIn } from "../../../src/commands/doctor/external-sign-in.ts";
import { externalProvider } from "../../../src/contract/external-provider.ts";
import { readConfig } from "../../../src/runtime/config.ts";
import { loadBrands } from "../../../src/site/brands.ts";
import {
  clientIdOf,
  clientSecret,
  startProvider,
  type TestProvider,
} from "../../server/external-sign-in/provider.ts";

let provider: TestProvider;
beforeAll(async () => (provider = await startProvider()));
afterAll(() => provider.close());

const check = (own: Record<string, string> | undefined, env: Record<string, string> = {}) => {
  const config = readConfig({ NODE_ENV: "test", PORT: "4321", ...env });
  const [brand] = loadBrands();
  const brands = [{ ...brand!, id: "electrical", externalSignIn: own && externalProvider.parse(own) }];
  return externalSignIn({ config, env, brands, database: { level: "warning", says: "" } });
};
const named = { label: "NECA", clientId: clientIdOf("code") };
const secrets = { EXTERNAL_SIGN_IN_SECRETS: JSON.stringify({ electrical: clientSecret }) };

it("says that a provider answers, for which client, and never the client's secret", async () => {
  const found = await check({ ...named, issuer: provider.issuer }, secrets);
  expect(found).toEqual([
    {
      level: "ok",
      says: `electrical: ${provider.issuer} answers, for the client ${named.clientId} with a client secret.`,
    },
  ]);
  expect(JSON.stringify(found)).not.toContain(clientSecret);
});

it("finds an issuer that cannot be reached, and one whose discovery document names another", async () => {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ issuer: "https://other.example" }));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await check({ ...named, issuer })).toMatchObject([
    { level: "wrong", says: expect.stringContaining(`${issuer} has no discovery document`) },
  ]);
  await new Promise((closed) => server.close(closed));
  expect(await check({ ...named, issuer })).toMatchObject([
    { level: "wrong", says: expect.stringContaining("ECONNREFUSED") },
  ]);
});

it("finds a kind of response that the provider does not offer", async () => {
  const metadata = await (await fetch(`${provider.issuer}/.well-known/openid-configuration`)).json();
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ ...(metadata as object), issuer, response_types_supported: ["code"] }));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await check({ ...named, issuer, responseType: "code id_token" })).toMatchObject([
    { level: "wrong", says: expect.stringContaining("code id_token in response_types_supported") },
  ]);
  await new Promise((closed) => server.close(closed));
});

it("finds a secret without a provider, and says where a site shows no button", async () => {
  expect(await check({ label: "NECA" }, { ...secrets, NODE_ENV: "production" })).toMatchObject([
    { level: "warning", says: expect.stringContaining("shows no button") },
    { level: "wrong", says: expect.stringContaining("has a secret for electrical") },
  ]);
  expect(await check(undefined)).toEqual([{ level: "ok", says: "No site offers it." }]);
});

it("knows the demo provider of a server in development", async () => {
  expect(await check({ label: "NECA" })).toMatchObject([
    { level: "ok", says: expect.stringContaining("http://127.0.0.1:4321/dev/sign-in") },
  ]);
});
