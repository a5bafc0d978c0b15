import { decodeJwt, type JWTPayload } from "jose";
import * as z from "zod";
import {
  authorizationCodeGrant,
  fetchUserInfo,
  implicitAuthentication,
  type Configuration,
  type IDToken,
} from "openid-client";
import { externalReturnPath } from "../../contract/external-sign-in.ts";
import { email } from "../../contract/primitives.ts";
import { withoutSpecialCharacters } from "../../contract/special-characters.ts";
import { clockToleranceSeconds, openClient } from "./open-client.ts";
import type { Provider } from "./provider.ts";
import type { ExternalRequest } from "./requests.ts";

/** Who a provider says somebody is. */
export interface Identity {
  issuer: string;
  subject: string;
  label: string;
  /** Lower case; null when there is none. */
  email: string | null;
  /** Whether the provider vouches for the email. */
  emailVerified: boolean;
  /** Empty when the provider gave none. */
  givenName: string;
  familyName: string;
}

/** A token that the library accepts and this site does not. */
export class UntrustedToken extends Error {
  override name = "UntrustedToken";
}

/**
 * Checks a provider's response: state, issuer, and the id token's signature, issuer, audience, nonce and time; exchanges
 * its code. Throws what openid-client throws, or `UntrustedToken`.
 */
export const readResponse = async (
  provider: Provider,
  { nonce, codeVerifier, issuer }: ExternalRequest,
  parameters: URLSearchParams,
  origin: string,
): Promise<Identity> => {
  if (issuer !== provider.issuer) throw new UntrustedToken("the provider was changed meanwhile");
  const client = await openClient(provider);
  const url = new URL(externalReturnPath, origin);
  if (provider.responseType === "code") url.search = parameters.toString();
  else url.hash = parameters.toString();
  const expectedState = parameters.get("state")!;
  if (provider.responseType === "id_token")
    return identityOf(provider, await implicitAuthentication(client, url, nonce, { expectedState }));
  const tokens = await authorizationCodeGrant(client, url, {
    expectedState,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims()!;
  const first = parameters.get("id_token");
  if (first) expectSameSubject(decodeJwt(first), claims);
  return identityOf(provider, await withUserInfo(client, claims, tokens.access_token));
};

/** Compares the token that came with the code and the one that the code was exchanged for; the library checked both. */
const expectSameSubject = (first: JWTPayload, second: IDToken): void => {
  expectIssuedBefore(first.iat);
  if (first.sub !== second.sub) throw new UntrustedToken("its two tokens are about different people");
};

/** The library compares "exp" and "nbf" with the clock, and not "iat". */
const expectIssuedBefore = (iat = 0): void => {
  if (iat > Date.now() / 1000 + clockToleranceSeconds)
    throw new UntrustedToken("it was issued in the future");
};

/** Many providers put the email into the response of their userinfo endpoint only. */
const withUserInfo = async (client: Configuration, claims: IDToken, accessToken: string): Promise<IDToken> =>
  claims["email"] === undefined && client.serverMetadata().userinfo_endpoint
    ? { ...(await fetchUserInfo(client, accessToken, claims.sub)), ...claims }
    : claims;

const storable = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes("\0") && text.isWellFormed());
// Who has a name with special characters (spec §5) can sign in all the same.
const name = storable(100).transform(withoutSpecialCharacters).catch("");
const profile = z.object({
  sub: storable(255).min(1),
  email: z.nullable(email).catch(null),
  // Some providers write booleans as text.
  email_verified: z.union([z.boolean(), z.stringbool()]).catch(false),
  given_name: name,
  family_name: name,
  name,
});

const identityOf = ({ label }: Provider, claims: IDToken): Identity => {
  expectIssuedBefore(claims.iat);
  const read = profile.safeParse(claims);
  if (!read.success) throw new UntrustedToken("its subject cannot be used");
  const { sub, email, email_verified, given_name, family_name, name } = read.data;
  const [first = "", ...others] = name.split(/\s+/);
  return {
    issuer: claims.iss,
    subject: sub,
    label,
    email,
    emailVerified: email !== null && email_verified,
    givenName: given_name || first,
    familyName: family_name || others.join(" "),
  };
};
