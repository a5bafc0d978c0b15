import { Readable } from "node:stream";
import { UserFacingError } from "../../runtime/user-facing-error.ts";
import { untilAborted } from "../../server/import/runs/until-aborted.ts";

/** A signal that aborts at Ctrl+C; a second one ends the process at once. */
export const stopSignal = (): AbortSignal => {
  const stop = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"])
    process.once(name, () => stop.abort(new UserFacingError("the import was stopped")));
  return stop.signal;
};

/** Ends the bytes of a file when the operator stops the command, so that what was read is written and told. */
export async function* untilStopped(
  bytes: AsyncIterable<Uint8Array>,
  stopping: AbortSignal,
): AsyncGenerator<Uint8Array> {
  try {
    yield* untilAborted(bytes, stopping);
  } finally {
    // A pipe that sends nothing must not keep the process.
    if (bytes instanceof Readable) bytes.destroy();
  }
}
