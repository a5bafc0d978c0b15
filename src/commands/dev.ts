import { spawn } from "node:child_process";
import { existsSync } from "node:fs";

// Development: the API restarts on every change of its sources; Astro reloads pages and islands by itself.
const port = process.env["PORT"] || "4321";
const apiPort = String(Number(port) + 1);
const run = (args: string[], env: Record<string, string>) =>
  spawn(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...env } });

/** What the API is made of. */
const sources = [
  "server",
  "contract",
  "domain",
  "lexicon",
  "runtime",
  "site",
  "releases",
  "brands",
  "content/employers",
];

const children = [
  run(
    [
      ...sources
        .map((name) => `src/${name}`)
        .filter((path) => existsSync(path))
        .map((path) => `--watch-path=${path}`),
      "--import=./src/runtime/faster-loading.js",
      "src/commands/dev-api.ts",
    ],
    { PORT: apiPort, HOST: "127.0.0.1", TRUSTED_PROXIES: "loopback", UNKNOWN_HOST: "default" },
  ),
  run(["node_modules/astro/bin/astro.mjs", "dev", "--port", port], {
    ASTRO_DEV_BACKGROUND: "0",
    ASTRO_TELEMETRY_DISABLED: "1",
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
  }),
];
const stop = () => children.forEach((child) => child.kill("SIGTERM"));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
for (const child of children) child.once("exit", stop);
