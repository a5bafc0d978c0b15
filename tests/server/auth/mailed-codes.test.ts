import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { JobWithMetadata } from "pg-boss";
import { expect, it } from "vitest";
import * as calls from "../../../src/contract/auth.ts";
import { passwordResets, registrations } from "../../../src/server/auth/tables.ts";
import { queueNames } from "../../../src/server/platform/queue/queue.ts";
import { deliverMail } from "../../../src/server/worker/deliver-mail.ts";
import { codeFor, openBrowser } from "../browser.ts";
import { onEachDatabase } from "../test-api.ts";

const password = "correct horse 9";
const past = new Date(Date.now() - 60 * 60_000);

onEachDatabase("a code that is mailed", (api) => {
  const person = () => ({
    given_name: "Mei",
    family_name: "Tran",
    email: `${randomUUID()}@example.com`,
    password,
  });
  /** The newest mail of the queue, which was sent already, sent once more. */
  const sendAgain = async () => {
    const { rows } = await api.db.execute(
      sql`select id::text from pgboss.job where name = 'mail' order by created_on desc limit 1`,
    );
    const [job] = await api.services.queue.boss.findJobs<unknown>(queueNames.mail, {
      id: rows[0]!["id"] as string,
    });
    const again: JobWithMetadata<unknown> = { ...job!, signal: new AbortController().signal };
    expect(await deliverMail(again, api.services, 10_000)).toMatchObject({ status: "completed" });
  };

  it("stands nowhere in the database, neither in the queue nor beside its hash", async () => {
    const who = person();
    await openBrowser(api).call(calls.register, { body: who });
    const { rows: jobs } = await api.db.execute(sql`select job::text as row from pgboss.job`);
    const rows = await api.db.select().from(registrations).where(eq(registrations.email, who.email));
    const code = codeFor(api, who.email);
    expect(JSON.stringify([jobs, rows])).not.toMatch(new RegExp(`\\D${code}\\D`));
    expect(JSON.stringify(jobs)).not.toContain(who.email);
  });

  it("is the same when its mail is sent again, and is good for ten minutes from then", async () => {
    const who = person();
    const browser = openBrowser(api);
    await browser.call(calls.register, { body: who });
    const code = codeFor(api, who.email);
    await api.db.update(registrations).set({ expiresAt: past }).where(eq(registrations.email, who.email));
    const sent = api.mails.length;
    await sendAgain();
    expect(api.mails).toHaveLength(sent + 1);
    expect(codeFor(api, who.email)).toBe(code);
    await expect(
      browser.call(calls.verifyOtp, { body: { email: who.email, otp: code } }),
    ).resolves.toMatchObject({ purpose: "register" });
  });

  it("is not sent again once it was used, nor does a late mail void what it was traded for", async () => {
    const who = person();
    const browser = openBrowser(api);
    await browser.call(calls.register, { body: who });
    await browser.call(calls.verifyOtp, { body: { email: who.email, otp: codeFor(api, who.email) } });
    const sent = api.mails.length;
    await sendAgain();
    await browser.call(calls.forgotPassword, { body: { email: who.email } });
    const traded = await browser.call(calls.verifyOtp, {
      body: { email: who.email, otp: codeFor(api, who.email), purpose: "reset" },
    });
    const [row] = await api.db.select().from(passwordResets);
    await sendAgain();
    expect(await api.db.select().from(passwordResets)).toEqual([row]);
    expect(api.mails).toHaveLength(sent + 1);
    if (traded.purpose !== "reset") throw new Error("Expected a reset token.");
    await expect(
      browser.call(calls.resetPassword, {
        body: { reset_token: traded.reset_token, password: "battery staple 8" },
      }),
    ).resolves.toBeDefined();
  });

  it("is another one each time it is asked for", async () => {
    const who = person();
    const codes = new Set<string>();
    for (let time = 0; time < 4; time++) {
      await openBrowser(api).call(calls.register, { body: who });
      codes.add(codeFor(api, who.email));
    }
    expect(codes.size).toBeGreaterThan(2);
  });
});
