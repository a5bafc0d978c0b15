import * as z from "zod/mini";
import { label } from "./link.ts";

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

const isIssuer = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash } = new URL(text);
  return (protocol === "https:" || (protocol === "http:" && loopback.test(hostname))) && !search && !hash;
};

/** How each kind of response comes back where the brand does not say (OAuth 2.0 Multiple Response Types). */
export const defaultResponseModes = {
  code: "query",
  "code id_token": "fragment",
  id_token: "fragment",
} as const;

/** An OpenID Connect provider whose identities a brand accepts. Its client secret is in `EXTERNAL_SIGN_IN_SECRETS`. */
export const externalProvider = z
  .strictObject({
    /** The name of the provider, on the button "Continue with …". */
    label,
    /** As its tokens name it. Without an issuer there is a demo provider in development, and no button elsewhere. */
    issuer: z.optional(
      z.string().check(
        z.refine(isIssuer, {
          error:
            "Must be an https address without a query: https://id.example.com. http is for this machine.",
        }),
      ),
    ),
    /** The id that the provider has given this site. */
    clientId: z._default(z.string().check(z.minLength(1), z.maxLength(200)), "signboard"),
    responseType: z._default(z.enum(["code", "code id_token", "id_token"]), "code"),
    /** When missing: `query` for a code, `fragment` where there is an id token. */
    responseMode: z.optional(z.enum(["query", "fragment", "form_post"])),
    /** What is asked for; `email` is needed to find or open an account. */
    scope: z._default(
      z.string().check(z.regex(/^(?=.*\bopenid\b)[\w:/. -]+$/, { error: "Must contain openid." })),
      "openid email profile",
    ),
    /** How the client secret is sent, as registered with the provider. Not used without a secret. */
    tokenEndpointAuthMethod: z._default(
      z.enum(["client_secret_basic", "client_secret_post"]),
      "client_secret_basic",
    ),
  })
  .check(
    z.refine(({ responseType, responseMode }) => responseType === "code" || responseMode !== "query", {
      error: "An id token must not come in the query: use fragment or form_post.",
      path: ["responseMode"],
    }),
  );
export type ExternalProvider = z.infer<typeof externalProvider>;
