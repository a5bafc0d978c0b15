import { setTimeout as wait } from "node:timers/promises";
import { randomOf, type Random } from "../../src/server/demo/random.ts";
import { verdict, type Row } from "../report.ts";
import { ownPostgres, type OwnPostgres } from "../../tests/server/own-postgres.ts";
import { brand, plainJobs } from "./seeker.ts";
import { openTarget, type Target } from "./target.ts";
import type { Plan, Trial } from "./trials.ts";
import { missingOf, startWriting } from "./writer.ts";

/** Kills the server at random moments of writing, on both databases: acknowledged writes must survive the restart. */
export const kills: Trial = async (plan) => [await onFolder(plan), await onPostgres(plan)];

const onFolder = async (plan: Plan): Promise<Row> => {
  const target = await openTarget();
  try {
    return { what: "PGlite", ...(await killOften(target, plan)) };
  } finally {
    await target.stop();
  }
};

const onPostgres = async (plan: Plan): Promise<Row> => {
  const postgres = await ownPostgres();
  if (!postgres) return { what: "PostgreSQL", notes: "not tried: PostgreSQL is not installed" };
  try {
    const target = await openTarget({ DATABASE_URL: postgres.url });
    try {
      return {
        what: "PostgreSQL, killed itself in one of five",
        ...(await killOften(target, plan, postgres)),
      };
    } finally {
      await target.stop();
    }
  } finally {
    await postgres.remove();
  }
};

/** Kills a server, or sometimes its database, while a new seeker writes; counts what is lost. */
export const killOften = async (
  target: Target,
  { kills: count, seed }: Pick<Plan, "kills" | "seed">,
  postgres?: OwnPostgres,
): Promise<Row> => {
  const jobs = await plainJobs(target.server.on(brand), 200);
  const lost: string[] = [];
  let acknowledged = 0;
  let interrupted = 0;
  for (let turn = 0; turn < count; turn++) {
    const random = randomOf(seed, turn);
    const writer = await startWriting(target.server, jobs);
    await wait(random.int(20, 900));
    await killOne(target, random, postgres);
    await writer.stop();
    acknowledged += writer.acknowledged.length;
    if (writer.refused.size) interrupted++;
    for (const { what } of await missingOf(writer.acknowledged, target.server)) {
      lost.push(what);
      console.log(`kills: lost after kill ${turn} (seed ${seed}): ${what}`);
    }
  }
  return {
    count,
    acknowledged,
    "kills in the middle of a write": interrupted,
    lost: `${lost.length}: ${verdict(lost.length === 0)}`,
  };
};

const killOne = async (target: Target, random: Random, postgres?: OwnPostgres): Promise<void> => {
  if (!postgres || random.chance(0.8)) return target.restart();
  await postgres.end("SIGKILL");
  await postgres.start();
  await readyAgain(target);
};

/** Waits until a server has reconnected to its database by itself. */
export const readyAgain = async ({ server }: Target, limit = 30_000): Promise<void> => {
  const until = Date.now() + limit;
  while (Date.now() < until) {
    const ready = await fetch(`${server.origin}/readyz`).catch(() => null);
    if (ready?.ok) return;
    await wait(100);
  }
  throw new Error(`The server did not get ready again within ${limit / 1000} s.`);
};
