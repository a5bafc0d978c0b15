import { describe, expect, it } from "vitest";
import * as calls from "../../../src/contract/auth.ts";
import { codeFor, openBrowser, type Browser } from "../browser.ts";
import { onEachDatabase, type TestApi } from "../test-api.ts";

import { person, signedUp } from "./sign-up.ts";

const resetToken = async (api: TestApi, browser: Browser, email: string) => {
  await browser.call(calls.forgotPassword, { body: { email } });
  const answer = await browser.call(calls.verifyOtp, {
    body: { email, otp: codeFor(api, email), purpose: "reset" },
  });
  if (answer.purpose !== "reset") throw new Error("Expected a reset token.");
  return answer.reset_token;
};

onEachDatabase("signing in", (api) => {
  describe("a forgotten password", () => {
    it("is replaced with a mailed code; all other sessions end", async () => {
      const { browser: elsewhere, who } = await signedUp(api);
      const browser = openBrowser(api, "hospitality");
      const token = await resetToken(api, browser, who.email);
      const session = await browser.call(calls.resetPassword, {
        body: { reset_token: token, password: "a brand new one" },
      });
      expect(session.seeker.email).toBe(who.email);
      expect(api.mails.at(-1)).toMatchObject({ to: who.email, subject: expect.stringContaining("changed") });
      await expect(elsewhere.call(calls.refreshSession, {})).rejects.toMatchObject({ status: 401 });
      await browser.call(calls.refreshSession, {});
      await expect(browser.call(calls.login, { body: who })).rejects.toMatchObject({ status: 401 });
      await browser.call(calls.login, { body: { ...who, password: "a brand new one" } });
    });

    it("is replaced once only", async () => {
      const { browser, who } = await signedUp(api);
      const token = await resetToken(api, browser, who.email);
      const body = { reset_token: token, password: "a brand new one" };
      await browser.call(calls.resetPassword, { body });
      await expect(browser.call(calls.resetPassword, { body })).rejects.toMatchObject({ status: 422 });
      for (const made of ["nonsense", `${"-".repeat(36)}.${"a".repeat(43)}`, token.replace(/.$/, "_")]) {
        await expect(
          browser.call(calls.resetPassword, { body: { ...body, reset_token: made } }),
        ).rejects.toMatchObject({ status: 422, errors: { reset_token: [expect.any(String)] } });
      }
    });

    it("is answered the same when there is no account, without any mail", async () => {
      const { email } = person();
      const sent = api.mails.length;
      expect(await openBrowser(api).call(calls.forgotPassword, { body: { email } })).toEqual({
        email,
        next: "otp",
      });
      expect(api.mails).toHaveLength(sent);
    });

    it("of an account that was never confirmed is answered with a mail that says so", async () => {
      const who = person();
      const browser = openBrowser(api);
      await browser.call(calls.register, { body: who });
      await browser.call(calls.forgotPassword, { body: { email: who.email } });
      expect(api.mails.at(-1)).toMatchObject({ to: who.email, subject: expect.stringContaining("not open") });
      expect(api.mails.at(-1)!.text).toContain("/sign-in?step=register");
    });

    it("is replaced in the browser that asked for it, whatever codes were asked for and guessed elsewhere", async () => {
      const { who } = await signedUp(api);
      const owner = openBrowser(api);
      const asks = (browser: Browser) => browser.call(calls.forgotPassword, { body: { email: who.email } });
      await asks(owner);
      const otp = codeFor(api, who.email);
      const others = [openBrowser(api), openBrowser(api)];
      await asks(others[0]!);
      const wrong = otp === "000000" ? "000001" : "000000";
      for (const other of [...others, ...others, ...others, ...others])
        await expect(
          other.call(calls.verifyOtp, { body: { email: who.email, otp: wrong, purpose: "reset" } }),
        ).rejects.toMatchObject({ status: 422 });
      const body = { email: who.email, otp, purpose: "reset" as const };
      expect(await owner.call(calls.verifyOtp, { body })).toMatchObject({ reset_token: expect.any(String) });
    });

    it("keeps its token when the new password is refused", async () => {
      const { browser, who } = await signedUp(api);
      const reset_token = await resetToken(api, browser, who.email);
      const give = (password: string) =>
        browser.call(calls.resetPassword, { body: { reset_token, password } });
      await expect(give("Tran-Mei-1990")).rejects.toMatchObject({
        status: 422,
        errors: { password: [expect.stringContaining("your name")] },
      });
      await give("a brand new one");
    });

    it("leads with its mail to the brand's own host only, and mails nothing for a host that is not ours", async () => {
      const { who } = await signedUp(api);
      const at = (host: string) => openBrowser(api, host, { host, "host-name": "automotive.localhost" });
      const sent = api.mails.length;
      await expect(at("evil.example").call(calls.register, { body: who })).rejects.toMatchObject({
        status: 421,
      });
      expect(api.mails).toHaveLength(sent);
      await at("hospitality.localhost").call(calls.register, { body: who });
      expect(api.mails.at(-1)!.text).toContain("http://automotive.localhost/sign-in");
    });
  });
});
