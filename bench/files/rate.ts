import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { processorSeconds } from "../hostile/process-figures.ts";
import { accepts } from "./same-files.ts";

/** What one server does under a load of one path. */
export interface Rate {
  /** Requests a second of time. */
  perSecond: number;
  /** Requests for each second of processor time of the server: other programs on the machine change it little. */
  perProcessorSecond: number;
}

/**
 * Requests one path over and over on 32 connections with `wrk`.
 * @param pid of the server's process.
 * @throws Error when not every answer is a success.
 */
export const rateOf = async (
  { port, pid }: { port: number; pid: number },
  { host, path, seconds }: { host: string; path: string; seconds: number },
): Promise<Rate> => {
  const before = processorSeconds(pid);
  const headers = Object.entries({ Host: host, ...accepts }).flatMap(([name, value]) => [
    "-H",
    `${name}: ${value}`,
  ]);
  const { stdout } = await promisify(execFile)("wrk", [
    ...["-t1", "-c32", `-d${seconds}s`, ...headers],
    `http://127.0.0.1:${port}${path}`,
  ]);
  const used = processorSeconds(pid) - before;
  const count = Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0);
  if (!count || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`${path}:\n${stdout}`);
  return { perSecond: count / seconds, perProcessorSecond: count / used };
};
