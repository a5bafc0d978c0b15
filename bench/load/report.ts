import { percentile } from "./percentile.ts";

/** Results of one kind of request. Times are milliseconds from the moment that a request was due. */
export interface KindReport {
  kind: string;
  count: number;
  errors: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
  /** Each error with how often it occurred, and the seconds of the run in which the first and the last did. */
  wrong: string[];
}

/** The final report of the load program, as one line of JSON. */
export interface LoadReport {
  kinds: KindReport[];
  /** What hostile requests were answered, by their kind: each answer with how often it came. */
  attacks: Record<string, string[]>;
  /** CPU seconds of the load program itself. */
  processor: number;
  /** Requests that it sent more than a tenth of a second late, because it was too slow itself. */
  late: number;
}

/** How often an error occurred, and when the first and the last request with it were due, in milliseconds. */
interface Occurred {
  count: number;
  first: number;
  last: number;
}

/** Collects responses by kind. */
export class Tally {
  readonly #attacks = new Map<string, Map<string, number>>();
  readonly #kinds = new Map<string, { times: number[]; wrong: Map<string, Occurred> }>();

  /** @param due when the request was due, in milliseconds from the start. */
  add(kind: string, ms: number, due: number, wrong?: string): void {
    const entry = this.#kinds.get(kind) ?? { times: [], wrong: new Map<string, Occurred>() };
    this.#kinds.set(kind, entry);
    entry.times.push(ms);
    if (!wrong) return;
    const { count, first, last } = entry.wrong.get(wrong) ?? { count: 0, first: due, last: due };
    entry.wrong.set(wrong, { count: count + 1, first: Math.min(first, due), last: Math.max(last, due) });
  }

  /** Counts the answer to a hostile request. */
  attack(kind: string, answer: string): void {
    const answers = this.#attacks.get(kind) ?? new Map<string, number>();
    this.#attacks.set(kind, answers.set(answer, (answers.get(answer) ?? 0) + 1));
  }

  attacks(): LoadReport["attacks"] {
    const listed = [...this.#attacks].map(([kind, answers]) => [kind, listOf(answers)]);
    return Object.fromEntries(listed) as LoadReport["attacks"];
  }

  report(): KindReport[] {
    const kinds = [...this.#kinds].map(([kind, { times, wrong }]) => ({
      kind,
      times,
      errors: sum([...wrong.values()].map(({ count }) => count)),
      wrong: [...wrong].map(
        ([what, { count, first, last }]) =>
          `${count} × ${what} (${inSeconds(first)} to ${inSeconds(last)} s)`,
      ),
    }));
    const all = {
      kind: "all",
      times: kinds.flatMap(({ times }) => times),
      errors: sum(kinds.map(({ errors }) => errors)),
      wrong: [],
    };
    return [all, ...kinds].map(({ kind, times, errors, wrong }) => ({
      kind,
      count: times.length,
      errors,
      ...Object.fromEntries(
        ([50, 95, 99] as const).map((percent) => [`p${percent}`, percentile(times, percent)]),
      ),
      max: percentile(times, 100),
      wrong,
    })) as KindReport[];
  }
}

const inSeconds = (ms: number): string => (ms / 1000).toFixed(1);

const listOf = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].map(([what, count]) => `${count} × ${what}`);

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
