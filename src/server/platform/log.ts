import { pino, type DestinationStream, type Logger } from "pino";
import { errorForLog } from "../../runtime/error-for-log.ts";

/**
 * The server's log: a line of JSON for each event. Values of SQL statements and secrets are removed from errors.
 * @param about what each line says besides, such as the request that it is about.
 */
export const openLog = (level: string, to?: DestinationStream, about = (): object => ({})): Logger => {
  const options = { level, serializers: { err: errorForLog, error: errorForLog }, mixin: about };
  return to ? pino(options, to) : pino(options);
};
