import { randomUUID } from "node:crypto";
import pg from "pg";
import { applyToJob } from "../../src/contract/applications.ts";
import { register } from "../../src/contract/auth.ts";
import { callsOf } from "../../src/contract/profile/section-calls.ts";
import { workExperience } from "../../src/contract/profile/work-experience.ts";
import { likeJob } from "../../src/contract/saved-jobs.ts";
import type { Random } from "../../src/server/demo/random.ts";
import { askJson, type Answered, type Ask } from "../ask.ts";
import { nameAndPassword, type Seeker } from "./seekers.ts";

/** Kinds of writes, and a query for how often each is there, by its key. */
const counting = {
  application: "select seeker_id || ' ' || job_id as key, count(*)::int from applications group by 1",
  "saved job": "select seeker_id || ' ' || job_id as key, count(*)::int from saved_jobs group by 1",
  "profile entry":
    "select data->>'title' as key, count(*)::int from profile_entries where section = 'work_experience' group by 1",
  account: "select email as key, count(*)::int from registrations group by 1",
  job: "select reference as key, count(*)::int from jobs where source = 'cluster' group by 1",
} as const;
type Kind = keyof typeof counting;

/** How many addresses writes come from. */
const addresses = 100;

/** A write that was sent. */
export interface Write {
  kind: Kind;
  key: string;
  isAcknowledged: boolean;
}

/** What was found of the writes in the database. */
export interface Found {
  acknowledged: number;
  lost: Write[];
  doubled: Write[];
}

/** Compares what was sent with what is there. @param url the primary. */
export const findWrites = async (url: string, writes: readonly Write[]): Promise<Found> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const counts = new Map<string, number>();
  for (const [kind, query] of Object.entries(counting))
    for (const { key, count } of (await client.query<{ key: string; count: number }>(query)).rows)
      counts.set(`${kind} ${key}`, count);
  await client.end();
  const countOf = ({ kind, key }: Write) => counts.get(`${kind} ${key}`) ?? 0;
  return {
    acknowledged: writes.filter((write) => write.isAcknowledged).length,
    lost: writes.filter((write) => write.isAcknowledged && countOf(write) === 0),
    doubled: writes.filter((write) => countOf(write) > 1),
  };
};

/** Writes as seekers, each of which can be told apart, and remembers what was acknowledged. */
export class Writer {
  readonly writes: Write[] = [];
  readonly #on: Omit<Ask, "path">;
  readonly #seekers: readonly Seeker[];
  readonly #jobs: readonly number[];
  #applications = 0;
  #saved = 0;
  #sent = 0;

  constructor(on: Omit<Ask, "path">, seekers: readonly Seeker[], jobs: readonly number[]) {
    this.#on = on;
    this.#seekers = seekers;
    this.#jobs = jobs;
  }

  /** Sends one write. */
  write(random: Random): Promise<Answered> {
    return random.pick([this.#apply, this.#save, this.#addExperience, this.#register]).call(this);
  }

  /** Each time another seeker, and another job once all have been: none twice while there are pairs. */
  #pair(number: number): { seeker: Seeker; job: number } {
    const seeker = this.#seekers[number % this.#seekers.length]!;
    return { seeker, job: this.#jobs[Math.floor(number / this.#seekers.length) % this.#jobs.length]! };
  }

  #apply(): Promise<Answered> {
    const { seeker, job } = this.#pair(this.#applications++);
    const body = { job_id: job, cv: seeker.cv, note: `Note on ${job}`, right_to_work: "citizen" };
    return this.#send("application", `${seeker.id} ${job}`, applyToJob.path, body, seeker.token);
  }

  #save(): Promise<Answered> {
    const { seeker, job } = this.#pair(this.#saved++);
    const path = likeJob.path.replace("{id}", String(job));
    return this.#send("saved job", `${seeker.id} ${job}`, path, { liked: true }, seeker.token);
  }

  #addExperience(): Promise<Answered> {
    const title = `Trial ${randomUUID()}`;
    const seeker = this.#seekers[this.writes.length % this.#seekers.length]!;
    const body = { title, employer: "Trials", is_current: false };
    return this.#send("profile entry", title, callsOf(workExperience).create.path, body, seeker.token);
  }

  #register(): Promise<Answered> {
    const email = `${randomUUID()}@example.com`;
    return this.#send("account", email, register.path, { ...nameAndPassword, email });
  }

  async #send(kind: Kind, key: string, path: string, body: unknown, token?: string): Promise<Answered> {
    // Addresses have limits, and a few stand for all visitors.
    const from = `127.0.3.${1 + (this.#sent++ % addresses)}`;
    const answer = await askJson({ ...this.#on, path, from }, body, token);
    this.writes.push({ kind, key, isAcknowledged: answer.status >= 200 && answer.status < 300 });
    return answer;
  }
}
