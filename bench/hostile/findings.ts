import type { Case } from "./connection.ts";

/** How many kinds are printed with their requests; a fault in every request would print for minutes. */
const told = 40;

/** Faults that were found; each kind is printed once, with a request that reproduces it. */
export class Findings {
  readonly #trial: string;
  readonly #seed: number;
  readonly #counts = new Map<string, number>();

  constructor(trial: string, seed: number) {
    this.#trial = trial;
    this.#seed = seed;
  }

  /** @param sent the request that reproduces it, if there is one. */
  add(what: string, sent?: Case): void {
    const key = sent ? `${what}, ${sent.kind}` : what;
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    if (count > 1 || this.#counts.size > told) return;
    console.log(`${this.#trial}: ${key}`);
    if (sent) console.log(`  seed ${this.#seed}, request ${sent.number}: ${commandOf(sent)}`);
  }

  get count(): number {
    return [...this.#counts.values()].reduce((all, one) => all + one, 0);
  }

  /** Each kind with how often it occurred, the most frequent first. */
  get kinds(): string[] {
    return [...this.#counts].sort(([, a], [, b]) => b - a).map(([what, count]) => `${count} × ${what}`);
  }
}

/** The longest request that is printed in full, in bytes; a longer one is reproduced from its seed and number. */
const printed = 600;

/** A bash command that sends a request. */
export const commandOf = ({ bytes }: Case): string => {
  const shown = bytes.subarray(0, printed).toString("latin1");
  const quoted = shown.replace(/[^ -~]|['\\%]/g, (one) => {
    if (one === "\r") return "\\r";
    if (one === "\n") return "\\n";
    if (one === "%") return "%%";
    return `\\x${one.charCodeAt(0).toString(16).padStart(2, "0")}`;
  });
  const cut = bytes.length > printed ? ` # … ${bytes.length} bytes in all` : "";
  return `exec 3<>/dev/tcp/127.0.0.1/$PORT; printf '${quoted}' >&3; timeout 3 cat <&3${cut}`;
};
