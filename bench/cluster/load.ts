import { Agent } from "node:http";
import { randomOf } from "../../src/server/demo/random.ts";
import type { Answered } from "../ask.ts";
import { onSchedule } from "../load/on-schedule.ts";
import { visitsOf, type Visit } from "../load/visits.ts";
import { hostOf } from "../site-paths.ts";
import type { Seeker } from "./seekers.ts";
import type { Outcome } from "./windows.ts";
import { Writer } from "./writes.ts";

/** A request that takes longer has failed, in milliseconds: nobody waits for it. */
const patience = 10_000;

/** What the proxy is asked for: shares in percent. */
export interface Load {
  visits: readonly { kind: string; share: number; visit: Visit }[];
  writer: Writer;
  close: () => void;
}

/** Requests to the proxy, by visitors of the brands and by seekers who write on the last of them. */
export const openLoad = async (
  port: number,
  brands: readonly string[],
  seekers: readonly Seeker[],
  jobs: readonly number[],
): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const all = await visitsOf(port, agent, 0, [], brands);
  const of = (kind: string) => all.find((one) => one.kind === kind)!.visit;
  const writer = new Writer({ port, agent, host: hostOf(brands.at(-1)!) }, seekers, jobs);
  return {
    visits: [
      { kind: "pages", share: 43, visit: of("pages") },
      { kind: "job pages", share: 42, visit: of("job pages") },
      { kind: "searches", share: 10, visit: of("searches") },
      { kind: "writes", share: 5, visit: (random) => writer.write(random) },
    ],
    writer,
    close: () => agent.destroy(),
  };
};

/** Sends requests at a fixed rate. @returns all with what was wrong with their answers, and how many were sent late. */
export const send = async (
  visits: Load["visits"],
  pace: { rate: number; seconds: number; seed: number },
): Promise<{ outcomes: Outcome[]; late: number }> => {
  const outcomes: Outcome[] = [];
  const late = await onSchedule(pace, async (number, due) => {
    const random = randomOf(pace.seed, number);
    const { kind, visit } = random.weighted(visits, ({ share }) => share);
    const answer = await visit(random);
    const end = performance.now();
    const wrong = wrongWith(answer, end - due);
    outcomes.push({ kind, due, end, ...(wrong && { wrong }) });
  });
  return { outcomes, late };
};

const wrongWith = ({ status, error }: Answered, ms: number): string | undefined => {
  if (status === 0 || status >= 400) return error ?? `answer ${status}`;
  return ms > patience ? `later than ${patience / 1000} s` : undefined;
};
