import { UserFacingError } from "../../runtime/user-facing-error.ts";

/** Bytes that end with an error when the operator stops the command. */
export interface Stoppable {
  bytes: AsyncIterable<Uint8Array>;
  isStopped: () => boolean;
}

/**
 * Ends the bytes of a file at Ctrl+C, so that what was read is written and told; a second signal ends the process at once.
 */
export const untilStopped = (bytes: AsyncIterable<Uint8Array>): Stoppable => {
  let stopped = false;
  const signal = new Promise<never>((_resolve, reject) => {
    for (const name of ["SIGINT", "SIGTERM"])
      process.once(name, () => {
        stopped = true;
        reject(new UserFacingError("the import was stopped"));
      });
  });
  signal.catch(() => undefined);
  const read = async function* () {
    const chunks = bytes[Symbol.asyncIterator]();
    try {
      for (;;) {
        const { done, value } = await Promise.race([chunks.next(), signal]);
        if (done) return;
        yield value;
      }
    } finally {
      // A pipe that sends nothing must not keep the process.
      void chunks.return?.();
    }
  };
  return { bytes: read(), isStopped: () => stopped };
};
