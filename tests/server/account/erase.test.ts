import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as account from "../../../src/contract/account.ts";
import { applyToJob } from "../../../src/contract/applications.ts";
import * as auth from "../../../src/contract/auth.ts";
import { searchJobs } from "../../../src/contract/jobs.ts";
import { likeJob } from "../../../src/contract/saved-jobs.ts";
import {
  applicationDocuments,
  applicationEvents,
  applications,
} from "../../../src/server/applications/tables.ts";
import { erasedObjects } from "../../../src/server/account/tables.ts";
import { hiringDeliveries } from "../../../src/server/hiring/tables.ts";
import { outboxOf } from "../../../src/server/platform/mail/open-mailer.ts";
import { captureMail, listMail } from "../../../src/server/platform/mail/outbox.ts";
import { chores } from "../../../src/server/worker/chores.ts";
import { addJob } from "../add-job.ts";
import { codeFor } from "../browser.ts";
import { onEachDatabase } from "../test-api.ts";
import { keep } from "../upload.ts";
import { password, register, signInAgain, type Signed } from "./sign-in.ts";
import { filesWith, tablesWith } from "./traces.ts";

import { busySeeker, phone } from "./busy-seeker.ts";

const erase = ({ call }: Pick<Signed, "call">, given = password) =>
  call(account.eraseAccount, { body: { password: given } });

onEachDatabase("erasing an account", (api) => {
  it("leaves no trace in database, queue, files, captured mail and search", async () => {
    const { familyName, formerEmail, jobId, ...seeker } = await busySeeker(api);
    const traces = [seeker.email, formerEmail, familyName, phone, seeker.id];
    for (const text of traces) expect(await tablesWith(api, text), text).not.toEqual([]);
    for (const text of [seeker.email, formerEmail, seeker.id])
      expect(await filesWith(api, text), text).not.toEqual([]);

    const [sent] = await api.db.select().from(applications).where(eq(applications.jobId, jobId));
    const events = () => api.db.$count(applicationEvents, eq(applicationEvents.applicationId, sent!.id));
    expect(await events()).toBe(3);

    expect(await erase(seeker)).toEqual({ email: seeker.email, delivered_applications: 1 });

    for (const text of traces) {
      expect(await tablesWith(api, text), text).toEqual([]);
      expect(await filesWith(api, text), text).toEqual([]);
      expect(await api.on("automotive")(searchJobs, { body: { q: text } })).toMatchObject({ data: [] });
    }
    expect(await api.db.select().from(applications).where(eq(applications.jobId, jobId))).toMatchObject([
      { jobId, seekerId: null, cvFileId: null, name: "", email: "", note: "", answers: [] },
    ]);
    expect(await events()).toBe(0);
    expect(await api.db.$count(applicationDocuments, eq(applicationDocuments.applicationId, sent!.id))).toBe(
      0,
    );
    const told = await api.db
      .select({ event: hiringDeliveries.event })
      .from(hiringDeliveries)
      .where(eq(hiringDeliveries.applicationId, sent!.id));
    expect(told.map(({ event }) => event)).toEqual(["application.submitted", "application.withdrawn"]);
  });

  it("ends every session, and the address can open a new account", async () => {
    const here = await register(api);
    const there = await signInAgain(api, here.email);
    await erase(here);
    for (const { call } of [here, there])
      await expect(call(account.getAccount, {})).rejects.toMatchObject({ status: 401 });
    await expect(there.browser.call(auth.refreshSession, {})).rejects.toMatchObject({ status: 401 });
    await expect(signInAgain(api, here.email)).rejects.toMatchObject({ status: 401 });
    const body = { given_name: "Mei", family_name: "Tran", email: here.email, password };
    await here.browser.call(auth.register, { body });
    const otp = codeFor(api, here.email);
    const again = await here.browser.call(auth.verifyOtp, { body: { email: here.email, otp } });
    expect(again).toMatchObject({ session: { seeker: { email: here.email } } });
  });

  it("mails a receipt to the address, the last mail there", async () => {
    const seeker = await register(api);
    await erase(seeker);
    const receipt = api.mails.at(-1)!;
    expect(receipt).toMatchObject({ to: seeker.email, subject: "Your Torque Jobs account has been erased" });
    expect(receipt.text).toContain("no employer has anything from you");
  });

  it("clears the session's cookies in the browser", async () => {
    const { browser, token } = await register(api);
    const answer = await api.fetch(account.eraseAccount.path, {
      method: "POST",
      headers: {
        host: "automotive.localhost",
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
      body: JSON.stringify({ password }),
    });
    const cleared = answer.headers.getSetCookie().filter((line) => /Max-Age=0/.test(line));
    expect(cleared.map((line) => line.split("=")[0]).sort()).toEqual(["refresh_token", "session", "token"]);
  });

  it("needs the password, and changes nothing without it", async () => {
    const seeker = await register(api);
    await expect(erase(seeker, "not my password")).rejects.toMatchObject({
      status: 422,
      errors: { password: ["This is not the password of your account."] },
    });
    await expect(seeker.call(account.eraseAccount, { body: { code: "123456" } })).rejects.toMatchObject({
      status: 422,
    });
    await expect(seeker.call(account.sendEraseCode, {})).rejects.toMatchObject({ status: 409 });
    await expect(seeker.call(account.eraseAccount, { body: {} as never })).rejects.toMatchObject({
      status: 422,
    });
    await seeker.call(account.getAccount, {});
  });

  it("needs a mailed code for an account without a password", async () => {
    const { token, email } = await api.signUp();
    const call = api.on("automotive", token);
    await expect(call(account.eraseAccount, { body: { code: "123456" } })).rejects.toMatchObject({
      status: 422,
      errors: { code: [expect.stringContaining("ask for a new one")] },
    });
    await expect(call(account.eraseAccount, { body: { password: "none" } })).rejects.toMatchObject({
      status: 422,
    });
    await call(account.sendEraseCode, {});
    await call(account.eraseAccount, { body: { code: codeFor(api, email) } });
    expect(await tablesWith(api, email)).toEqual([]);
  });

  it("happens once, also when it is asked for twice or beside other changes", async () => {
    const seeker = await register(api);
    const { call, token, email } = seeker;
    const jobId = await addJob(api.db);
    const cv = await keep(api, token);
    const results = await Promise.allSettled([
      erase(seeker),
      call(applyToJob, { body: { job_id: jobId, cv: cv.file } }),
      call(likeJob, { params: { id: jobId } }),
      call(account.changeName, { body: { given_name: "Mei", family_name: "Tran" } }),
      call(account.changeEmail, { body: { email: `${randomUUID()}@example.com` } }),
      erase(seeker),
    ]);
    const erased = [results[0]!, results[5]!];
    expect(erased.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    for (const result of results.filter((one) => one.status === "rejected"))
      expect([401, 422, 503]).toContain((result.reason as { status: number }).status);
    expect(await tablesWith(api, email)).toEqual([]);
    expect(await filesWith(api, seeker.id)).toEqual([]);
  });

  it("touches nothing of other seekers, also not of one whose address contains the same words", async () => {
    const other = await register(api);
    const cv = await keep(api, other.token);
    const jobId = await addJob(api.db);
    await other.call(applyToJob, { body: { job_id: jobId, cv: cv.file } });
    const mail = {
      to: `x${other.email}`,
      from: { name: "", address: "a@example.com" },
      subject: "",
      text: "",
    };
    const folder = outboxOf(api.services.config);
    await captureMail(folder, mail, `<${randomUUID()}@example.com>`);
    const seeker = await register(api);
    await captureMail(folder, { ...mail, to: seeker.email }, `<${randomUUID()}@example.com>`);
    const similar = await api.signUp(`x${seeker.email}`);
    await captureMail(folder, { ...mail, to: similar.email }, `<${randomUUID()}@example.com>`);

    await erase(seeker);

    expect((await listMail(folder)).map(({ to }) => to)).toEqual(
      expect.arrayContaining([similar.email, mail.to]),
    );
    await api.on("automotive", similar.token)(account.getAccount, {});
    expect(await api.db.select().from(applications).where(eq(applications.jobId, jobId))).toMatchObject([
      { seekerId: other.id, email: other.email },
    ]);
    expect(await filesWith(api, other.id)).not.toEqual([]);
  });

  it("deletes later what the store could not delete at once", async () => {
    const { store, db } = api.services;
    const key = `${randomUUID()}/${randomUUID()}/1-cv.pdf`;
    await store.write(key, new Uint8Array([1]), "application/pdf");
    await db.insert(erasedObjects).values({ key });
    await chores.removeErasedObjects(api.services, new Date());
    expect(await store.read(key, 10)).toBeNull();
    expect(await db.select().from(erasedObjects)).toEqual([]);
  });

  describe("in every table", () => {
    it("rows that refer to a seeker go with the account", async () => {
      const { rows } = await api.db.execute(sql`
        select conrelid::regclass::text as name from pg_constraint
        where contype = 'f' and confrelid = 'seekers'::regclass and confdeltype <> 'c'`);
      expect(rows).toEqual([]);
    });
  });
});
