import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as calls from "../../../src/contract/auth.ts";
import { listAppliedJobs } from "../../../src/contract/applications.ts";
import { refreshTokens, registrations, seekers } from "../../../src/server/auth/tables.ts";
import { readBearer } from "../../../src/server/auth/token.ts";
import { codeFor, openBrowser, type Browser } from "../browser.ts";
import { onEachDatabase, type TestApi } from "../test-api.ts";

const password = "correct horse 9";
const person = () => ({
  given_name: "Mei",
  family_name: "Tran",
  email: `${randomUUID()}@example.com`,
  password,
});
type Person = ReturnType<typeof person>;

const past = new Date(Date.now() - 1000);

/** Registers and confirms; the browser is signed in. */
const signedUp = async (api: TestApi, browser: Browser = openBrowser(api), who: Person = person()) => {
  await browser.call(calls.register, { body: who });
  await browser.call(calls.verifyOtp, { body: { email: who.email, otp: codeFor(api, who.email) } });
  return { browser, who };
};

const resetToken = async (api: TestApi, browser: Browser, email: string) => {
  await browser.call(calls.forgotPassword, { body: { email } });
  const answer = await browser.call(calls.verifyOtp, {
    body: { email, otp: codeFor(api, email), purpose: "reset" },
  });
  if (answer.purpose !== "reset") throw new Error("Expected a reset token.");
  return answer.reset_token;
};

onEachDatabase("signing in", (api) => {
  describe("registering", () => {
    it("mails a code, and the code signs in", async () => {
      const browser = openBrowser(api, "automotive");
      const who = person();
      expect(await browser.call(calls.register, { body: who })).toEqual({ email: who.email, next: "otp" });
      expect([...browser.cookies.keys()]).toEqual(["registration"]);
      expect(browser.lastCookies()).toEqual([
        expect.stringMatching(/^registration=.*Path=\/v1\/auth; HttpOnly; SameSite=Lax$/),
      ]);
      const mail = api.mails.at(-1)!;
      expect(mail).toMatchObject({ to: who.email, from: { name: "Torque Jobs" } });
      expect(mail.html).toContain(codeFor(api, who.email));
      const answer = await browser.call(calls.verifyOtp, {
        body: { email: who.email, otp: codeFor(api, who.email) },
      });
      expect(answer).toMatchObject({ session: { seeker: { given_name: "Mei", email: who.email } } });
    });

    it("answers the same when the account exists, and tells its owner by mail alone", async () => {
      const { who } = await signedUp(api);
      const browser = openBrowser(api);
      const sent = api.mails.length;
      const again = {
        ...who,
        email: ` ${who.email.toUpperCase()} `,
        given_name: "Mallory",
        password: "another one 1",
      };
      expect(await browser.call(calls.register, { body: again })).toEqual({ email: who.email, next: "otp" });
      expect(api.mails.slice(sent).map(({ subject }) => subject)).toEqual([
        expect.stringContaining("already have"),
      ]);
      expect(await browser.call(calls.login, { body: who })).toMatchObject({ seeker: { given_name: "Mei" } });
    });

    it("repeats no typed words to an address that nobody has confirmed", async () => {
      const who = { ...person(), given_name: "Win at https://prize.example" };
      await openBrowser(api).call(calls.register, { body: who });
      expect(JSON.stringify(api.mails.at(-1))).not.toContain("prize");
    });

    it("names every field that is wrong", async () => {
      const refused = openBrowser(api).call(calls.register, {
        body: { given_name: " ", family_name: "x", email: "nowhere", password: "short" },
      });
      await expect(refused).rejects.toMatchObject({
        status: 422,
        errors: {
          given_name: ["Enter your given name."],
          email: [expect.stringContaining("email")],
          password: ["Must be at least 10 characters."],
        },
      });
    });
  });

  describe("a code", () => {
    it("works once", async () => {
      const { who } = await signedUp(api);
      const again = openBrowser(api).call(calls.verifyOtp, {
        body: { email: who.email, otp: codeFor(api, who.email) },
      });
      await expect(again).rejects.toMatchObject({ status: 422, errors: { otp: [expect.any(String)] } });
    });

    it("works once even when it is given twice at the same moment", async () => {
      const who = person();
      const browser = openBrowser(api);
      await browser.call(calls.register, { body: who });
      const body = { email: who.email, otp: codeFor(api, who.email) };
      const tries = await Promise.allSettled(
        [1, 2, 3].map(() => openBrowser(api).call(calls.verifyOtp, { body })),
      );
      expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    });

    it("is refused after ten minutes", async () => {
      const who = person();
      const browser = openBrowser(api);
      await browser.call(calls.register, { body: who });
      await api.db.update(registrations).set({ expiresAt: past }).where(eq(registrations.email, who.email));
      const late = browser.call(calls.verifyOtp, {
        body: { email: who.email, otp: codeFor(api, who.email) },
      });
      await expect(late).rejects.toMatchObject({ status: 422 });
    });

    it("is void after five wrong tries, and a new one takes its place", async () => {
      const who = person();
      const browser = openBrowser(api);
      await browser.call(calls.register, { body: who });
      const right = codeFor(api, who.email);
      const wrong = right === "000000" ? "000001" : "000000";
      const give = (otp: string) => browser.call(calls.verifyOtp, { body: { email: who.email, otp } });
      for (let index = 0; index < 5; index++)
        await expect(give(wrong)).rejects.toMatchObject({ status: 422 });
      await expect(give(right)).rejects.toMatchObject({ status: 422 });
      await browser.call(calls.register, { body: who });
      await expect(give(codeFor(api, who.email))).resolves.toMatchObject({ purpose: "register" });
    });

    it("for one purpose is none for another, and none for an unknown address", async () => {
      const who = person();
      const browser = openBrowser(api);
      await browser.call(calls.register, { body: who });
      const otp = codeFor(api, who.email);
      const refusals = await Promise.all(
        [
          { email: who.email, otp, purpose: "reset" as const },
          { email: person().email, otp },
        ].map((body) => browser.call(calls.verifyOtp, { body }).catch((error: unknown) => error)),
      );
      expect(refusals[0]).toMatchObject({ status: 422 });
      expect(refusals[1]).toEqual(refusals[0]);
    });

    it("is kept as a hash", async () => {
      const who = person();
      await openBrowser(api).call(calls.register, { body: who });
      const rows = await api.db.select().from(registrations);
      expect(JSON.stringify(rows)).not.toContain(`"${codeFor(api, who.email)}"`);
    });
  });

  describe("a sign-in", () => {
    it("gives a token that names the seeker, in a cookie that the page can read", async () => {
      const { browser, who } = await signedUp(api);
      const session = await browser.call(calls.login, { body: who });
      expect(await readBearer(`Bearer ${session.token}`, api.services.secret)).toEqual({
        id: session.seeker.id,
        session: expect.any(String),
      });
      expect(browser.cookies.get("token")).toBe(session.token);
      const line = (name: string) => browser.lastCookies().filter((cookie) => cookie.startsWith(`${name}=`));
      expect(line("token")).toEqual([expect.stringMatching(/Max-Age=900; Path=\/; SameSite=Lax$/)]);
      expect(line("refresh_token")).toEqual([
        expect.stringMatching(/Path=\/v1\/auth; HttpOnly; SameSite=Lax$/),
      ]);
    });

    it("says the same for an unknown address and for a wrong password", async () => {
      const { browser, who } = await signedUp(api);
      const refuse = (body: { email: string; password: string }) =>
        browser.call(calls.login, { body }).catch((error: unknown) => error);
      const wrong = await refuse({ email: who.email, password: "not the password" });
      expect(wrong).toMatchObject({ status: 401 });
      expect(await refuse({ email: person().email, password })).toEqual(wrong);
    });

    it("before the address is confirmed mails a new code, to who knows the password", async () => {
      const who = person();
      const browser = openBrowser(api);
      await browser.call(calls.register, { body: who });
      const sent = api.mails.length;
      await expect(
        browser.call(calls.login, { body: { ...who, password: "not the password" } }),
      ).rejects.toMatchObject({ status: 401 });
      expect(api.mails).toHaveLength(sent);
      await expect(browser.call(calls.login, { body: who })).rejects.toMatchObject({ status: 403 });
      expect(api.mails).toHaveLength(sent + 1);
      await browser.call(calls.verifyOtp, { body: { email: who.email, otp: codeFor(api, who.email) } });
    });

    it("with a token of an account that is gone is refused, not a failure", async () => {
      const { browser, who } = await signedUp(api);
      const { token, seeker } = await browser.call(calls.login, { body: who });
      await api.db.delete(seekers).where(eq(seekers.id, seeker.id));
      await expect(api.on("workinaus", token)(listAppliedJobs, {})).rejects.toMatchObject({ status: 401 });
      await expect(browser.call(calls.refreshSession, {})).rejects.toMatchObject({ status: 401 });
    });
  });

  describe("a session", () => {
    it("goes on with the refresh cookie, which changes every time", async () => {
      const { browser } = await signedUp(api);
      const first = browser.cookies.get("refresh_token");
      const session = await browser.call(calls.refreshSession, {});
      expect(await readBearer(`Bearer ${session.token}`, api.services.secret)).not.toBeNull();
      expect(browser.cookies.get("refresh_token")).not.toBe(first);
    });

    it("ends, with its whole family, when an old refresh token comes again", async () => {
      const { browser } = await signedUp(api);
      const thief = openBrowser(api);
      thief.cookies.set("refresh_token", browser.cookies.get("refresh_token")!);
      await browser.call(calls.refreshSession, {});
      await expect(thief.call(calls.refreshSession, {})).rejects.toMatchObject({ status: 401 });
      await expect(browser.call(calls.refreshSession, {})).rejects.toMatchObject({ status: 401 });
      expect([...browser.cookies.keys()]).toEqual(["device"]);
    });

    it("trades a refresh token once, also at the same moment", async () => {
      const { browser } = await signedUp(api);
      const token = browser.cookies.get("refresh_token")!;
      const trades = await Promise.allSettled(
        [1, 2, 3, 4].map(() => {
          const copy = openBrowser(api);
          copy.cookies.set("refresh_token", token);
          return copy.call(calls.refreshSession, {});
        }),
      );
      expect(trades.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    });

    it("ends in time", async () => {
      const { browser, who } = await signedUp(api);
      const [seeker] = await api.db.select().from(seekers).where(eq(seekers.email, who.email));
      await api.db
        .update(refreshTokens)
        .set({ expiresAt: past })
        .where(eq(refreshTokens.seekerId, seeker!.id));
      await expect(browser.call(calls.refreshSession, {})).rejects.toMatchObject({ status: 401 });
    });

    it("ends with signing out, and clears both cookies", async () => {
      const { browser } = await signedUp(api);
      const token = browser.cookies.get("refresh_token")!;
      await browser.call(calls.logout, {});
      expect([...browser.cookies.keys()]).toEqual(["device"]);
      browser.cookies.set("refresh_token", token);
      await expect(browser.call(calls.refreshSession, {})).rejects.toMatchObject({ status: 401 });
    });

    it("cannot be used by another site's page", async () => {
      const { browser } = await signedUp(api);
      for (const headers of [
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
        { origin: "http://hospitality.localhost:4321" },
        { origin: "null" },
      ]) {
        const foreign = openBrowser(api, "workinaus", headers as Record<string, string>);
        foreign.cookies.set("refresh_token", browser.cookies.get("refresh_token")!);
        await expect(foreign.call(calls.refreshSession, {})).rejects.toMatchObject({ status: 403 });
      }
      const own = openBrowser(api, "workinaus", { origin: "http://workinaus.localhost" });
      own.cookies.set("refresh_token", browser.cookies.get("refresh_token")!);
      await own.call(calls.refreshSession, {});
    });
  });

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

    it("leads with its mail to the brand's own host only, whatever host the request names", async () => {
      const { who } = await signedUp(api);
      const lure = openBrowser(api, "workinaus", {
        host: "evil.example",
        "host-name": "automotive.localhost",
      });
      await lure.call(calls.register, { body: who });
      expect(api.mails.at(-1)!.text).toContain("http://automotive.localhost/sign-in");
    });
  });
});
