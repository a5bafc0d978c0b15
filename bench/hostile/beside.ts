import { setTimeout as wait } from "node:timers/promises";
import { demoPassword, demoSeekers } from "../../src/server/demo/seekers.ts";
import { ask, askJson, type Answered } from "../ask.ts";
import { verdict } from "../report.ts";
import { hostOf } from "../site-paths.ts";
import { brand } from "./seeker.ts";

/** How long another client's requests may take, in milliseconds. */
const patience = 500;

/** What another client noticed: the slowest answer to each of its requests in milliseconds, and those that failed. */
export interface Noticed {
  slowest: string;
  failed: string[];
}

/** The requests of a client that has nothing to do with a trial. */
export const ordinaryRequests = (port: number): Record<string, () => Promise<Answered>> => {
  const on = { port, host: hostOf(brand) };
  const credentials = { email: demoSeekers[0].email, password: demoPassword };
  return {
    "/healthz": () => ask({ ...on, path: "/healthz" }),
    "a page": () => ask({ ...on, path: "/" }),
    "a search": () => askJson({ ...on, path: "/v1/seeker/job" }, { q: "chef" }),
    "signing in": () => askJson({ ...on, path: "/v1/auth/login" }, credentials),
  };
};

/** Sends ordinary requests, one after the other, until something else is done. */
export const noticeBeside = async (
  requests: Readonly<Record<string, () => Promise<Answered>>>,
  done: Promise<unknown>,
): Promise<Noticed> => {
  let isDone = false;
  void done.finally(() => (isDone = true));
  const slowest: Record<string, number> = {};
  const failed: string[] = [];
  while (!isDone)
    for (const [what, send] of Object.entries(requests)) {
      const start = performance.now();
      const { status, error } = await send();
      slowest[what] = Math.max(slowest[what] ?? 0, Math.round(performance.now() - start));
      if (status !== 200) failed.push(error ?? `${what}: ${status}`);
      await wait(50);
    }
  const holds = !failed.length && Object.values(slowest).every((ms) => ms < patience);
  const listed = Object.entries(slowest).map(([what, ms]) => `${what} ${ms}`);
  return { slowest: `${listed.join(", ")} < ${patience}: ${verdict(holds)}`, failed: [...new Set(failed)] };
};
