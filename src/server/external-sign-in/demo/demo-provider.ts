import { randomBytes } from "node:crypto";
import type { RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { exportJWK, generateKeyPair } from "jose";
import type { AccountClaims, Configuration } from "oidc-provider";
import { externalReturnPath } from "../../../contract/external-sign-in.ts";
import { isLocalHost } from "../../../domain/brands/host-rule.ts";
import { claimsFrom, demoForm } from "./demo-form.ts";

/** A real OpenID Connect provider that believes what people say about themselves. Keeps everything in memory. */
export const openDemoProvider = async (issuer: string): Promise<RequestListener> => {
  // A development package: public installations do not have it.
  const { Provider, interactionPolicy } = await import("oidc-provider");
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  policy
    .get("login")!
    .checks.add(
      new Check("who", "Who to be is asked each time.", (ctx) =>
        ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  const accounts = new Map<string, AccountClaims>();
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const configuration: Configuration = {
    // One client plays each way to answer, whichever the brand names. It registers https addresses alone, as a client
    // that gets id tokens must; sites of this machine are allowed below.
    clients: [
      {
        client_id: "signboard",
        token_endpoint_auth_method: "none",
        response_types: ["code", "code id_token", "id_token"],
        grant_types: ["authorization_code", "implicit"],
        redirect_uris: [`https://localhost.example${externalReturnPath}`],
      },
    ],
    responseTypes: ["code", "code id_token", "id_token"],
    claims: { email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    cookies: { keys: [randomBytes(32).toString("hex")] },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: "RS256", use: "sig" }] },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    interactions: { policy, url: (_ctx, { uid }) => `${new URL(issuer).pathname}/interaction/${uid}` },
    findAccount: (_ctx, accountId) => {
      const claims = accounts.get(accountId);
      return claims && { accountId, claims: () => claims };
    },
    // Consent is given with the form.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  };
  const provider = new Provider(issuer, configuration);
  // Sites of this machine, at whatever port.
  provider.Client.prototype.redirectUriAllowed = (address: string) =>
    URL.canParse(address) &&
    isLocalHost(new URL(address).hostname) &&
    new URL(address).pathname === externalReturnPath;
  provider.use(async (ctx, next) => {
    if (!/^\/interaction\/[\w-]+$/.test(ctx.path)) return next();
    if (ctx.method !== "POST") {
      ctx.type = "html";
      ctx.body = String(demoForm);
      return;
    }
    const claims = claimsFrom(new URLSearchParams(await text(ctx.req)));
    if (claims) accounts.set(claims.sub, claims);
    ctx.respond = false;
    await provider.interactionFinished(
      ctx.req,
      ctx.res,
      claims ? { login: { accountId: claims.sub } } : { error: "access_denied" },
      { mergeWithLastSubmission: false },
    );
  });
  const answer = provider.callback();
  return (request, response) => void answer(request, response);
};
