import { randomUUID } from "node:crypto";
import type { Caller } from "../../../src/contract/caller.ts";
import * as auth from "../../../src/contract/auth.ts";
import { codeFor, openBrowser, type Browser } from "../browser.ts";
import type { TestApi } from "../test-api.ts";

/** The password of the accounts that `register` makes. */
export const password = "correct horse 9";

/** An account with a password, signed in on one browser. */
export interface Signed {
  id: string;
  email: string;
  browser: Browser;
  token: string;
  /** Calls the API with the browser's token. */
  call: Caller;
}

const signedIn = (api: TestApi, browser: Browser, { token, seeker }: auth.Session): Signed => ({
  id: seeker.id,
  email: seeker.email,
  browser,
  token,
  call: api.on("automotive", token),
});

/** Registers and confirms an account. */
export const register = async (
  api: TestApi,
  names: { given_name?: string; family_name?: string } = {},
): Promise<Signed> => {
  const browser = openBrowser(api, "automotive");
  const email = `${randomUUID()}@example.com`;
  await browser.call(auth.register, {
    body: { given_name: "Mei", family_name: "Tran", email, password, ...names },
  });
  const answer = await browser.call(auth.verifyOtp, { body: { email, otp: codeFor(api, email) } });
  if (answer.purpose !== "register") throw new Error("Expected a session.");
  return signedIn(api, browser, answer.session);
};

/** Signs the account in on another browser. */
export const signInAgain = async (
  api: TestApi,
  email: string,
  {
    userAgent = "",
    address,
    secret = password,
  }: { userAgent?: string; address?: string; secret?: string } = {},
): Promise<Signed> => {
  const browser = openBrowser(api, "automotive", { "user-agent": userAgent }, address);
  return signedIn(api, browser, await browser.call(auth.login, { body: { email, password: secret } }));
};
