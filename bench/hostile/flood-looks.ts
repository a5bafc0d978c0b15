import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { ask, askJson, type Answered } from "../ask.ts";
import { hostOf } from "../site-paths.ts";
import { brand } from "./seeker.ts";

/** How long another visitor's slowest requests took between "begin" and "end", in milliseconds, and what failed. */
export interface Looked {
  search: number;
  health: number;
  failed: string[];
}

/** The pause between two looks, in milliseconds. */
const pause = 20;
const words = ["chef", "nurse", "driver", "electrician", "cleaner", "teacher", "manager", "mechanic"];
const on = { port: workerData as number, host: hostOf(brand) };

let looked: Looked | undefined;
let number = 0;

/** Searches differ, so that none is answered from memory. */
const search = (): Promise<Answered> =>
  askJson({ ...on, path: "/v1/seeker/job" }, { q: words[number++ % words.length], min_salary: number });
const health = (): Promise<Answered> => ask({ ...on, path: "/healthz" });

/** Looks again and again; what began while a flood ran counts for it, also when it ends later. */
const look = async (what: "search" | "health", send: () => Promise<Answered>): Promise<never> => {
  for (;;) {
    const flood = looked;
    const start = performance.now();
    const { status, error } = await send();
    if (flood) {
      flood[what] = Math.max(flood[what], performance.now() - start);
      if (status !== 200) flood.failed.push(`${what}: ${error ?? status}`);
    }
    await wait(pause);
  }
};

parentPort!.on("message", (state: "begin" | "end") => {
  if (state === "begin") looked = { search: 0, health: 0, failed: [] };
  else {
    const ended = looked;
    looked = undefined;
    // Time for the looks that are in flight.
    setTimeout(() => parentPort!.postMessage(ended), 300);
  }
});
await search();
void look("search", search);
void look("health", health);
parentPort!.postMessage("ready");
