import { execFile } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import manifest from "../../package.json" with { type: "json" };
import { copyProject } from "../../tests/project-copy.ts";
import type { Network } from "./network.ts";
import { startProgram, type Program, type Programs } from "./programs.ts";
import { answersWell, waitFor } from "./wait-for.ts";

const port = 4321;
/** A first start builds the sites. */
const startSeconds = 400;

/** A machine with a checkout and a network namespace of its own. */
export interface Machine {
  /** Where its server listens. */
  place: { at: string; port: number };
  copy: string;
  /** Starts its server, and waits until it is ready. */
  start: () => Promise<void>;
  /** Ends its server. */
  end: (signal: "SIGKILL" | "SIGTERM") => Promise<void>;
  /** Runs a command of `package.json`. */
  npm: (name: string) => Promise<void>;
}

/** Makes a machine; its server is not started. */
export const makeMachine = (
  programs: Programs,
  network: Network,
  host: number,
  brands: readonly string[],
  settings: Readonly<Record<string, string>>,
): Machine => {
  const name = `server-${host}`;
  const copy = copyProject(name, brands, true);
  programs.stack.defer(() => rmSync(copy, { recursive: true, force: true, maxRetries: 10 }));
  const within = network.machine(host);
  const place = { at: network.at(host), port };
  const env = {
    ...process.env,
    ...settings,
    ...{ HOST: place.at, PORT: String(port), DATA_DIR: join(programs.folder, name) },
  };
  let server: Program | undefined;
  return {
    place,
    copy,
    start: async () => {
      const started = startProgram(programs, name, [...within, ...manifest.scripts.start.split(" ")], {
        cwd: copy,
        env,
      });
      server = started;
      await waitFor(
        `${name} is ready`,
        () => answersWell(`http://${place.at}:${port}/readyz`),
        startSeconds,
        () => {
          if (started.hasEnded()) throw new Error(`${name} has ended:\n${started.log().slice(-2000)}`);
        },
      );
    },
    end: async (signal) => server?.end(signal),
    npm: async (script) => {
      const [command, ...args] = within;
      await promisify(execFile)(command, [...args, "npm", "run", "--silent", script], { cwd: copy, env });
    },
  };
};

/** Writes an article into the checkout of a machine. */
export const writeArticle = ({ copy }: Machine, slug: string): void =>
  writeFileSync(
    join(copy, `src/content/articles/${slug}.md`),
    `---
title: What all servers show
description: A page that is published while servers, databases and searches fail and come back.
author: The editors
date: 2026-03-02
---

It is here.
`,
  );

/** A worker of its own. */
export interface Worker {
  start: () => void;
  kill: () => Promise<void>;
}

/** Makes the worker, which runs from the project itself. */
export const makeWorker = (programs: Programs, settings: Readonly<Record<string, string>>): Worker => {
  const env = { ...process.env, ...settings, DATA_DIR: join(programs.folder, "worker") };
  let worker: Program | undefined;
  return {
    start: () => {
      worker = startProgram(programs, "worker", ["node", "src/commands/worker.ts"], { env });
    },
    kill: async () => worker?.end("SIGKILL"),
  };
};
