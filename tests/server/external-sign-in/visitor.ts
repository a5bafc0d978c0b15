import { randomUUID } from "node:crypto";
import type { ExternalProvider } from "../../../src/contract/external-provider.ts";
import * as calls from "../../../src/contract/external-sign-in.ts";
import { hashPassword, ownWork } from "../../../src/server/auth/password.ts";
import { seekers } from "../../../src/server/auth/tables.ts";
import { openBrowser, type Browser } from "../browser.ts";
import type { TestApi } from "../test-api.ts";
import { clientIdOf, clientSecret, visit, type Claims, type TestProvider } from "./provider.ts";

/** The configuration of a test's API: the client's secret. */
export const environment = { EXTERNAL_SIGN_IN_SECRETS: JSON.stringify({ electrical: clientSecret }) };

/** Lets the site `electrical` offer a provider. */
export const offer = (
  api: TestApi,
  { issuer }: TestProvider,
  {
    responseType = "code",
    responseMode,
  }: Partial<Pick<ExternalProvider, "responseType" | "responseMode">> = {},
): void => {
  const brand = api.services.brands.find(({ id }) => id === "electrical")!;
  brand.externalSignIn = {
    label: "NECA",
    issuer,
    clientId: clientIdOf(responseType),
    responseType,
    responseMode,
    scope: "openid email profile",
    tokenEndpointAuthMethod: "client_secret_basic",
  };
};

/** Opens a browser on the site that offers the provider. */
export const visitor = (api: TestApi, token?: string): Browser =>
  openBrowser(api, "electrical", token ? { authorization: `Bearer ${token}` } : {});

/** Goes to the provider, and returns what it sends back. */
export const respond = async (browser: Browser, purpose: "sign-in" | "link" = "sign-in"): Promise<string> =>
  visit((await browser.call(calls.startExternalSignIn, { body: { purpose } })).url);

/** Submits a response. */
export const submit = (browser: Browser, response: string) =>
  browser.call(calls.finishExternalSignIn, { body: { response } });

/** Goes to the provider and back. */
export const signIn = async (browser: Browser, purpose: "sign-in" | "link" = "sign-in") =>
  submit(browser, await respond(browser, purpose));

/** Somebody whose email the provider vouches for. */
export const person = (claims: Partial<Claims> = {}): Claims & { email: string } => ({
  sub: randomUUID(),
  email: `${randomUUID()}@example.com`,
  email_verified: true,
  given_name: "Mei",
  family_name: "Tran",
  ...claims,
});

export const password = "correct horse 9";

/** Opens an account with a password, or without one. */
export const openAccount = async (api: TestApi, email: string, own: string | null = password) => {
  const [seeker] = await api.db
    .insert(seekers)
    .values({
      email,
      passwordHash: own && (await hashPassword(own, ownWork)),
      givenName: "Mei",
      familyName: "Tran",
      verifiedAt: new Date(),
    })
    .returning();
  return seeker!;
};
