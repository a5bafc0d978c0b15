import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import { randomNonce, randomPKCECodeVerifier, randomState } from "openid-client";
import { cookieList } from "../auth/cookie-list.ts";
import type { Context } from "../http/context.ts";
import { HttpError } from "../platform/http-error.ts";
import type { Db } from "../platform/database/open.ts";
import { externalRequests } from "./tables.ts";

/** How long a seeker may stay at the provider, in seconds. */
const requestSeconds = 15 * 60;

/**
 * Binds requests to a browser: the `state` in addresses is known to the provider and its logs as well, so it alone must
 * not let anybody finish a sign-in.
 */
const browsers = cookieList("external_sign_in", requestSeconds);

/** A browser's request to a provider. */
export type ExternalRequest = typeof externalRequests.$inferSelect;

/** Records that this browser goes to a provider. `seekerId` is the account to link; null for a sign-in. */
export const openRequest = async (
  { issuer, seekerId }: { issuer: string; seekerId: string | null },
  context: Context,
) => {
  const browser = randomBytes(32).toString("base64url");
  const request = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
  await context.db.insert(externalRequests).values({
    stateHash: hashOf(request.state),
    browserHash: hashOf(browser),
    brand: context.brand.id,
    issuer,
    nonce: request.nonce,
    codeVerifier: request.codeVerifier,
    seekerId,
    expiresAt: new Date(Date.now() + requestSeconds * 1000),
  });
  browsers.add(browser, context);
  return request;
};

/** Keeps the first response that is posted for a request, and returns its state; unknown ones are dropped. */
export const keepResponse = async (response: string, db: Db): Promise<string> => {
  const state = stateOf(response);
  await db
    .update(externalRequests)
    .set({ response })
    .where(and(isLive(state), isNull(externalRequests.response)));
  return state;
};

/** Takes the request that a response belongs to, once, with the response's parameters. @throws HttpError 422. */
export const takeRequest = async (
  response: string,
  context: Context,
): Promise<{ request: ExternalRequest; parameters: URLSearchParams }> => {
  const hashes = browsers.read(context).map(hashOf);
  const [request] = await context.db
    .delete(externalRequests)
    .where(
      and(
        isLive(stateOf(response)),
        inArray(externalRequests.browserHash, hashes),
        eq(externalRequests.brand, context.brand.id),
      ),
    )
    .returning();
  if (!request) throw stale();
  return { request, parameters: new URLSearchParams(request.response ?? response) };
};

const isLive = (state: string) =>
  and(eq(externalRequests.stateHash, hashOf(state)), gt(externalRequests.expiresAt, new Date()));

const stateOf = (response: string): string => {
  const state = new URLSearchParams(response).get("state");
  if (!state) throw stale();
  return state;
};

const stale = () =>
  new HttpError(
    422,
    "This sign-in was used already, took longer than 15 minutes, or was begun in another browser. Nothing has changed; start it again here.",
  );

/** 256 random bits need no salt and no slow hash. */
const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");
