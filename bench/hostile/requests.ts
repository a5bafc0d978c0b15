import { setTimeout as wait } from "node:timers/promises";
import { verdict, type Row } from "../report.ts";
import { apiCases } from "./api-cases.ts";
import { apiWorldOf } from "./api-world.ts";
import { attack, type Attack } from "./attack.ts";
import { Findings } from "./findings.ts";
import { sendHalfRequests } from "./half-requests.ts";
import { sendLargeBodies } from "./large-bodies.ts";
import { rawCases } from "./raw-cases.ts";
import { sitePathsOf } from "./site-under-trial.ts";
import { openTarget, watch, type Target, type Watched } from "./target.ts";
import type { Plan, Trial } from "./trials.ts";

/** How long a response may take, in milliseconds: a page under this load takes a few. */
const limit = 2000;
/** How much more memory a server may use at the end than after its first seconds, in megabytes. */
const growth = 300;

/** HTTP that no browser sends, then requests that are never completed. */
export const raw: Trial = (plan) =>
  onTarget(async (target) => {
    const paths = await sitePathsOf(target.port);
    const findings = new Findings("raw", plan.seed);
    const trial = { ...plan, target, findings, limit };
    const row = await measure("requests", { ...trial, make: rawCases(paths) });
    const halves = new Findings("half requests", plan.seed);
    const half = { ...trial, findings: halves };
    return [
      row,
      await measureWith("never completed", half, () =>
        sendHalfRequests(paths, half, Math.max(12, Math.ceil(plan.requests / 500))),
      ),
    ];
  });

/** Malformed and unusual calls, then bodies that are too large. */
export const api: Trial = (plan) =>
  onTarget(async (target) => {
    const trial = { ...plan, target, limit };
    const large = { ...trial, findings: new Findings("large bodies", plan.seed) };
    return [
      await measure("calls", {
        ...trial,
        findings: new Findings("api", plan.seed),
        make: apiCases(await apiWorldOf(target)),
      }),
      await measureWith("too large, on a kept connection", large, () =>
        sendLargeBodies(target, large.findings, Math.min(60, Math.ceil(plan.requests / 100))),
      ),
    ];
  });

const onTarget = async (run: (target: Target) => Promise<Row[]>): Promise<Row[]> => {
  const target = await openTarget();
  try {
    return await run(target);
  } finally {
    await target.stop();
  }
};

const measure = (what: string, plan: Attack): Promise<Row> => measureWith(what, plan, () => attack(plan));

type Tried = Pick<Plan, "seed"> & Pick<Attack, "target" | "findings">;

const measureWith = async (
  what: string,
  { target, findings, seed }: Tried,
  run: () => Promise<number>,
): Promise<Row> => {
  const watching = watch(target);
  const start = performance.now();
  const count = await run();
  const seconds = (performance.now() - start) / 1000;
  // By then, requests still in flight at the last response have ended.
  await wait(2000);
  return { what, count, seconds: Math.round(seconds), ...judged(findings, await watching.stop()), seed };
};

const judged = (findings: Findings, { slowestHealth, memory }: Watched): Row => ({
  faults: `${findings.count}: ${verdict(findings.count === 0)}`,
  "slowest /healthz (ms)": `${Math.round(slowestHealth)} < 500: ${verdict(slowestHealth < 500)}`,
  "memory (MB)": `${Math.round(memory.before)} to ${Math.round(memory.after)}: ${verdict(memory.after < memory.before + growth)}`,
  notes: findings.kinds.slice(0, 5).join("; "),
});
