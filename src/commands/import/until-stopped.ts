import { Readable } from "node:stream";
import { UserFacingError } from "../../runtime/user-facing-error.ts";
import { untilAborted } from "../../server/import/until-aborted.ts";

/** Bytes that end with an error when the operator stops the command. */
export interface Stoppable {
  bytes: AsyncIterable<Uint8Array>;
  isStopped: () => boolean;
}

/**
 * Ends the bytes of a file at Ctrl+C, so that what was read is written and told; a second signal ends the process at once.
 */
export const untilStopped = (bytes: AsyncIterable<Uint8Array>): Stoppable => {
  const stop = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"])
    process.once(name, () => stop.abort(new UserFacingError("the import was stopped")));
  const read = async function* () {
    try {
      yield* untilAborted(bytes, stop.signal);
    } finally {
      // A pipe that sends nothing must not keep the process.
      if (bytes instanceof Readable) bytes.destroy();
    }
  };
  return { bytes: read(), isStopped: () => stop.signal.aborted };
};
