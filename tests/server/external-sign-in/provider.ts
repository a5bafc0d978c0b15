import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type CryptoKey } from "jose";
import { Provider, type ClientMetadata } from "oidc-provider";
import { externalReturnPath } from "../../../src/contract/external-sign-in.ts";

/** What the provider says about somebody. */
export interface Claims {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

/** A real OpenID Connect provider on loopback; whoever comes is `who`. */
export interface TestProvider {
  issuer: string;
  privateKey: CryptoKey;
  /** Who signs in; null cancels. */
  who: Claims | null;
  /** Changes the id token of the token endpoint. */
  forge: ((idToken: string) => Promise<string>) | null;
  close: () => Promise<void>;
}

export const clientSecret = "a secret of the client, long enough to be one";

/** The client for a kind of response. */
export const clientIdOf = (responseType: string): string => `client ${responseType}`.replaceAll(" ", "-");

const clients: ClientMetadata[] = (["code", "code id_token", "id_token"] as const).map((type) => ({
  client_id: clientIdOf(type),
  client_secret: clientSecret,
  response_types: [type],
  grant_types: [
    ...(type.includes("code") ? ["authorization_code"] : []),
    ...(type.includes("id_token") ? ["implicit"] : []),
  ],
  redirect_uris: [`https://electrical.example${externalReturnPath}`],
}));

/** Starts a provider, with a client for each kind of response. */
export const startProvider = async (): Promise<TestProvider> => {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const known = new Map<string, Claims>();
  const provider = new Provider(issuer, {
    clients,
    claims: { email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    cookies: { keys: ["the key of a test's cookies"] },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: "own", alg: "RS256", use: "sig" }] },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, accountId) => {
      const claims = known.get(accountId);
      return claims && { accountId, claims: () => ({ ...claims }) };
    },
    loadExistingGrant: async ({ oidc }) => {
      const { clientId } = oidc.client!;
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  // It registers https addresses only for clients that get id tokens.
  provider.Client.prototype.redirectUriAllowed = (address: string) =>
    address === `http://electrical.localhost${externalReturnPath}`;
  provider.use(async (ctx, next) => {
    if (ctx.path.startsWith("/interaction/")) {
      const { who } = test;
      if (who) known.set(who.sub, who);
      ctx.respond = false;
      const result = who ? { login: { accountId: who.sub } } : { error: "access_denied" };
      return provider.interactionFinished(ctx.req, ctx.res, result, { mergeWithLastSubmission: false });
    }
    await next();
    const body = ctx.body as { id_token?: string } | undefined;
    if (test.forge && ctx.path === "/token" && body?.id_token)
      ctx.body = { ...body, id_token: await test.forge(body.id_token) };
  });
  const answer = provider.callback();
  server.on("request", (request, response) => void answer(request, response));
  const test: TestProvider = {
    issuer,
    privateKey,
    who: null,
    forge: null,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return test;
};

/** Goes to an address of the provider as a browser does, and returns what it sends back to the site, as a query string. */
export const visit = async (address: string): Promise<string> => {
  const cookies = new Map<string, string>();
  for (let url = new URL(address); ;) {
    const response = await fetch(url, {
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get("location");
    if (!location) return formOf(await response.text());
    const next = new URL(location, url);
    if (next.pathname === externalReturnPath) return (next.hash || next.search).slice(1);
    url = next;
  }
};

/** The fields of a form that posts itself (`form_post`). */
const formOf = (html: string): string => {
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  if (!fields.length) throw new Error(`No response and no form: ${html}`);
  return new URLSearchParams(
    fields.map(([, name = "", value = ""]) => [name, value.replaceAll("&amp;", "&")]),
  ).toString();
};
