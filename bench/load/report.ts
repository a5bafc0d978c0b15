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
  /** Each error with how often it occurred. */
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

/** Collects responses by kind. */
export class Tally {
  readonly #attacks = new Map<string, Map<string, number>>();
  readonly #kinds = new Map<string, { times: number[]; wrong: Map<string, number> }>();

  add(kind: string, ms: number, wrong?: string): void {
    const entry = this.#kinds.get(kind) ?? { times: [], wrong: new Map<string, number>() };
    this.#kinds.set(kind, entry);
    entry.times.push(ms);
    if (wrong) entry.wrong.set(wrong, (entry.wrong.get(wrong) ?? 0) + 1);
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
    const all = [...this.#kinds].map(([kind, entry]) => ({ kind, ...entry }));
    const times = all.flatMap((one) => one.times);
    const wrong = new Map(all.flatMap((one) => [...one.wrong]));
    return [{ kind: "all", times, wrong }, ...all].map((one) => ({
      kind: one.kind,
      count: one.times.length,
      errors: sum(
        one.kind === "all" ? all.flatMap((each) => [...each.wrong.values()]) : [...one.wrong.values()],
      ),
      ...Object.fromEntries(
        ([50, 95, 99] as const).map((percent) => [`p${percent}`, percentile(one.times, percent)]),
      ),
      max: percentile(one.times, 100),
      wrong: listOf(one.wrong),
    })) as KindReport[];
  }
}

const listOf = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].map(([what, count]) => `${count} × ${what}`);

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
