import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import * as account from "../../../src/contract/account.ts";
import { saveDetails } from "../../../src/contract/hiring.ts";
import { sectionCalls } from "../../../src/contract/profile/sections.ts";
import { hiringDeliveries } from "../../../src/server/hiring/tables.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { password, register } from "../account/sign-in.ts";
import { addJob } from "../add-job.ts";
import { pdf } from "../documents.ts";
import { onOneDatabase } from "../test-api.ts";
import { startHiringPeer, type HiringPeer } from "./hiring-peer.ts";
import { key, wait, withHiringSite } from "./hiring-site.ts";

onOneDatabase("deliveries to a hiring site", (api) => {
  const { peer, work, newSeeker, applied, withdraw, told, brief, allTaken, isIdle } = withHiringSite(api);

  it("hold the application, are signed, and are in the seeker's log", async () => {
    await work();
    const { receipt, call, email, jobId } = await applied();
    await allTaken(1);
    const [{ headers, body }] = peer.taken() as [HiringPeer["asked"][number]];
    const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
    const right = createHmac("sha256", Buffer.from(key.slice(6), "base64"))
      .update(signed)
      .digest("base64");
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "webhook-signature": `v1,${right}`,
      "idempotency-key": headers["webhook-id"],
    });
    expect(told()[0]).toMatchObject({
      type: "application.submitted",
      data: {
        application: { id: receipt.id, status: "submitted" },
        job: { id: jobId, title: "Light vehicle mechanic" },
        employer: { name: "Harbour Motors" },
        applicant: { email, note: "Hello" },
        files: [{ name: "cv.pdf", mime_type: "application/pdf" }],
        profile: null,
      },
    });
    const { url } = told()[0]!.data.files[0]!;
    const { pathname, search } = new URL(url);
    expect(new Uint8Array(await (await api.fetch(pathname + search)).arrayBuffer())).toEqual(pdf("cv.pdf"));
    await withdraw({ call, jobId });
    expect((await api.fetch(pathname + search)).status).toBe(410);
    await isIdle();
    const { data } = await call(account.listAccesses, { query: {} });
    expect(data[0]!.what).toBe(
      "Your application for Light vehicle mechanic, delivered to the employer's hiring system",
    );
  });

  it("are queued with what causes them: none without a hiring site", async () => {
    Object.assign(api.services.config, { HIRING_SITES: {} });
    const { call, receipt } = await applied();
    expect(await api.db.select().from(hiringDeliveries)).toEqual([]);
    await expect(
      call(saveDetails, { body: { application_id: receipt.id, sections: ["skill"] } }),
    ).rejects.toMatchObject({ status: 409, message: expect.stringContaining("no hiring system") });
  });

  it("reach the site of their employer, by its slug", async () => {
    const jobId = await addJob(api.db);
    const [job] = await api.db.select().from(jobs).where(eq(jobs.id, jobId));
    const [employer] = await api.db.select().from(employers).where(eq(employers.id, job!.employerId));
    const own = await startHiringPeer();
    Object.assign(api.services.config, {
      HIRING_SITES: { [employer!.slug]: { url: own.url, key }, "*": { url: peer.url, key } },
    });
    await work();
    await applied(jobId);
    await vi.waitFor(() => expect(own.taken()).toHaveLength(1), wait);
    expect(peer.asked).toEqual([]);
    await own.close();
  });

  it("are neither lost nor out of order when the site fails, hangs, resets and comes back", async () => {
    const jobId = await addJob(api.db);
    peer.set({ kind: "answers", status: 500 });
    await work();
    const first = await applied(jobId);
    const arrived = (count: number) =>
      vi.waitFor(() => expect(peer.asked.length).toBeGreaterThanOrEqual(count), wait);
    await arrived(2);
    const second = await applied(jobId);
    await withdraw(second);
    for (const kind of ["hangs", "resets"] as const) {
      const before = peer.asked.length;
      peer.set({ kind });
      await arrived(before + 2);
    }
    peer.set({ kind: "takes" });
    await allTaken(3);
    await isIdle();
    expect(brief()).toEqual([
      ["application.submitted", first.receipt.id],
      ["application.submitted", second.receipt.id],
      ["application.withdrawn", second.receipt.id],
    ]);
    expect(peer.taken()).toHaveLength(3);
    const keys = [...new Set(peer.asked.map((one) => one.key))];
    expect(keys).toEqual(peer.taken().map((one) => one.key));
    // Nothing of a later delivery is tried before the first one is taken.
    const firstTaken = peer.asked.findIndex(({ taken }) => taken);
    expect(new Set(peer.asked.slice(0, firstTaken + 1).map((one) => one.key)).size).toBe(1);
  });

  it("of several workers come once and in order", async () => {
    const jobId = await addJob(api.db);
    const sent = [];
    for (let count = 0; count < 5; count++) sent.push((await applied(jobId)).receipt.id);
    await Promise.all([work(), work()]);
    await allTaken(5);
    await isIdle();
    expect(brief().map(([, id]) => id)).toEqual(sent);
  });

  describe("after the seeker", () => {
    it("has withdrawn the application or erased the account, say so and hold nothing of theirs", async () => {
      const jobId = await addJob(api.db);
      const [gone, erased] = [await applied(jobId), await applied(jobId, await register(api))];
      await withdraw(gone);
      await erased.call(account.eraseAccount, { body: { password } });
      await work();
      await allTaken(4);
      expect(brief()).toEqual([
        ["application.submitted", gone.receipt.id],
        ["application.submitted", erased.receipt.id],
        ["application.withdrawn", gone.receipt.id],
        ["application.withdrawn", erased.receipt.id],
      ]);
      for (const { data } of told())
        expect(data).toMatchObject({
          application: { status: "withdrawn" },
          applicant: null,
          files: [],
          profile: null,
        });
    });

    it("shares details, hold the chosen sections, and sensitive fields only if they are ticked", async () => {
      const { call, receipt } = await applied();
      await call(sectionCalls.passport.create, {
        body: { country: { id: 36 }, number: "PA1234567", issued: "2020-01-01", expires: "2030-01-01" },
      });
      const details = (sensitive: string[] = []) =>
        call(saveDetails, {
          body: { application_id: receipt.id, sections: ["passport_details"], sensitive },
        });
      await work();
      expect(await details()).toMatchObject({
        application_id: receipt.id,
        queued: true,
        sections: ["passport"],
        sensitive: [],
      });
      await allTaken(2);
      await isIdle();
      expect(told()[1]).toMatchObject({ type: "application.details_shared" });
      expect(Object.keys(told()[1]!.data.profile)).toEqual(["passport"]);
      expect(JSON.stringify(told()[1])).not.toContain("PA1234567");
      await details(["passport.number"]);
      await allTaken(3);
      expect(JSON.stringify(told()[2])).toContain("PA1234567");
    });

    it("asks for the same again before it was taken, come once", async () => {
      const { call, receipt } = await applied();
      const details = () => call(saveDetails, { body: { application_id: receipt.id, sections: ["basic"] } });
      await Promise.all([details(), details(), details()]);
      await work();
      await allTaken(2);
      await isIdle();
      expect(brief().map(([type]) => type)).toEqual(["application.submitted", "application.details_shared"]);
    });
  });

  it("are asked for by the application's seeker alone, for sections and fields that there are", async () => {
    const mine = await applied();
    const other = await newSeeker();
    const body = { application_id: mine.receipt.id, sections: ["basic"] };
    await expect(other.call(saveDetails, { body })).rejects.toMatchObject({ status: 404 });
    const wrong = (more: object) => mine.call(saveDetails, { body: { ...body, ...more } });
    await expect(wrong({ sections: ["everything"] })).rejects.toMatchObject({ status: 422 });
    await expect(wrong({ sensitive: ["passport.number"] })).rejects.toMatchObject({ status: 422 });
    await expect(wrong({ documents: [2_147_483_647] })).rejects.toMatchObject({ status: 422 });
    // Each is a section, and a segment that shows others as well.
    for (const name of ["basic", "work_experience", "document"])
      expect(await wrong({ sections: [name] })).toMatchObject({ sections: [name] });
    await withdraw(mine);
    await expect(wrong({})).rejects.toMatchObject({ status: 409 });
  });
});
