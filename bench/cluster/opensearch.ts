import { chmodSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import { commandOf, startProgram, type Programs } from "./programs.ts";
import { waitFor } from "./wait-for.ts";

const nodes = 3;
/** One compiler alone: with both, two cores are busy for minutes compiling what runs often for the second time. */
const environment = {
  OPENSEARCH_HEAP: "512m",
  JAVA_TOOL_OPTIONS: "-XX:+UseSerialGC -XX:TieredStopAtLevel=1",
};

/** Three nodes of OpenSearch. */
export interface OpenSearch {
  /** Their addresses, comma-separated. */
  urls: string;
  /** Kills the node that manages the others; the function brings it back. */
  killNode: () => Promise<() => Promise<void>>;
}

/** Starts three nodes at one address. */
export const startOpenSearch = async (programs: Programs, host: string): Promise<OpenSearch> => {
  const folder = join(programs.folder, "opensearch");
  mkdirSync(folder);
  // They have a user of their own.
  chmodSync(folder, 0o755);
  const pids = (): number[] =>
    readFileSync(join(folder, "pids"), "utf8").split("\n").filter(Boolean).map(Number);
  programs.stack.defer(() => (existsSync(join(folder, "pids")) ? kill(pids()) : undefined));
  // Free on this machine, where the nodes speak with each other a hundred ports above.
  const firstPort = await freePort();
  const start = join(import.meta.dirname, "../../tests/opensearch/start");
  const words = [start, folder, String(nodes), String(firstPort)] as const;
  const env = { ...environment, ...process.env, OPENSEARCH_HOST: host };
  await startProgram(programs, "opensearch", words, { env }).ended;
  const urls = Array.from({ length: nodes }, (_, at) => `http://${host}:${firstPort + at}`);
  await waitFor("three OpenSearch", () => isGreen(urls[0]!), 60);
  const commands = pids().map(commandOf);
  const running = pids();
  return {
    urls: urls.join(","),
    killNode: async () => {
      const at = await managerOf(urls);
      kill([running[at]!]);
      return async () => {
        const { words, options } = commands[at]!;
        running[at] = startProgram(programs, `opensearch-${at + 1}`, words, options).pid;
        await waitFor("OpenSearch is whole again", () => isGreen(urls[0]!), 120);
      };
    },
  };
};

/** Which node manages the others, from 0. */
const managerOf = async (urls: readonly string[]): Promise<number> => {
  const answer = await fetch(`${urls[0]}/_cat/cluster_manager?h=node`);
  return Number(/\d+/.exec(await answer.text())![0]) - 1;
};

const isGreen = async (url: string): Promise<boolean> => {
  const answer = await fetch(`${url}/_cluster/health?wait_for_nodes=${nodes}&timeout=1s`);
  return ((await answer.json()) as { status: string }).status === "green";
};

const kill = (pids: readonly number[]): void => {
  for (const pid of pids)
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended.
    }
};
