import type { Logger } from "pino";
import { errorText } from "../../runtime/error-for-log.ts";
import type { HttpError } from "../platform/http-error.ts";
import { metrics } from "../platform/metrics.ts";

/** The least time between two lines about the same refusal, in milliseconds. */
const pauseMs = 1000;

/** When each refusal was last logged, and how many answers were not, by the messages that this code has. */
const lines = new Map<string, { at: number; unlogged: number }>();

/**
 * Counts an answer of 503, which somebody foresaw, and logs it without a stack: a line a second at most, which says how
 * many answers it stands for. A busy site would otherwise write more than it answers.
 * @param now in milliseconds, on a clock that only goes forward.
 */
export const reportRefusal = (log: Logger, { message, cause }: HttpError, now = performance.now()): void => {
  metrics.refusals.inc({ reason: cause === undefined ? "busy" : "failure" });
  const line = lines.get(message) ?? { at: -Infinity, unlogged: 0 };
  lines.set(message, line);
  line.unlogged++;
  if (now - line.at < pauseMs) return;
  const about = { answers: line.unlogged, reason: message };
  if (cause === undefined) log.warn(about, "answered 503");
  else log.error({ ...about, cause: errorText(cause).split("\n")[0] }, "answered 503");
  Object.assign(line, { at: now, unlogged: 0 });
};
