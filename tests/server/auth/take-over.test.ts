import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import * as calls from "../../../src/contract/auth.ts";
import { hashOf } from "../../../src/server/auth/codes.ts";
import { removeOldRegistrations } from "../../../src/server/auth/registrations.ts";
import { registrations, seekers } from "../../../src/server/auth/tables.ts";
import { hashPassword, ownWork } from "../../../src/server/auth/password.ts";
import { codeFor, openBrowser, type Browser } from "../browser.ts";
import { onOneDatabase } from "../test-api.ts";

const victims = { given_name: "Mei", family_name: "Tran", password: "correct horse 9" };
const attackers = { given_name: "Mallory", family_name: "Gray", password: "another one 1" };

onOneDatabase("an email that two people register", (api) => {
  const newEmail = () => `${randomUUID()}@example.com`;
  const register = async (email: string, who: typeof victims, browser = openBrowser(api)) => {
    await browser.call(calls.register, { body: { ...who, email } });
    return { browser, otp: codeFor(api, email) };
  };
  const give = (browser: Browser, email: string, otp: string) =>
    browser.call(calls.verifyOtp, { body: { email, otp } });
  const expectVictims = async (email: string) => {
    const login = (who: typeof victims) =>
      openBrowser(api).call(calls.login, { body: { email, password: who.password } });
    expect(await login(victims)).toMatchObject({ seeker: { given_name: "Mei", family_name: "Tran" } });
    await expect(login(attackers)).rejects.toMatchObject({ status: 401 });
  };

  it("belongs to whose code is given, with their own password and names, whoever was first", async () => {
    for (const isFirst of [true, false]) {
      const email = newEmail();
      if (!isFirst) await register(email, attackers);
      const { browser, otp } = await register(email, victims);
      if (isFirst) await register(email, attackers);
      expect(await give(browser, email, otp)).toMatchObject({ session: { seeker: { given_name: "Mei" } } });
      await expectVictims(email);
      expect(await api.db.$count(registrations, eq(registrations.email, email))).toBe(0);
    }
  });

  it("is not given away by the newest code, which somebody else had mailed", async () => {
    const email = newEmail();
    const victim = await register(email, victims);
    const attacker = await register(email, attackers);
    const refused = {
      status: 422,
      errors: { otp: [expect.stringContaining("Ask for a new code")] },
    };
    await expect(give(victim.browser, email, attacker.otp)).rejects.toMatchObject(refused);
    await expect(give(openBrowser(api), email, attacker.otp)).rejects.toMatchObject(refused);
    await give(victim.browser, email, victim.otp);
    await expectVictims(email);
  });

  it("is confirmed without a cookie by the earliest code alone", async () => {
    const email = newEmail();
    const { otp } = await register(email, victims);
    await register(email, attackers);
    expect(await give(openBrowser(api), email, otp)).toMatchObject({ purpose: "register" });
    await expectVictims(email);
  });

  it("keeps the code of its own browser, however many wrong ones are given elsewhere", async () => {
    const email = newEmail();
    await register(email, attackers);
    const { browser, otp } = await register(email, victims);
    for (let index = 0; index < 12; index++)
      await expect(give(openBrowser(api), email, otp)).rejects.toMatchObject({ status: 422 });
    await give(browser, email, otp);
  });

  it("gets a new code for the same registration with the same password", async () => {
    const email = newEmail();
    const first = await register(email, victims);
    const { otp } = await register(email, victims, first.browser);
    expect(await api.db.$count(registrations, eq(registrations.email, email))).toBe(1);
    await expect(give(first.browser, email, first.otp)).rejects.toMatchObject({ status: 422 });
    await give(first.browser, email, otp);
  });

  it("gets a new code for the password that somebody signs in with, and that browser can confirm", async () => {
    const email = newEmail();
    await register(email, attackers);
    await register(email, victims);
    const elsewhere = openBrowser(api);
    await expect(
      elsewhere.call(calls.login, { body: { email, password: victims.password } }),
    ).rejects.toMatchObject({ status: 403 });
    await give(elsewhere, email, codeFor(api, email));
    await expectVictims(email);
  });

  it("becomes one account when all codes are given at the same moment, and it is never changed", async () => {
    const email = newEmail();
    const people = await Promise.all(
      [victims, attackers, { ...attackers, password: "a third one 33" }].map(async (who) => {
        const browser = openBrowser(api);
        await browser.call(calls.register, { body: { ...who, email } });
        const [id] = browser.cookies.get("registration")!.split("~");
        const otp = "424242";
        const codeHash = hashOf({ id: id!, purpose: "register" }, otp, api.services.secret);
        await api.db.update(registrations).set({ codeHash }).where(eq(registrations.id, id!));
        return { browser, otp };
      }),
    );
    const tries = await Promise.allSettled(
      [...people, ...people, ...people, ...people].map(({ browser, otp }) => give(browser, email, otp)),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const { reason } of tries.filter((result) => result.status === "rejected"))
      expect(reason).toMatchObject({ status: 422, errors: { otp: [expect.any(String)] } });
    expect(await api.db.$count(seekers, eq(seekers.email, email))).toBe(1);
  });

  it("tells nobody whether it has an account, by register, sign-in or cookies", async () => {
    const [open, taken] = [newEmail(), newEmail()];
    const { browser, otp } = await register(taken, victims);
    await give(browser, taken, otp);
    const seen = async (email: string) => {
      const stranger = openBrowser(api);
      const body = { ...attackers, email };
      await stranger.call(calls.register, { body });
      const cookie = stranger.cookies.get("registration");
      await stranger.call(calls.register, { body });
      const isSame = stranger.cookies.get("registration") === cookie;
      const refusal = await stranger.call(calls.login, { body }).catch((error: unknown) => error);
      return { isSame, refusal, length: cookie?.length };
    };
    expect(await seen(taken)).toEqual(await seen(open));
    const session = openBrowser(api).call(calls.login, {
      body: { email: taken, password: victims.password },
    });
    expect(await session).toMatchObject({ seeker: { given_name: "Mei" } });
  });

  it("is forgotten a day after nobody confirmed it", async () => {
    const email = newEmail();
    const left = () => api.db.$count(registrations, eq(registrations.email, email));
    const { browser } = await register(email, victims);
    await removeOldRegistrations(api.db, new Date(Date.now() - 60_000));
    expect(await left()).toBe(1);
    const longAgo = new Date(Date.now() - 90_000);
    await api.db
      .update(registrations)
      .set({ createdAt: longAgo, expiresAt: longAgo })
      .where(eq(registrations.email, email));
    await removeOldRegistrations(api.db, new Date(Date.now() - 60_000));
    expect(await left()).toBe(0);
    await expect(give(browser, email, codeFor(api, email))).rejects.toMatchObject({ status: 422 });
  });

  it("keeps what was begun before registrations had a table of their own, code and all", async () => {
    const email = newEmail();
    const id = randomUUID();
    const passwordHash = await hashPassword(victims.password, ownWork);
    const codeHash = hashOf({ id, purpose: "register" }, "123456", api.services.secret);
    await api.db.insert(seekers).values({ id, email, passwordHash, givenName: "Mei", familyName: "Tran" });
    await api.db.execute(
      sql`insert into one_time_codes (seeker_id, purpose, code_hash, expires_at) values (${id}, 'register', ${codeHash}, now() + interval '5 minutes')`,
    );
    const folder = "src/server/platform/database/migrations";
    const file = (await readdir(folder)).find((name) => name.endsWith("_registrations.sql"));
    const statements = (await readFile(join(folder, file!), "utf8")).split("--> statement-breakpoint");
    for (const statement of statements.slice(-2)) await api.db.execute(sql.raw(statement));
    expect(await api.db.$count(seekers, eq(seekers.email, email))).toBe(0);
    await give(openBrowser(api), email, "123456");
    await expectVictims(email);
  });

  it("becomes an account though the release before left an unconfirmed one behind", async () => {
    const email = newEmail();
    await api.db
      .insert(seekers)
      .values({ email, passwordHash: "none", givenName: "Mallory", familyName: "Gray" });
    const { browser, otp } = await register(email, victims);
    await give(browser, email, otp);
    await expectVictims(email);
  });
});
