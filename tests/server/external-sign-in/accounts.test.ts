import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as auth from "../../../src/contract/auth.ts";
import * as calls from "../../../src/contract/external-sign-in.ts";
import { seekers } from "../../../src/server/auth/tables.ts";
import { signToken } from "../../../src/server/auth/token.ts";
import { removeExpired } from "../../../src/server/external-sign-in/remove-expired.ts";
import {
  externalIdentities,
  externalRequests,
  pendingIdentities,
} from "../../../src/server/external-sign-in/tables.ts";
import { codeFor, type Browser } from "../browser.ts";
import { onEachDatabase } from "../test-api.ts";
import { startProvider, type TestProvider } from "./provider.ts";
import {
  environment,
  offer,
  openAccount,
  password,
  person,
  respond,
  signIn,
  submit,
  visitor,
} from "./visitor.ts";

onEachDatabase(
  "the account of an identity from elsewhere",
  (api) => {
    let provider: TestProvider;
    beforeAll(async () => {
      provider = await startProvider();
      offer(api, provider);
    });
    afterAll(() => provider.close());

    /** Goes to the provider; returns the ticket of the step that follows. */
    const ticketOf = async (browser: Browser, state: string): Promise<string> => {
      const outcome = await signIn(browser);
      expect(outcome).toMatchObject({ state, ticket: expect.any(String) });
      return (outcome as { ticket: string }).ticket;
    };
    const linksOf = (seekerId: string) =>
      api.db.$count(externalIdentities, eq(externalIdentities.seekerId, seekerId));
    const tokenOf = ({ id }: { id: string }) => signToken(id, api.services.secret, 900);

    it("asks for its password once, and then opens with either", async () => {
      const who = (provider.who = person());
      const account = await openAccount(api, who.email);
      const browser = visitor(api);
      const ticket = await ticketOf(browser, "password");
      const give = (own: string) => browser.call(calls.linkWithPassword, { body: { ticket, password: own } });
      await expect(give("another one 1")).rejects.toMatchObject({
        status: 422,
        errors: { password: ["The password is wrong."] },
      });
      expect(await linksOf(account.id)).toBe(0);
      expect(await give(password)).toMatchObject({
        state: "signed-in",
        session: { seeker: { id: account.id } },
      });
      await expect(give(password)).rejects.toMatchObject({ status: 422 });
      expect(api.mails.at(-1)).toMatchObject({ to: who.email, subject: expect.stringContaining("NECA") });
      expect(await signIn(visitor(api))).toMatchObject({ state: "signed-in" });
      await visitor(api).call(auth.login, { body: { email: who.email, password } });
    });

    it("is not opened by an email alone, which may have changed hands at the provider", async () => {
      const who = (provider.who = person());
      const account = await openAccount(api, who.email);
      const browser = visitor(api);
      const ticket = await ticketOf(browser, "password");
      const open = { given_name: "Mallory", family_name: "Gray", terms: true as const };
      await expect(browser.call(calls.registerExternal, { body: { ticket, ...open } })).rejects.toMatchObject(
        {
          status: 422,
        },
      );
      // A mailed code does not take the place of the password.
      await browser.call(calls.mailExternalCode, { body: { ticket, email: who.email } });
      const otp = codeFor(api, who.email);
      expect(await browser.call(calls.confirmExternalCode, { body: { ticket, otp } })).toMatchObject({
        state: "password",
      });
      expect(await linksOf(account.id)).toBe(0);
    });

    it("confirms by a mailed code where it has no password", async () => {
      const who = (provider.who = person());
      const account = await openAccount(api, who.email, null);
      const browser = visitor(api);
      const ticket = await ticketOf(browser, "code");
      const give = (otp: string) => browser.call(calls.confirmExternalCode, { body: { ticket, otp } });
      const otp = codeFor(api, who.email);
      await expect(give(otp === "000000" ? "000001" : "000000")).rejects.toMatchObject({ status: 422 });
      expect(await give(otp)).toMatchObject({ state: "signed-in", session: { seeker: { id: account.id } } });
      await expect(give(otp)).rejects.toMatchObject({ status: 422 });
      expect(await linksOf(account.id)).toBe(1);
    });

    it("is not reached by an email that the provider does not vouch for, but by a code to it", async () => {
      for (const email_verified of [false, undefined]) {
        const who = (provider.who = person({ ...(email_verified === false && { email_verified }) }));
        if (email_verified === undefined) delete who.email_verified;
        await openAccount(api, who.email);
        const browser = visitor(api);
        const outcome = await signIn(browser);
        expect(outcome).toMatchObject({ state: "email", email: who.email });
        const { ticket } = outcome as { ticket: string };
        await expect(
          browser.call(calls.linkWithPassword, { body: { ticket, password } }),
        ).rejects.toMatchObject({ status: 422 });
        await browser.call(calls.mailExternalCode, { body: { ticket, email: who.email } });
        const otp = codeFor(api, who.email);
        expect(await browser.call(calls.confirmExternalCode, { body: { ticket, otp } })).toMatchObject({
          state: "password",
        });
        expect(await browser.call(calls.linkWithPassword, { body: { ticket, password } })).toMatchObject({
          state: "signed-in",
        });
      }
    });

    it("is opened for an email that the seeker gives and confirms, and for no other", async () => {
      provider.who = { sub: randomUUID() };
      const browser = visitor(api);
      const ticket = await ticketOf(browser, "email");
      const [own, others] = [person().email, person().email];
      const mail = (email: string) => browser.call(calls.mailExternalCode, { body: { ticket, email } });
      await mail(own);
      const otp = codeFor(api, own);
      await mail(others);
      // The code belongs to the address that it was mailed to.
      await expect(browser.call(calls.confirmExternalCode, { body: { ticket, otp } })).rejects.toMatchObject({
        status: 422,
      });
      await mail(own);
      expect(
        await browser.call(calls.confirmExternalCode, { body: { ticket, otp: codeFor(api, own) } }),
      ).toMatchObject({ state: "terms", email: own });
      await expect(mail(others)).rejects.toMatchObject({ status: 422 });
      const names = { given_name: "Mei", family_name: "Tran" };
      expect(
        await browser.call(calls.registerExternal, { body: { ticket, ...names, terms: true } }),
      ).toMatchObject({ session: { seeker: { email: own } } });
    });

    it("has no password that opens it until its owner sets one", async () => {
      const who = (provider.who = person());
      await openAccount(api, who.email, null);
      for (const guess of ["nobody has this password", "null", " "])
        await expect(
          visitor(api).call(auth.login, { body: { email: who.email, password: guess } }),
        ).rejects.toMatchObject({ status: 401 });
      const browser = visitor(api);
      await browser.call(auth.forgotPassword, { body: { email: who.email } });
      const body = { email: who.email, otp: codeFor(api, who.email), purpose: "reset" as const };
      const reset = await browser.call(auth.verifyOtp, { body });
      if (reset.purpose !== "reset") throw new Error("This was a reset.");
      await browser.call(auth.resetPassword, { body: { reset_token: reset.reset_token, password } });
      await visitor(api).call(auth.login, { body: { email: who.email, password } });
    });

    it("is linked and unlinked by the seeker who is signed in, and loses its links with it", async () => {
      const who = (provider.who = person());
      const account = await openAccount(api, person().email);
      const browser = visitor(api, await tokenOf(account));
      expect(await signIn(browser, "link")).toEqual({ state: "linked" });
      expect(await signIn(browser, "link")).toEqual({ state: "linked" });
      expect(await signIn(visitor(api))).toMatchObject({ session: { seeker: { id: account.id } } });
      const { identities } = await browser.call(calls.listExternalIdentities, {});
      expect(identities).toMatchObject([{ label: "NECA", email: who.email }]);
      const { id } = identities[0]!;
      const other = await openAccount(api, person().email);
      await expect(
        visitor(api, await tokenOf(other)).call(calls.unlinkExternalIdentity, { params: { id } }),
      ).rejects.toMatchObject({ status: 404 });
      await browser.call(calls.unlinkExternalIdentity, { params: { id } });
      expect(await signIn(visitor(api))).toMatchObject({ state: "terms" });
      await signIn(browser, "link");
      await api.db.delete(seekers).where(eq(seekers.id, account.id));
      expect(await linksOf(account.id)).toBe(0);
    });

    it("is not linked to an identity of another account, nor for somebody else", async () => {
      provider.who = person();
      const [owner, other] = [await openAccount(api, person().email), await openAccount(api, person().email)];
      await signIn(visitor(api, await tokenOf(owner)), "link");
      await expect(signIn(visitor(api, await tokenOf(other)), "link")).rejects.toMatchObject({ status: 409 });
      // Begun by one seeker, finished after another has signed in to the same browser, or nobody.
      provider.who = person();
      for (const token of [await tokenOf(other), undefined]) {
        const browser = visitor(api, await tokenOf(owner));
        const response = await respond(browser, "link");
        const later = visitor(api, token);
        for (const [name, value] of browser.cookies) later.cookies.set(name, value);
        await expect(submit(later, response)).rejects.toMatchObject({ status: 401 });
      }
      await expect(respond(visitor(api), "link")).rejects.toMatchObject({ status: 401 });
      expect([await linksOf(owner.id), await linksOf(other.id)]).toEqual([1, 0]);
    });

    it("keeps its last way in, also when two are unlinked at the same moment", async () => {
      const account = await openAccount(api, person().email, null);
      const browser = visitor(api, await tokenOf(account));
      for (const who of [person(), person()]) {
        provider.who = who;
        await signIn(browser, "link");
      }
      const { identities } = await browser.call(calls.listExternalIdentities, {});
      const unlinked = await Promise.allSettled(
        identities.map(({ id }) => browser.call(calls.unlinkExternalIdentity, { params: { id } })),
      );
      expect(unlinked.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      expect(await linksOf(account.id)).toBe(1);
    });

    it("is linked once, however often a ticket is used at the same moment", async () => {
      const who = (provider.who = person());
      const account = await openAccount(api, who.email);
      const browser = visitor(api);
      const ticket = await ticketOf(browser, "password");
      const given = await Promise.allSettled(
        Array.from({ length: 4 }, () => browser.call(calls.linkWithPassword, { body: { ticket, password } })),
      );
      expect(given.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(await linksOf(account.id)).toBe(1);
    });

    it("leaves nothing of a sign-in that nobody finished", async () => {
      const who = (provider.who = person());
      const browser = visitor(api);
      const response = await respond(browser);
      const ticket = await ticketOf(visitor(api), "terms");
      await removeExpired(api.db, new Date(Date.now() + 60 * 60_000));
      expect(await api.db.$count(externalRequests)).toBe(0);
      expect(await api.db.$count(pendingIdentities, eq(pendingIdentities.email, who.email))).toBe(0);
      await expect(submit(browser, response)).rejects.toMatchObject({ status: 422 });
      const names = { given_name: "Mei", family_name: "Tran" };
      await expect(
        browser.call(calls.registerExternal, { body: { ticket, ...names, terms: true } }),
      ).rejects.toMatchObject({ status: 422 });
    });
  },
  environment,
);
