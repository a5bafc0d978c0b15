import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parse } from "yaml";
import * as z from "zod";
import { verdict } from "../report.ts";

const kills = ["kill-primary", "kill-search-node", "kill-server", "kill-worker"] as const;
const planned = ["restart-servers", "publish-release"] as const;

const schema = z.array(
  z.union([
    z.strictObject({ at: z.number().min(0).max(100), what: z.enum(kills), back: z.number().min(0) }),
    z.strictObject({ at: z.number().min(0).max(100), what: z.enum(planned) }),
  ]),
);

/** Kills something; the function that it returns brings it back. */
export type Kill = () => Promise<() => Promise<void>>;
/** How each kind of event is done; what is planned returns what is to be known of it. */
export type Deeds = Record<(typeof kills)[number], Kill> &
  Record<(typeof planned)[number], () => Promise<string>>;

/** An event as it happened; times in milliseconds of the process's clock. */
export interface Happened {
  what: string;
  at: number;
  /** When all was as before. */
  wholeAt: number;
  /** Whether requests may fail from then on. */
  mayFail: boolean;
  notes: string;
}

type Planned = z.infer<typeof schema>[number];

/** Does it and undoes it, where it is to be undone. @returns what is to be known of it. */
const doIt = async (deeds: Deeds, event: Planned): Promise<string> => {
  if (!("back" in event)) return deeds[event.what]();
  const bringBack = await deeds[event.what]();
  await pause(event.back * 1000);
  await bringBack();
  return "";
};

/** The events of `events.yaml`, or those of one kind. */
const plannedEvents = (only?: string): Planned[] =>
  schema
    .parse(parse(readFileSync(join(import.meta.dirname, "events.yaml"), "utf8")))
    .filter(({ what }) => !only || what === only);

/**
 * Lets everything happen in its time of a run of so many seconds. One thing begins when the one before is over.
 * @param only a kind of event, for that alone.
 */
export const letHappen = async (deeds: Deeds, seconds: number, only?: string): Promise<Happened[]> => {
  const start = performance.now();
  const all: Happened[] = [];
  for (const event of plannedEvents(only)) {
    await pause(Math.max(0, start + event.at * 10 * seconds - performance.now()));
    const at = performance.now();
    console.log(`${Math.round((at - start) / 1000)} s: ${event.what}`);
    // What does not come back is a result as well.
    const notes = await doIt(deeds, event).catch(({ message }: Error) => `${message}: ${verdict(false)}`);
    all.push({ what: event.what, at, wholeAt: performance.now(), mayFail: "back" in event, notes });
  }
  return all;
};
