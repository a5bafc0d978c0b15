import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { applyToJob, updateApplication } from "../../../src/contract/applications.ts";
import { readConfig } from "../../../src/runtime/config.ts";
import { hiringDeliveries } from "../../../src/server/hiring/tables.ts";
import { openQueue, type Queue } from "../../../src/server/platform/queue/open-queue.ts";
import type { Pace } from "../../../src/server/platform/queue/queue.ts";
import { startWorker } from "../../../src/server/worker/start-worker.ts";
import { addJob } from "../add-job.ts";
import type { TestApi } from "../test-api.ts";
import { keep } from "../upload.ts";
import { startHiringPeer, type HiringPeer } from "./hiring-peer.ts";

export const wait = { timeout: 60_000, interval: 20 };
/** Tries again at once, as far as seconds go. */
export const quick: Partial<Pace> = { retryDelay: 1, retryDelayMax: 1, pollSeconds: 0.5, expireInSeconds: 3 };
export const key = `whsec_${Buffer.from("a key of twenty-four by!").toString("base64")}`;
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

/** A hiring site that the suite's deliveries go to, and what its tests do with it. */
export const withHiringSite = (api: TestApi) => {
  // Filled before the first test runs.
  const peer = {} as HiringPeer;
  const queues: Queue[] = [];
  beforeAll(async () => void Object.assign(peer, await startHiringPeer()));
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
  const withdraw = ({ call, jobId }: Pick<Awaited<ReturnType<typeof applied>>, "call" | "jobId">) =>
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
  return { peer, queues, work, newSeeker, applied, withdraw, told, brief, allTaken, isIdle };
};
