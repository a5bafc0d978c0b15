import { createHmac } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as account from "../../../src/contract/account.ts";
import { applyToJob, updateApplication } from "../../../src/contract/applications.ts";
import { saveDetails } from "../../../src/contract/hiring.ts";
import { sectionCalls } from "../../../src/contract/profile/sections.ts";
import { readConfig } from "../../../src/runtime/config.ts";
import { hiringDeliveries } from "../../../src/server/hiring/tables.ts";
import { employers } from "../../../src/server/employers/tables.ts";
import { jobs } from "../../../src/server/jobs/tables.ts";
import { runQueueCommand } from "../../../src/server/operator/queue-order.ts";
import { openQueue, type Queue } from "../../../src/server/platform/queue/open-queue.ts";
import type { Pace } from "../../../src/server/platform/queue/queue.ts";
import { chores } from "../../../src/server/worker/chores.ts";
import { startWorker } from "../../../src/server/worker/start-worker.ts";
import { password, register } from "../account/sign-in.ts";
import { addJob } from "../add-job.ts";
import { pdf } from "../documents.ts";
import { onEachDatabase } from "../test-api.ts";
import { keep } from "../upload.ts";
import { startHiringPeer, type HiringPeer } from "./hiring-peer.ts";

const wait = { timeout: 60_000, interval: 20 };
/** Tries again at once, as far as seconds go. */
const quick: Partial<Pace> = { retryDelay: 1, retryDelayMax: 1, pollSeconds: 0.5, expireInSeconds: 3 };
const key = `whsec_${Buffer.from("a key of twenty-four by!").toString("base64")}`;
/** What a hiring site reads of a delivery. */
interface Told {
  type: string;
  data: { application: { id: number }; files: { url: string }[]; profile: object };
}
const hiring = (url: string) =>
  readConfig({
    HIRING_SITES: JSON.stringify({ "*": { url, key } }),
    HIRING_NETWORKS: "loopback",
  });

onEachDatabase("deliveries to a hiring site", (api) => {
  let peer: HiringPeer;
  const queues: Queue[] = [];
  beforeAll(async () => void (peer = await startHiringPeer()));
  afterAll(() => peer.close());
  beforeEach(() => {
    const { HIRING_SITES, HIRING_NETWORKS } = hiring(peer.url);
    Object.assign(api.services.config, { HIRING_SITES, HIRING_NETWORKS });
    peer.set({ kind: "takes" });
    peer.asked.length = 0;
  });
  afterEach(async () => {
    await Promise.all(queues.splice(0).map((queue) => queue.close()));
    await api.db.execute(sql`delete from pgboss.job`);
    await api.db.delete(hiringDeliveries);
  });

  const work = async (pace: Partial<Pace> = quick): Promise<Queue> => {
    const queue = await openQueue(api.services.database, { works: true, pace });
    queues.push(queue);
    await startWorker({ ...api.services, queue });
    return queue;
  };
  const newSeeker = async () => {
    const seeker = await api.signUp();
    return { ...seeker, call: api.on("automotive", seeker.token) };
  };
  const applied = async (jobId?: number, given?: Awaited<ReturnType<typeof newSeeker>>) => {
    const seeker = given ?? (await newSeeker());
    const job = jobId ?? (await addJob(api.db));
    const { file: cv } = await keep(api, seeker.token);
    const receipt = await seeker.call(applyToJob, { body: { job_id: job, cv, note: "Hello" } });
    return { ...seeker, jobId: job, cv, receipt };
  };
  const withdraw = ({ call, jobId }: Awaited<ReturnType<typeof applied>>) =>
    call(updateApplication, { params: { id: jobId }, body: { withdraw: true } });
  const told = () => peer.taken().map(({ body }) => JSON.parse(body) as Told);
  const brief = () => told().map(({ type, data }) => [type, data.application.id]);
  const allTaken = (count: number) => vi.waitFor(() => expect(peer.taken()).toHaveLength(count), wait);
  const isIdle = () =>
    vi.waitFor(async () => {
      const { rows } = await api.db.execute(
        sql`select 1 from pgboss.job where name = 'hiring' and state < 'completed'`,
      );
      expect(rows).toEqual([]);
    }, wait);

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
    expect(await (await api.fetch(pathname + search)).bytes()).toEqual(pdf("cv.pdf"));
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

  it("that cannot be taken are dead letters in the end, which npm run queue shows and sends again with the same key", async () => {
    peer.set({ kind: "answers", status: 400 });
    const queue = await work({ ...quick, retryLimit: 0 });
    const run = (command: Parameters<typeof runQueueCommand>[0]) => runQueueCommand(command, queue, api.db);
    const { receipt, jobId } = await applied();
    await vi.waitFor(async () => expect(await run({ action: "list" })).toContain("1 dead letter."), wait);
    const text = await run({ action: "list" });
    expect(text).toMatch(/hiring \(delivery \d+, employer \d+\).*answered with 400/);
    peer.set({ kind: "takes" });
    const id = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.exec(text)![0];
    const { receipt: next } = await applied(jobId);
    await run({ action: "retry", id });
    await allTaken(2);
    expect(brief()).toEqual([
      ["application.submitted", receipt.id],
      ["application.submitted", next.id],
    ]);
    await isIdle();
    expect(new Set(peer.asked.map((one) => one.key)).size).toBe(2);
  });

  it("behind a dead letter go on, and take it along", async () => {
    peer.set({ kind: "answers", status: 400 });
    await work({ ...quick, retryLimit: 0 });
    const { receipt, jobId } = await applied();
    await vi.waitFor(async () => {
      const { rows } = await api.db.execute(sql`select 1 from pgboss.job where name = 'dead-mail'`);
      expect(rows).toHaveLength(1);
    }, wait);
    peer.set({ kind: "takes" });
    await chores.freeHiringLines(api.services, new Date());
    const { receipt: next } = await applied(jobId);
    await allTaken(2);
    expect(brief().map(([, id]) => id)).toEqual([receipt.id, next.id]);
    await isIdle();
  });

  it("that an operator removes are never sent, also not with the next one", async () => {
    const jobId = await addJob(api.db);
    const first = await applied(jobId);
    const queue = await openQueue(api.services.database);
    queues.push(queue);
    const text = await runQueueCommand({ action: "list" }, queue, api.db);
    expect(text).toContain("Deliveries to hiring sites that are not taken yet: 1.");
    const id = /([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}) {2}hiring/.exec(text)![1]!;
    await runQueueCommand({ action: "remove", id }, queue, api.db);
    const second = await applied(jobId);
    await work();
    await allTaken(1);
    await isIdle();
    expect(brief()).toEqual([["application.submitted", second.receipt.id]]);
    expect(JSON.stringify(told())).not.toContain(first.email);
  });

  it.each([
    ["a redirect", () => ({ kind: "answers", status: 302, location: "http://127.0.0.1:1/" }) as const],
    ["another answer than 2xx", () => ({ kind: "answers", status: 404 }) as const],
  ])("are not taken by %s", async (_what, manner) => {
    peer.set(manner());
    const queue = await work({ ...quick, retryLimit: 0 });
    await applied();
    await vi.waitFor(async () => {
      const { rows } = await api.db.execute(sql`select 1 from pgboss.job where name = 'dead-mail'`);
      expect(rows).toHaveLength(1);
    }, wait);
    expect(peer.asked).toHaveLength(1);
    expect(await runQueueCommand({ action: "list" }, queue, api.db)).toMatch(/answered with (302|404)/);
  });

  it("never go to an address that is not public, unless the configuration allows it", async () => {
    const { HIRING_NETWORKS } = readConfig({});
    Object.assign(api.services.config, { HIRING_NETWORKS });
    const queue = await work({ ...quick, retryLimit: 0 });
    await applied();
    await vi.waitFor(
      async () =>
        expect(await runQueueCommand({ action: "list" }, queue, api.db)).toContain(
          "is not at a public address",
        ),
      wait,
    );
    expect(peer.asked).toEqual([]);
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
    await withdraw(mine);
    await expect(wrong({})).rejects.toMatchObject({ status: 409 });
  });
});
