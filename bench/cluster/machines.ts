import { execFile } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import manifest from "../../package.json" with { type: "json" };
import { copyProject } from "../../tests/project-copy.ts";
import type { Network } from "./network.ts";
import { makeService, type Programs, type Service } from "./programs.ts";
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
  const server = makeService(programs, name, [...within, ...manifest.scripts.start.split(" ")], {
    cwd: copy,
    env,
  });
  return {
    place,
    copy,
    start: async () => {
      server.start();
      const isReady = () => answersWell(`http://${place.at}:${port}/readyz`);
      await waitFor(`${name} is ready`, isReady, startSeconds, server.log);
    },
    end: server.end,
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

/** Makes the worker, which runs from the project itself; it is not started. */
export const makeWorker = (programs: Programs, settings: Readonly<Record<string, string>>): Service =>
  makeService(programs, "worker", ["node", "src/commands/worker.ts"], {
    env: { ...process.env, ...settings, DATA_DIR: join(programs.folder, "worker") },
  });
