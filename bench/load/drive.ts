import { Agent } from "node:http";
import { randomOf } from "../../src/server/demo/random.ts";
import { demoSeekers } from "../../src/server/demo/seekers.ts";
import type { Answered } from "../ask.ts";
import { hostileVisits } from "./hostile-visits.ts";
import { onSchedule } from "./on-schedule.ts";
import { Tally, type LoadReport } from "./report.ts";
import { visitsOf } from "./visits.ts";

/**
 * The load program, a separate process: node drive.ts PORT RATE SECONDS SEED HOSTILE. Requests are sent on schedule,
 * however long others take, and timed from when they were due; HOSTILE percent of them are hostile, whose answers are
 * not timed. The report is the last line of its output.
 */
const [port, rate, seconds, seed, hostile] = process.argv.slice(2).map(Number) as [
  number,
  number,
  number,
  number,
  number,
];

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
/** The hostile account is one of them. */
const accounts = hostile ? demoSeekers.slice(0, 1) : demoSeekers;
/** Jobs for each seeker, so that every application is new: less than 1% of requests are applications. */
const jobs = Math.min(1000, Math.ceil((rate * seconds) / 60 / accounts.length));
const visits = await visitsOf(port, agent, jobs, accounts);
const attacks = hostile ? await hostileVisits(port) : [];
const tally = new Tally();

console.log("begins");
const before = process.cpuUsage();
const start = performance.now();
const late = await onSchedule({ rate, seconds }, visit);
const { user, system } = process.cpuUsage(before);
agent.destroy();
console.log(
  JSON.stringify({
    kinds: tally.report(),
    attacks: tally.attacks(),
    processor: (user + system) / 1e6,
    late,
  } satisfies LoadReport),
);

async function visit(number: number, due: number): Promise<void> {
  const random = randomOf(seed, number);
  if (random.chance(hostile / 100)) {
    const { kind, visit: send } = random.pick(attacks);
    const answer = await send(random).catch((error: Error) => ({ status: 0, error: error.message }));
    return tally.attack(kind, answer.error ?? String(answer.status));
  }
  const { kind, visit: send } = random.weighted(visits, ({ share }) => share);
  const { status, error }: Answered = await send(random);
  const wrong = error ?? (status >= 400 || status === 0 ? `answer ${status}` : undefined);
  tally.add(kind, performance.now() - due, due - start, wrong);
}
