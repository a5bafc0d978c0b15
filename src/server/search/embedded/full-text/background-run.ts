import { metrics } from "../../../platform/metrics.ts";

/** How long nothing is written after an error of the database, in milliseconds. */
const pause = 5_000;

/** Work in the background, one run at a time; after one that failed, none for a while. */
export class BackgroundRun {
  #running: Promise<void> | null = null;
  #notBefore = 0;

  /** Starts a run, unless one goes on. Never fails. */
  start(work: () => Promise<void>): Promise<void> {
    if (!this.#running && Date.now() < this.#notBefore) return Promise.resolve();
    const count = (result: string) => metrics.backgroundWork.inc({ work: "full-text-index", result });
    this.#running ??= work()
      .then(
        () => count("done"),
        () => {
          count("failed");
          this.pause(pause);
        },
      )
      .finally(() => (this.#running = null));
    return this.#running;
  }

  /** Starts no run for so many milliseconds. */
  pause(ms: number): void {
    this.#notBefore = Math.max(this.#notBefore, Date.now() + ms);
  }

  /** Waits for the run that goes on. */
  async ended(): Promise<void> {
    await this.#running;
  }
}
