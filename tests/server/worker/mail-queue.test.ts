import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { TestClock } from "pg-boss";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readConfig } from "../../../src/runtime/config.ts";
import type { Db } from "../../../src/server/platform/database/open.ts";
import { openMailer } from "../../../src/server/platform/mail/open-mailer.ts";
import { openQueue, type Queue } from "../../../src/server/platform/queue/open-queue.ts";
import { queueNames, type Pace } from "../../../src/server/platform/queue/queue.ts";
import { storyMail } from "../../../src/server/stories/mails.ts";
import { stories } from "../../../src/server/stories/tables.ts";
import { startWorker } from "../../../src/server/worker/start-worker.ts";
import { startSmtpPeer, type SmtpPeer } from "../smtp-peer.ts";
import { onEachDatabase } from "../test-api.ts";

const minute = 60_000;
const wait = { timeout: 60_000, interval: 20 };
/** Tries again at once, as far as seconds go. */
const quick: Partial<Pace> = { retryDelay: 1, retryDelayMax: 1, pollSeconds: 0.5 };

onEachDatabase("mail in the queue", (api) => {
  let peer: SmtpPeer;
  const queues: Queue[] = [];
  beforeEach(async () => void (peer = await startSmtpPeer()));
  afterEach(async () => {
    peer.release();
    await Promise.all(queues.splice(0).map((queue) => queue.close()));
    await peer.close();
    await api.db.execute(sql`delete from pgboss.job`);
  });

  const work = async (pace: Partial<Pace> = quick, clock?: TestClock): Promise<Queue> => {
    const { database } = api.services;
    const queue = await openQueue(database, { works: true, pace, ...(clock && { clock }) });
    queues.push(queue);
    const mailer = openMailer(readConfig({ SMTP_URL: peer.url }));
    await startWorker({ ...api.services, queue, mailer });
    return queue;
  };
  const tell = async (tx: Db, name: string = randomUUID()): Promise<string> => {
    const [row] = await tx
      .insert(stories)
      .values({ brand: "automotive", story: "Long ago", name, contact: "me@example.com", digest: name })
      .returning();
    const site = { brand: "automotive", origin: "http://automotive.localhost:4321" };
    await api.services.enqueue(tx, storyMail, { ...site, story: row!.id });
    return name;
  };
  const post = () => api.db.transaction((tx) => tell(tx));
  const subjects = () => peer.taken.map(({ data }) => /^Subject: A story from (.*?)\r?$/m.exec(data)![1]);
  const count = async (condition: ReturnType<typeof sql>): Promise<number> => {
    const { rows } = await api.db.execute(
      sql`select count(*)::int as count from pgboss.job where ${condition}`,
    );
    return rows[0]!["count"] as number;
  };
  const isDone = () =>
    vi.waitFor(
      async () => expect(await count(sql`name = 'mail' and state in ('created', 'retry', 'active')`)).toBe(0),
      wait,
    );

  it("is sent once what caused it is committed, and never when that is rolled back", async () => {
    await work();
    await api.db
      .transaction(async (tx) => {
        await tell(tx);
        throw new Error("changed my mind");
      })
      .catch(() => undefined);
    const name = await post();
    await vi.waitFor(() => expect(subjects()).toEqual([name]), wait);
    await isDone();
    expect(peer.taken).toHaveLength(1);
  });

  it("is each sent once by several workers", async () => {
    await Promise.all([work(), work()]);
    const names = await Promise.all(Array.from({ length: 20 }, post));
    await isDone();
    expect(subjects().sort()).toEqual(names.sort());
  });

  it("holds no address and no text, whatever becomes of it", async () => {
    peer.manner.onRcptTo = 550;
    await work();
    await post();
    await vi.waitFor(async () => expect(await count(sql`name = 'dead-mail'`)).toBe(1), wait);
    const { rows } = await api.db.execute(sql`select job::text as row from pgboss.job`);
    expect(JSON.stringify(rows)).not.toMatch(/@|Long ago/);
  });

  describe("when the mail server", () => {
    it("is away for an hour, is neither lost nor sent twice", async () => {
      const { port } = peer;
      await peer.close();
      const clock = new TestClock();
      await work({}, clock);
      const names = [await post(), await post(), await post()];
      /** Lets time pass in jumps, after each of which what was due meanwhile is done once. */
      const pass = async (minutes: number) => {
        for (let passed = 0; passed < minutes; passed += 4) {
          await clock.setTime(clock.now() + 4 * minute);
          await clock.tick(1);
          await vi.waitFor(async () => expect(await count(sql`state = 'active'`)).toBe(0), wait);
        }
      };
      await pass(60);
      expect(await count(sql`name = 'mail' and state = 'retry' and retry_count between 5 and 15`)).toBe(3);
      peer = await startSmtpPeer(port);
      await pass(16);
      await isDone();
      expect(subjects().sort()).toEqual(names.sort());
      expect(await count(sql`name = 'dead-mail'`)).toBe(0);
    });

    it("refuses an address for good, is a dead letter at once, and the same mail when it is sent again", async () => {
      peer.manner.onRcptTo = 550;
      const { boss } = await work();
      const name = await post();
      await vi.waitFor(async () => expect(await count(sql`name = 'dead-mail'`)).toBe(1), wait);
      const [dead] = await boss.findJobs<object>(queueNames.deadMail);
      expect(dead!.sourceOutput).toEqual({ message: expect.stringContaining("550 not here") });
      delete peer.manner.onRcptTo;
      await boss.redrive(queueNames.deadMail);
      await vi.waitFor(() => expect(subjects()).toEqual([name]), wait);
      const { address } = { address: peer.taken[0]!.from };
      expect(peer.taken[0]!.messageId).toBe(`<${dead!.sourceId}@${address.split("@")[1]}>`);
    });

    it("hangs, is given up and tried again, one try at a time", async () => {
      peer.manner.hangs = true;
      await work({ ...quick, expireInSeconds: 3 });
      const name = await post();
      await vi.waitFor(() => expect(peer.asked()).toBeGreaterThan(1), wait);
      expect(peer.connections()).toBeLessThanOrEqual(1);
      peer.manner.hangs = false;
      await vi.waitFor(() => expect(subjects()).toEqual([name]), wait);
      await isDone();
    });

    it("drops the connection after it took a mail, comes again with the same Message-ID", async () => {
      peer.manner.drops = true;
      await work();
      await post();
      await vi.waitFor(() => expect(peer.taken.length).toBeGreaterThan(0), wait);
      peer.manner.drops = false;
      await isDone();
      expect(peer.taken.length).toBeGreaterThan(1);
      expect(new Set(peer.taken.map(({ messageId }) => messageId)).size).toBe(1);
    });
  });

  it.each([
    ["without anything in it", null],
    ["of a kind that there is not", { job: "spam", brand: "automotive", origin: "http://a.localhost" }],
    ["without its ids", { job: "story", brand: "automotive", origin: "http://a.localhost" }],
    ["with text for an id", { job: "story", brand: "automotive", origin: "http://a.localhost", story: "x" }],
    [
      "of a site that there is not",
      { job: "story", brand: "nowhere", origin: "http://a.localhost", story: 1 },
    ],
    ["from no address", { job: "story", brand: "automotive", origin: "javascript:alert(1)", story: 1 }],
  ])("%s is a dead letter that says why, and the next one is sent", async (_what, data) => {
    const { boss } = await work();
    await boss.send(queueNames.mail, data);
    const name = await post();
    await vi.waitFor(() => expect(subjects()).toEqual([name]), wait);
    await vi.waitFor(async () => expect(await count(sql`name = 'dead-mail'`)).toBe(1), wait);
    const [dead] = await boss.findJobs<object>(queueNames.deadMail);
    expect(dead!.sourceOutput).toEqual({
      message: expect.stringMatching(/No mail has|malformed at|no brand "nowhere"/),
    });
  });

  it("of something that is gone meanwhile is done without a mail", async () => {
    await post();
    await api.db.delete(stories);
    await work();
    await isDone();
    expect(peer.asked()).toBe(0);
    expect(await count(sql`name = 'dead-mail'`)).toBe(0);
  });
});
