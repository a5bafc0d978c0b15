import { randomUUID } from "node:crypto";
import * as calls from "../../../src/contract/auth.ts";
import { codeFor, openBrowser, type Browser } from "../browser.ts";
import type { TestApi } from "../test-api.ts";

/** The password of everybody here. */
export const password = "correct horse 9";
/** Somebody new, as registration asks for them. */
export const person = () => ({
  given_name: "Mei",
  family_name: "Tran",
  email: `${randomUUID()}@example.com`,
  password,
});
type Person = ReturnType<typeof person>;

export const past = new Date(Date.now() - 1000);

/** Registers and confirms; the browser is signed in. */
export const signedUp = async (api: TestApi, browser: Browser = openBrowser(api), who: Person = person()) => {
  await browser.call(calls.register, { body: who });
  await browser.call(calls.verifyOtp, { body: { email: who.email, otp: codeFor(api, who.email) } });
  return { browser, who };
};
