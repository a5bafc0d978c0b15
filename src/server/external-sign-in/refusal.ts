import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from "openid-client";
import type { Context } from "../http/context.ts";
import { HttpError } from "../platform/http-error.ts";
import type { Provider } from "./provider.ts";
import { UntrustedToken } from "./read-response.ts";

/** Codes of openid-client for a provider that did not answer as its kind of server does. */
const unusable = new Set([
  "OAUTH_TIMEOUT",
  "OAUTH_ABORT",
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
]);

/** Errors that a provider sends with the browser and that trying again may mend. */
const passing = new Set(["server_error", "temporarily_unavailable"]);

/** Runs work at a provider; what goes wrong becomes an `HttpError` that says what to do, and a line in the log. */
export const atProvider = async <T>(
  provider: Provider,
  { log, brand }: Pick<Context, "log" | "brand">,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const refused = refusalOf(error, provider);
    if (!refused) throw error;
    // Tokens may be in the causes of these errors, so only the message is logged.
    const { message, code, error: reason } = error as Error & { code?: string; error?: string };
    log.warn(
      { brand: brand.id, issuer: provider.issuer, code, reason, says: message },
      "external sign-in refused",
    );
    throw refused;
  }
};

const refusalOf = (error: unknown, { label }: Provider): HttpError | null => {
  const away = new HttpError(
    502,
    `${label} cannot be reached just now. Nothing has changed. Try again in a few minutes, or sign in with your email and password.`,
  );
  const untrusted = new HttpError(
    422,
    `The answer of ${label} could not be verified, so you are not signed in. Nothing has changed. Start again; if it happens again, sign in with your email and password.`,
  );
  if (error instanceof AuthorizationResponseError) {
    if (passing.has(error.error)) return away;
    return new HttpError(
      422,
      `${label} did not sign you in: it was cancelled or refused there. Nothing has changed. Start again, or sign in with your email and password.`,
    );
  }
  if (error instanceof ResponseBodyError)
    return error.status >= 500 || error.error === "invalid_client" ? away : untrusted;
  if (error instanceof WWWAuthenticateChallengeError) return away;
  if (error instanceof ClientError) return unusable.has(error.code ?? "") ? away : untrusted;
  if (error instanceof UntrustedToken) return untrusted;
  return error instanceof TypeError && error.message === "fetch failed" ? away : null;
};
