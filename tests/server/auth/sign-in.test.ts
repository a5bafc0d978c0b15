import { and, eq, isNotNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as calls from "../../../src/contract/auth.ts";
import { listAppliedJobs } from "../../../src/contract/applications.ts";
import { sendSupportMessage } from "../../../src/contract/support.ts";
import { refreshTokens, seekers } from "../../../src/server/auth/tables.ts";
import { liveTokens } from "../../../src/server/auth/sessions.ts";
import { readBearer } from "../../../src/server/auth/token.ts";
import { codeFor, openBrowser, type Browser } from "../browser.ts";
import { onEachDatabase } from "../test-api.ts";

import { password, past, person, signedUp } from "./sign-up.ts";

onEachDatabase("signing in", (api) => {
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
    /** Browsers with the refresh token that this one has now. */
    const copiesOf = (browser: Browser, count = 1): Browser[] =>
      Array.from({ length: count }, () => {
        const copy = openBrowser(api);
        copy.cookies.set("refresh_token", browser.cookies.get("refresh_token")!);
        return copy;
      });

    it("goes on with the refresh cookie, which changes every time", async () => {
      const { browser } = await signedUp(api);
      const first = browser.cookies.get("refresh_token");
      const session = await browser.call(calls.refreshSession, {});
      expect(await readBearer(`Bearer ${session.token}`, api.services.secret)).not.toBeNull();
      expect(browser.cookies.get("refresh_token")).not.toBe(first);
    });

    it("goes on from the token before, when the answer with the next one was missed", async () => {
      const { browser } = await signedUp(api);
      const [first] = copiesOf(browser);
      await browser.call(calls.refreshSession, {});
      await first!.call(calls.refreshSession, {});
      await first!.call(calls.refreshSession, {});
    });

    it("ends, with its whole family, when a refresh token comes again whose next one was used", async () => {
      const { browser } = await signedUp(api);
      const [thief] = copiesOf(browser);
      await browser.call(calls.refreshSession, {});
      await browser.call(calls.refreshSession, {});
      await expect(thief!.call(calls.refreshSession, {})).rejects.toMatchObject({ status: 401 });
      await expect(browser.call(calls.refreshSession, {})).rejects.toMatchObject({ status: 401 });
      expect([...browser.cookies.keys()]).toEqual(["known_device"]);
    });

    it("ends for both when a thief's copy takes the place of the next token", async () => {
      const { browser } = await signedUp(api);
      const [thief] = copiesOf(browser);
      await browser.call(calls.refreshSession, {});
      await thief!.call(calls.refreshSession, {});
      await expect(browser.call(calls.refreshSession, {})).rejects.toMatchObject({ status: 401 });
      await expect(thief!.call(calls.refreshSession, {})).rejects.toMatchObject({ status: 401 });
    });

    it("ends when a refresh token comes again after more time than a missed answer takes", async () => {
      const { browser, who } = await signedUp(api);
      const [late] = copiesOf(browser);
      await browser.call(calls.refreshSession, {});
      const [seeker] = await api.db.select().from(seekers).where(eq(seekers.email, who.email));
      await api.db
        .update(refreshTokens)
        .set({ usedAt: new Date(Date.now() - 180_000) })
        .where(and(eq(refreshTokens.seekerId, seeker!.id), isNotNull(refreshTokens.usedAt)));
      await expect(late!.call(calls.refreshSession, {})).rejects.toMatchObject({ status: 401 });
    });

    it("has one refresh token alive, also when one is traded several times at the same moment", async () => {
      const { browser } = await signedUp(api);
      const trades = copiesOf(browser, 4).map((copy) => copy.call(calls.refreshSession, {}));
      const [first] = await Promise.all(trades);
      expect(await liveTokens(api.db, first!.seeker.id)).toHaveLength(1);
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
      expect([...browser.cookies.keys()]).toEqual(["known_device"]);
      browser.cookies.set("refresh_token", token);
      await expect(browser.call(calls.refreshSession, {})).rejects.toMatchObject({ status: 401 });
    });

    it("ends with signing out by a token alone, with all that was renewed from the same sign-in", async () => {
      const { browser } = await signedUp(api);
      const first = browser.cookies.get("token")!;
      const { token } = await browser.call(calls.refreshSession, {});
      const { browser: other } = await signedUp(api);
      await api.on("workinaus", first)(calls.logout, {});
      for (const ended of [first, token])
        await expect(api.on("workinaus", ended)(listAppliedJobs, {})).rejects.toMatchObject({ status: 401 });
      await expect(browser.call(calls.refreshSession, {})).rejects.toMatchObject({ status: 401 });
      await other.call(calls.refreshSession, {});
    });

    it("that has ended gives no more than a visitor gets where no token is needed", async () => {
      const { browser } = await signedUp(api);
      const call = api.on("workinaus", browser.cookies.get("token")!);
      const message = { subject: "A question", message: "Where is my application?", source: "page" } as const;
      await call(sendSupportMessage, { body: message });
      await call(calls.logout, {});
      await expect(call(sendSupportMessage, { body: message })).rejects.toMatchObject({ status: 422 });
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
});
