import { tooMany } from "./rate-limit.ts";

/** How many guesses of one client may wait in a queue, so that it cannot fill it alone. */
const maxOfPeer = 3;

interface Line {
  /** When the last waiting entry may proceed, in milliseconds. */
  until: number;
  waiting: string[];
}

/**
 * Queues whose entries proceed one at a time, each after a pause. An entry that would have to wait longer than
 * `maxMs` is refused: 429 with Retry-After.
 */
export const openTurns = (maxMs: number) => {
  const lines = new Map<string, Line>();
  return async (name: string, peer: string, pauseMs: number): Promise<void> => {
    const now = Date.now();
    const line = lines.get(name) ?? { until: now, waiting: [] };
    const until = Math.max(line.until, now) + pauseMs;
    const isFull = until - now > maxMs || line.waiting.filter((other) => other === peer).length >= maxOfPeer;
    if (isFull) throw tooMany(line.until - now);
    lines.set(name, line);
    line.until = until;
    line.waiting.push(peer);
    await new Promise((resolve) => setTimeout(resolve, until - now));
    line.waiting.splice(line.waiting.indexOf(peer), 1);
    if (!line.waiting.length) lines.delete(name);
  };
};
