import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { buildWhenStale } from "../src/releases/build-when-stale.ts";
import { memoryOf, processorSeconds } from "./hostile/process-figures.ts";
import { openTarget, type Target } from "./hostile/target.ts";
import type { KindReport, LoadReport } from "./load/report.ts";
import { verdict, whole, type Filter, type Row } from "./report.ts";

export const title =
  "Load: requests at a fixed rate, their times counted from when they were due (milliseconds)";

/** The limit for the 95th percentile of response times, in milliseconds. */
const limit = 250;
/** How much more memory the last tenth may use than the middle one: the normal variation of a heap. */
const tolerance = { factor: 1.05, megabytes: 25 };

export const run = async (filter: Filter = {}): Promise<Row[]> => {
  buildWhenStale();
  const [rate, seconds, seed] = [whole(filter.rate, 200), whole(filter.seconds, 600), whole(filter.seed, 1)];
  const hostile = whole(filter.hostile, 0);
  // A few addresses stand for all visitors, whom rate limits would block.
  const target = await openTarget({ AUTH_RATE_LIMIT: "0", NODE_ENV: "production" });
  try {
    const { report, processor, memory } = await load(target, rate, seconds, seed, hostile);
    return [
      ...report.kinds.map((one) => rowOf(one)),
      ...Object.entries(report.attacks).map(([kind, answers]) => ({
        requests: `hostile: ${kind}`,
        wrong: answers.join(", "),
      })),
      {
        requests: `${rate} a second for ${seconds} s`,
        "server's processor (s)": round(processor),
        "load program's processor (s)": round(report.processor),
        "processors used": round((processor + report.processor) / seconds, 2),
        "sent late": report.late,
        ...memoryRow(memory),
      },
    ];
  } finally {
    await target.stop();
  }
};

interface Loaded {
  report: LoadReport;
  /** CPU seconds that the server used during the load. */
  processor: number;
  /** Memory in megabytes, sampled once a second. */
  memory: number[];
}

/** Runs the load program, so many percent of whose requests are hostile, against a server and samples the server's CPU and memory meanwhile. */
export const load = async (
  { port, server }: Pick<Target, "port" | "server">,
  rate: number,
  seconds: number,
  seed: number,
  hostile = 0,
): Promise<Loaded> => {
  const drive = spawn(
    process.execPath,
    [join(import.meta.dirname, "load/drive.ts"), ...[port, rate, seconds, seed, hostile].map(String)],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const pid = server.process.pid!;
  const memory: number[] = [];
  let before = 0;
  let looking: NodeJS.Timeout | undefined;
  let last = "";
  for await (const line of createInterface({ input: drive.stdout })) {
    if (line === "begins") {
      before = processorSeconds(pid);
      looking = setInterval(() => memory.push(memoryOf(pid)), 1000);
    }
    last = line;
  }
  clearInterval(looking);
  if (!last.startsWith("{"))
    throw new Error("The load program ended without a report; its messages stand above.");
  return { report: JSON.parse(last) as LoadReport, processor: processorSeconds(pid) - before, memory };
};

const rowOf = ({ kind, count, errors, p50, p95, p99, max, wrong }: KindReport): Row => ({
  requests: kind,
  count,
  errors: `${errors}: ${verdict(errors === 0)}`,
  p50: round(p50),
  // The target is for all kinds together: checking a password is slow by design.
  p95: kind === "all" ? `${round(p95)} < ${limit}: ${verdict(p95 < limit)}` : round(p95),
  p99: round(p99),
  max: round(max),
  ...(wrong.length && { wrong: wrong.join(", ") }),
});

/** Memory at the start, in the middle and at the end, each the mean of a tenth, and its slope over the second half. */
const memoryRow = (memory: readonly number[]): Row => {
  const tenth = Math.max(1, Math.floor(memory.length / 10));
  const meanAt = (from: number) => mean(memory.slice(from, from + tenth));
  const [start, middle, end] = [0, Math.floor(memory.length / 2), memory.length - tenth].map(meanAt) as [
    number,
    number,
    number,
  ];
  const flat = end <= middle * tolerance.factor + tolerance.megabytes;
  return {
    "memory (MB)": `${Math.round(start)}, ${Math.round(middle)}, ${Math.round(end)}: ${verdict(flat)}`,
    "memory's slope (MB a minute)": round(slope(memory.slice(Math.floor(memory.length / 2))) * 60),
  };
};

const mean = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0) / values.length;

/** The slope for each step, by least squares. */
const slope = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2;
  const average = mean(values);
  const up = values.reduce((all, value, at) => all + (at - middle) * (value - average), 0);
  return up / (values.reduce((all, _, at) => all + (at - middle) ** 2, 0) || 1);
};

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));
