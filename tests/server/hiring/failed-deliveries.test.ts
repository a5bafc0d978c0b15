import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { readConfig } from "../../../src/runtime/config.ts";
import { runQueueCommand } from "../../../src/server/queue-order.ts";
import { openQueue } from "../../../src/server/platform/queue/open-queue.ts";
import { chores } from "../../../src/server/worker/chores.ts";
import { addJob } from "../add-job.ts";
import { onEachDatabase } from "../test-api.ts";
import { quick, wait, withHiringSite } from "./hiring-site.ts";

/** Tries once, and gives a busy machine time for it. */
const once = { ...quick, retryLimit: 0, expireInSeconds: 60 };

onEachDatabase("failed deliveries to a hiring site", (api) => {
  const { peer, queues, work, applied, told, brief, allTaken, isIdle } = withHiringSite(api);

  it("that cannot be taken are dead letters in the end, which npm run queue shows and sends again with the same key", async () => {
    peer.set({ kind: "answers", status: 400 });
    const queue = await work(once);
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
    await work(once);
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
    const queue = await work(once);
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
    const queue = await work(once);
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
});
