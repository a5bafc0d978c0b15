import type { Brand } from "../../contract/brand.ts";
import { openClient } from "../../server/external-sign-in/open-client.ts";
import { providerOf, type Provider } from "../../server/external-sign-in/provider.ts";
import { demoIssuer } from "../../server/external-sign-in/demo/demo-issuer.ts";
import { ok, warning, wrong, type Check, type Finding } from "./check.ts";

/** Whether each site's provider can be reached and does what the site asks of it. Never prints a client secret. */
export const externalSignIn: Check = async ({ config, brands }) => {
  const demo = demoIssuer(config);
  const found: Finding[] = [];
  for (const brand of brands.filter(({ externalSignIn }) => externalSignIn)) {
    const provider = providerOf({ brand, config });
    if (!provider)
      found.push(
        warning(`${brand.id} shows no button: its brand.json names no issuer, and this is no demo.`),
      );
    else if (provider.issuer === demo)
      found.push(ok(`${brand.id} uses the demo provider of this server: ${demo}.`));
    else found.push(await examine(brand, provider));
  }
  for (const id of Object.keys(config.EXTERNAL_SIGN_IN_SECRETS ?? {}))
    if (!brands.some((brand) => brand.id === id && brand.externalSignIn?.issuer))
      found.push(
        wrong(
          `EXTERNAL_SIGN_IN_SECRETS has a secret for ${id}, which has no provider: remove it, or name its issuer.`,
        ),
      );
  return found.length ? found : [ok("No site offers it.")];
};

const examine = async ({ id }: Brand, provider: Provider): Promise<Finding> => {
  const { issuer, clientId, secret, responseType, responseMode } = provider;
  const metadata = await openClient(provider).then(
    (client) => client.serverMetadata(),
    (error: Error) => error,
  );
  if (metadata instanceof Error)
    return wrong(
      `${id}: ${issuer} has no discovery document that can be used (${causeOf(metadata)}): check the issuer in brand.json and the way there.`,
    );
  const missing = [
    ...lacks("response_types_supported", responseType, metadata.response_types_supported),
    ...lacks(
      "response_modes_supported",
      responseMode,
      metadata.response_modes_supported ?? ["query", "fragment"],
    ),
    ...(metadata.authorization_endpoint ? [] : ["an authorization_endpoint"]),
    ...(metadata.token_endpoint || responseType === "id_token" ? [] : ["a token_endpoint"]),
    ...(metadata.jwks_uri ? [] : ["a jwks_uri"]),
  ];
  if (missing.length) return wrong(`${id}: ${issuer} does not offer ${missing.join(", ")}.`);
  const proof = secret ? "a client secret" : "PKCE, without a client secret";
  return ok(`${id}: ${issuer} answers, for the client ${clientId} with ${proof}.`);
};

const lacks = (name: string, wanted: string, offered: readonly string[] | undefined): string[] => {
  const inOrder = (text: string) => text.split(" ").sort().join(" ");
  return offered && !offered.map(inOrder).includes(inOrder(wanted)) ? [`${wanted} in ${name}`] : [];
};

/** The innermost message: the outer ones only say that a request failed. */
const causeOf = (error: Error): string =>
  error.cause instanceof Error ? causeOf(error.cause) : error.message;
