import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as account from "../../../src/contract/account.ts";
import { applyToJob } from "../../../src/contract/applications.ts";
import * as auth from "../../../src/contract/auth.ts";
import { seekers } from "../../../src/server/auth/tables.ts";
import { addJob } from "../add-job.ts";
import { onEachDatabase, onOneDatabase } from "../test-api.ts";
import { keep } from "../upload.ts";
import { password, register, signInAgain } from "./sign-in.ts";

const next = "a river of 7 stones";

onEachDatabase("an account", (api) => {
  /** The code in the newest mail to an address. */
  const codeIn = (email: string) => /\b\d{6}\b/.exec(api.mails.findLast(({ to }) => to === email)!.text)![0];

  it("shows its own seeker's name, address and choices", async () => {
    const { call, id, email } = await register(api);
    expect(await call(account.getAccount, {})).toEqual({
      id,
      email,
      given_name: "Mei",
      family_name: "Tran",
      has_password: true,
      pending_email: null,
      notifications: { application_sent: true, application_changed: true, application_status: true },
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it("takes another name, which every later call gives", async () => {
    const { call } = await register(api);
    const body = { given_name: " Mei Lin ", family_name: "O'Brien-Tran" };
    const names = { given_name: "Mei Lin", family_name: "O'Brien-Tran" };
    expect(await call(account.changeName, { body })).toMatchObject(names);
    expect(await call(account.getAccount, {})).toMatchObject(names);
    await expect(call(account.changeName, { body: { ...body, given_name: " " } })).rejects.toMatchObject({
      status: 422,
      errors: { given_name: ["Enter your given name."] },
    });
  });

  describe("password", () => {
    const change = (current_password = password, to = next) => ({
      body: { current_password, password: to },
    });

    it("changes with the current one; other devices are signed out, and a mail tells", async () => {
      const here = await register(api);
      const there = await signInAgain(api, here.email);
      await here.call(account.changePassword, change());
      expect(api.mails.at(-1)).toMatchObject({
        to: here.email,
        subject: expect.stringContaining("password was changed"),
      });
      await expect(there.call(account.getAccount, {})).rejects.toMatchObject({ status: 401 });
      await expect(there.browser.call(auth.refreshSession, {})).rejects.toMatchObject({ status: 401 });
      await here.call(account.getAccount, {});
      await here.browser.call(auth.refreshSession, {});
      await expect(signInAgain(api, here.email)).rejects.toMatchObject({ status: 401 });
      await signInAgain(api, here.email, { secret: next });
    });

    it("stays when the current one is wrong or the new one easy to guess", async () => {
      const { call, email } = await register(api);
      await expect(call(account.changePassword, change("not my password"))).rejects.toMatchObject({
        status: 422,
        errors: { current_password: ["This is not the password of your account."] },
      });
      await expect(call(account.changePassword, change(password, "password123"))).rejects.toMatchObject({
        status: 422,
        errors: { password: [expect.stringContaining("most common")] },
      });
      await signInAgain(api, email);
    });

    it("changes once when two changes arrive together", async () => {
      const { call } = await register(api);
      const both = await Promise.allSettled(
        [next, "another row of 8 trees"].map((to) => call(account.changePassword, change(password, to))),
      );
      expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    });

    it("cannot be changed where there is none", async () => {
      const { token } = await api.signUp();
      const call = api.on("automotive", token);
      expect(await call(account.getAccount, {})).toMatchObject({ has_password: false });
      await expect(call(account.changePassword, change())).rejects.toMatchObject({ status: 409 });
    });
  });

  describe("email address", () => {
    it("changes with the codes from both addresses, and the old one is told", async () => {
      const { call, email, token } = await register(api);
      const other = `${randomUUID()}@example.com`;
      await call(account.changeEmail, { body: { email: other.toUpperCase() } });
      expect(await call(account.getAccount, {})).toMatchObject({ email, pending_email: other });
      const body = { current_code: codeIn(email), new_code: codeIn(other) };
      expect(await call(account.confirmEmail, { body })).toMatchObject({ email: other, pending_email: null });
      const told = api.mails.at(-1)!;
      expect(told).toMatchObject({ to: email, subject: expect.stringContaining("another email address") });
      expect(told.text).not.toContain(other);
      await expect(signInAgain(api, email)).rejects.toMatchObject({ status: 401 });
      expect(await signInAgain(api, other)).toMatchObject({ email: other });
      await expect(
        api.on("automotive", token)(account.confirmEmail, { body }),
        "the same codes again",
      ).rejects.toMatchObject({ status: 422 });
    });

    it("names the code that is wrong, and stays", async () => {
      const { call, email } = await register(api);
      const other = `${randomUUID()}@example.com`;
      await call(account.changeEmail, { body: { email: other } });
      const wrong = String((Number(codeIn(email)) + 1) % 1_000_000).padStart(6, "0");
      const confirm = (current_code: string) =>
        call(account.confirmEmail, { body: { current_code, new_code: codeIn(other) } });
      const refusal = await confirm(wrong).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ status: 422 });
      expect(Object.keys((refusal as { errors: object }).errors)).toEqual(["current_code"]);
      for (let tries = 0; tries < 4; tries++) await confirm(wrong).catch(() => undefined);
      await expect(confirm(codeIn(email)), "after five tries").rejects.toMatchObject({ status: 422 });
      expect(await call(account.getAccount, {})).toMatchObject({ email });
    });

    it("is refused when it is the current one", async () => {
      const { call, email } = await register(api);
      await expect(call(account.changeEmail, { body: { email } })).rejects.toMatchObject({
        status: 422,
        errors: { email: ["This is the address of your account already."] },
      });
    });

    it("answers the same for an address with an account, whose owner alone is told", async () => {
      const owner = await register(api);
      const { call, email } = await register(api);
      expect(await call(account.changeEmail, { body: { email: owner.email } })).toEqual({
        email: owner.email,
      });
      const told = api.mails.findLast(({ to }) => to === owner.email)!;
      expect(told.subject).toContain("has a Torque Jobs account already");
      expect(told.text).not.toMatch(/\b\d{6}\b/);
      expect(told.text).not.toContain("Mei");
      expect(codeIn(email)).toMatch(/^\d{6}$/);
    });

    it("goes to one of two accounts that confirm it together", async () => {
      const other = `${randomUUID()}@example.com`;
      const both = [await register(api), await register(api)];
      const bodies: { current_code: string; new_code: string }[] = [];
      for (const { call, email } of both) {
        await call(account.changeEmail, { body: { email: other } });
        bodies.push({ current_code: codeIn(email), new_code: codeIn(other) });
      }
      const results = await Promise.allSettled(
        both.map(({ call }, index) => call(account.confirmEmail, { body: bodies[index]! })),
      );
      expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      expect(results.find(({ status }) => status === "rejected")).toMatchObject({ reason: { status: 422 } });
      expect(await api.db.$count(seekers, eq(seekers.email, other))).toBe(1);
    });
  });

  describe("choices of mails", () => {
    const choose = (sent: boolean, changed: boolean) => ({
      body: { application_sent: sent, application_changed: changed },
    });

    it("are kept, and mails that are switched off are not sent", async () => {
      const { call, token, email } = await register(api);
      await call(account.setNotifications, choose(false, true));
      expect(await call(account.getAccount, {})).toMatchObject({ notifications: choose(false, true).body });
      const cv = await keep(api, token);
      const apply = async () => {
        const count = api.mails.length;
        await call(applyToJob, { body: { job_id: await addJob(api.db), cv: cv.file } });
        return api.mails.slice(count).map(({ to }) => to);
      };
      expect(await apply()).toEqual([]);
      await call(account.setNotifications, choose(true, true));
      expect(await apply()).toEqual([email]);
    });

    it("that are not named stay, also when two arrive together", async () => {
      const { call } = await register(api);
      await Promise.all([
        call(account.setNotifications, { body: { application_sent: false } }),
        call(account.setNotifications, { body: { application_changed: false } }),
      ]);
      expect(await call(account.setNotifications, { body: {} })).toMatchObject({
        notifications: choose(false, false).body,
      });
      await expect(
        call(account.setNotifications, { body: { application_sent: "no" } as never }),
      ).rejects.toMatchObject({ status: 422, errors: { application_sent: ["Must be true or false."] } });
    });
  });
});

onOneDatabase(
  "guesses in a signed-in browser",
  (api) => {
    it("are limited by session: the password in the account page, and codes that are mailed", async () => {
      const here = await register(api);
      const there = await signInAgain(api, here.email);
      const guess = (call: typeof here.call) =>
        call(account.changePassword, { body: { current_password: "wrong again 1", password: next } }).catch(
          ({ status }: { status: number }) => status,
        );
      const answers = [];
      for (let tries = 0; tries < 11; tries++) answers.push(await guess(here.call));
      expect(answers).toEqual([...Array<number>(10).fill(422), 429]);
      expect(await guess(there.call), "another session").toBe(422);
      const ask = () =>
        here.call(account.changeEmail, { body: { email: `${randomUUID()}@example.com` } }).then(
          () => 200,
          ({ status }: { status: number }) => status,
        );
      const asked = [];
      for (let mails = 0; mails < 6; mails++) asked.push(await ask());
      expect(asked).toEqual([200, 200, 200, 200, 200, 429]);
    });
  },
  { AUTH_RATE_LIMIT: "1000" },
);
