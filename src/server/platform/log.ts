import { pino, type DestinationStream, type Logger } from "pino";
import { errorForLog } from "../../runtime/error-for-log.ts";

/** The server's log: a line of JSON for each event. No values of SQL statements and no secrets reach it in errors. */
export const openLog = (level: string, to?: DestinationStream): Logger => {
  const options = { level, serializers: { err: errorForLog, error: errorForLog } };
  return to ? pino(options, to) : pino(options);
};
