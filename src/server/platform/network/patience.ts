import { FetchFault } from "./fetch-fault.ts";

/** How long a server is waited for, in milliseconds. */
export interface Patience {
  /** In which it may send nothing: until an answer begins, and between two of its pieces. */
  idleMs: number;
  /** For all of it, with redirects and further tries. */
  totalMs: number;
}

/** The server sent nothing for too long: another try may do. */
export class IdleFault extends FetchFault {}

/** Waits for a piece of work, which is to end when its signal aborts. @throws FetchFault when it is late. */
export type Wait = <Result>(work: (late: AbortSignal) => Promise<Result>) => Promise<Result>;

/**
 * Waits for the pieces of a download. Only the time that is waited counts, so what is done between two pieces may take
 * its time, and setting the clock changes nothing.
 */
export const openPatience = ({ idleMs, totalMs }: Patience): Wait => {
  let left = totalMs;
  return async (work) => {
    const late = new AbortController();
    const fault =
      left <= idleMs
        ? new FetchFault(`did not arrive within ${seconds(totalMs)}`)
        : new IdleFault(`sent nothing for ${seconds(idleMs)}`);
    const began = performance.now();
    const timer = setTimeout(() => late.abort(fault), Math.max(0, Math.min(idleMs, left)));
    try {
      return await work(late.signal);
    } catch (error) {
      throw late.signal.aborted ? fault : error;
    } finally {
      clearTimeout(timer);
      left -= performance.now() - began;
    }
  };
};

const seconds = (ms: number) => {
  const count = Math.ceil(ms / 1000);
  return count === 1 ? "a second" : `${count} seconds`;
};
