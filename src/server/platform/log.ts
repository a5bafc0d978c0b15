import { pino, type DestinationStream, type Logger } from "pino";
import { errorForLog } from "../../runtime/error-for-log.ts";

/** The server's log: a line of JSON for each event. Values of SQL statements and secrets are removed from errors. */
export const openLog = (level: string, to?: DestinationStream): Logger => {
  const options = { level, serializers: { err: errorForLog, error: errorForLog } };
  return to ? pino(options, to) : pino(options);
};
