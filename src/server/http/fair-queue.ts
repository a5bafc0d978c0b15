import type { HttpError } from "../platform/http-error.ts";

/** A piece of work that waits for its turn. */
export interface Waiting {
  /** @param end to be called when the piece makes room for the next. */
  start: (end: () => void) => void;
  refuse: (reason: HttpError) => void;
}

/** The work of one network. */
interface Line {
  waiting: Waiting[];
  running: number;
  /** What it has had of the turns: milliseconds, and one more for each piece. */
  spent: number;
}

/**
 * Queue that takes work from the network that has had the least time, so that one with many or long requests delays no
 * other. A newcomer begins with as much as the one that was served last: waiting long ago counts for nothing.
 */
export class FairQueue {
  readonly #lines = new Map<string, Line>();
  #lastSpent = 0;
  size = 0;

  add(network: string, piece: Waiting): void {
    const line = this.#lines.get(network) ?? { waiting: [], running: 0, spent: this.#lastSpent };
    this.#lines.set(network, line);
    line.waiting.push(piece);
    this.size++;
  }

  remove(network: string, piece: Waiting): void {
    const line = this.#lines.get(network)!;
    line.waiting.splice(line.waiting.indexOf(piece), 1);
    this.size--;
    this.#forget(network, line);
  }

  /** Takes the next piece; the network's time is counted until `end` is called. */
  next(): { piece: Waiting; end: () => void } | undefined {
    const waiting = [...this.#lines].filter(([, line]) => line.waiting.length);
    if (!waiting.length) return undefined;
    const [network, line] = waiting.reduce((least, one) => (one[1].spent < least[1].spent ? one : least));
    const piece = line.waiting.shift()!;
    this.size--;
    this.#lastSpent = line.spent;
    line.spent++;
    line.running++;
    const start = performance.now();
    const end = () => {
      line.spent += performance.now() - start;
      line.running--;
      this.#forget(network, line);
    };
    return { piece, end };
  }

  /** Takes out the newest piece of the network that has the most waiting, if that is more than another would have. */
  dropLongest(other: string): Waiting | undefined {
    let [longest, length] = [other, (this.#lines.get(other)?.waiting.length ?? 0) + 1];
    for (const [network, { waiting }] of this.#lines)
      if (waiting.length > length) [longest, length] = [network, waiting.length];
    if (longest === other) return undefined;
    const piece = this.#lines.get(longest)!.waiting.at(-1)!;
    this.remove(longest, piece);
    return piece;
  }

  #forget(network: string, { waiting, running }: Line): void {
    if (!waiting.length && !running) this.#lines.delete(network);
  }
}
