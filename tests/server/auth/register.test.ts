import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as calls from "../../../src/contract/auth.ts";
import { registrations } from "../../../src/server/auth/tables.ts";
import { codeFor, openBrowser } from "../browser.ts";
import { onEachDatabase } from "../test-api.ts";

import { past, person, signedUp } from "./sign-up.ts";

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
      const who = { ...person(), given_name: "Win at prize.example" };
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
});
