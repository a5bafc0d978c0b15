import { defaultResponseModes, type ExternalProvider } from "../../contract/external-provider.ts";
import type { Context } from "../http/context.ts";
import { HttpError } from "../platform/http-error.ts";
import { demoIssuer } from "./demo/demo-issuer.ts";

/** A brand's provider, as far as this installation can use it. */
export interface Provider extends Omit<ExternalProvider, "responseMode"> {
  issuer: string;
  responseMode: "query" | "fragment" | "form_post";
  /** Undefined for a public client, which proves itself by PKCE alone. */
  secret: string | undefined;
}

/** The provider of the site; null when it offers none. */
export const providerOf = ({ brand, config }: Pick<Context, "brand" | "config">): Provider | null => {
  const own = brand.externalSignIn;
  const issuer = own && (own.issuer ?? demoIssuer(config));
  if (!issuer) return null;
  return {
    ...own,
    issuer,
    responseMode: own.responseMode ?? defaultResponseModes[own.responseType],
    secret: own.issuer && config.EXTERNAL_SIGN_IN_SECRETS?.[brand.id],
  };
};

/** The same. @throws HttpError 404 when the site offers none. */
export const requireProvider = (context: Pick<Context, "brand" | "config">): Provider => {
  const provider = providerOf(context);
  if (!provider)
    throw new HttpError(404, "This site has no other way to sign in: use your email and password.");
  return provider;
};
