import { expect, it } from "vitest";
import * as calls from "../../src/contract/auth.ts";
import { openLimits } from "../../src/server/lib/rate-limit.ts";
import { codeFor, openBrowser } from "./browser.ts";
import { onEachDatabase } from "./test-api.ts";

const password = "correct horse 9";
const email = "kim@example.com";
const who = { given_name: "Kim", family_name: "Lee", email, password };

onEachDatabase(
  "limits of signing in",
  (api) => {
    it("refuse the eleventh wrong password, whoever asks, until there is a new one", async () => {
      const browser = openBrowser(api);
      const wrong = () => browser.call(calls.login, { body: { email, password: "a guess" } });
      await browser.call(calls.register, { body: who });
      await browser.call(calls.verifyOtp, { body: { email, otp: codeFor(api, email) } });
      for (let index = 0; index < 10; index++) await expect(wrong()).rejects.toMatchObject({ status: 401 });
      await expect(wrong()).rejects.toMatchObject({
        status: 429,
        message: "There were too many tries. Please try again in 15 minutes.",
      });
      await expect(browser.call(calls.login, { body: who })).rejects.toMatchObject({ status: 429 });

      await browser.call(calls.forgotPassword, { body: { email } });
      const answer = await browser.call(calls.verifyOtp, {
        body: { email, otp: codeFor(api, email), purpose: "reset" },
      });
      if (answer.purpose !== "reset") throw new Error("Expected a reset token.");
      const body = { reset_token: answer.reset_token, password: "a brand new one" };
      await browser.call(calls.resetPassword, { body });
      await browser.call(calls.login, { body: { email, password: body.password } });
    });

    it("mail five codes to an address, also to one without an account", async () => {
      const browser = openBrowser(api);
      const ask = () => browser.call(calls.forgotPassword, { body: { email: "nobody@example.com" } });
      for (let index = 0; index < 5; index++) await ask();
      await expect(ask()).rejects.toMatchObject({ status: 429 });
    });

    it("let tries of codes end, however many codes there are", async () => {
      const body = { email: "guess@example.com", otp: "000000" };
      const give = () => openBrowser(api).call(calls.verifyOtp, { body });
      for (let index = 0; index < 15; index++) await expect(give()).rejects.toMatchObject({ status: 422 });
      await expect(give()).rejects.toMatchObject({ status: 429 });
    });

    it("say when to come back", async () => {
      const limits = openLimits({ ...api.services.config, AUTH_RATE_LIMIT: 2 }, api.db);
      await limits.address.take("203.0.113.9");
      await limits.address.take("203.0.113.9");
      const refused = await limits.address.take("203.0.113.9").catch((error: unknown) => error);
      expect(refused).toMatchObject({
        status: 429,
        headers: { "retry-after": expect.stringMatching(/^\d+$/) },
      });
      await limits.address.take("203.0.113.10");
    });

    it("count the addresses of one IPv6 network as one", async () => {
      const limits = openLimits({ ...api.services.config, AUTH_RATE_LIMIT: 2 }, api.db);
      await limits.address.take("2001:db8:1:2::1");
      await limits.address.take("2001:db8:1:2:a:b:c:d");
      await expect(limits.address.take("2001:db8:1:2:ffff::")).rejects.toMatchObject({ status: 429 });
      await limits.address.take("2001:db8:1:3::1");
    });

    it("are shared by processes that share a database", async () => {
      // A second process: the same database, another memory.
      const config = { AUTH_RATE_LIMIT: 300, DATABASE_URL: "postgres://shared" };
      const processes = [openLimits(config, api.db), openLimits(config, api.db)];
      for (let index = 0; index < 5; index++) await processes[index % 2]!.code.take("shared@example.com");
      await expect(processes[0]!.code.take("shared@example.com")).rejects.toMatchObject({ status: 429 });
      await processes[1]!.code.clear("shared@example.com");
      await processes[0]!.code.take("shared@example.com");
    });
  },
  { AUTH_RATE_LIMIT: "300" },
);

onEachDatabase(
  "the limit of an address",
  (api) => {
    it("covers all sign-in calls and answers with Retry-After", async () => {
      const call = (path: string) => api.fetch(`/v1/auth/${path}`, { method: "POST" });
      for (const path of ["logout", "refresh", "login"]) expect((await call(path)).status).not.toBe(429);
      const refused = await call("logout");
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await refused.json()).toEqual({ message: expect.stringContaining("too many tries") });
      expect((await api.fetch("/healthz")).status).toBe(200);
    });
  },
  { AUTH_RATE_LIMIT: "3" },
);
