import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startServer } from "../../tests/e2e/server-process.ts";
import { freePort } from "../free-port.ts";
import { verdict } from "../report.ts";
import type { Trial } from "./trials.ts";

/** Runs a command as in a container: it sees only its own processes, and has process id 1. */
const ownProcesses = ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child"] as const;

/** Whether this machine lets us create namespaces. */
export const mayUnshare = (...what: string[]): boolean =>
  spawnSync("unshare", [...what, "true"], { stdio: "ignore" }).status === 0;

/** Two containers share one data folder: the second must not start. */
export const containers: Trial = async () => {
  const what = "two containers on one folder";
  if (!mayUnshare("--pid", "--fork", "--mount-proc"))
    return [{ what, notes: "not tried: unshare needs root, and Linux" }];
  const folder = await mkdtemp(join(tmpdir(), "signboard-containers-"));
  const env = { LOG_LEVEL: "silent", NODE_ENV: "test", DEMO_DATA: "false" };
  const first = await startServer(await freePort(), folder, env, ownProcesses);
  try {
    const second = spawn(ownProcesses[0], [...ownProcesses.slice(1), "node", "src/server/main.ts"], {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, ...env, PORT: String(await freePort()), DATA_DIR: folder },
    });
    let said = "";
    second.stderr.on("data", (chunk) => (said += chunk));
    const refused = await Promise.race([
      once(second, "exit").then(([code]) => code !== 0),
      wait(60_000, false),
    ]);
    if (!refused) {
      console.log("containers: the second server started on the folder of the first");
      second.kill("SIGKILL");
    }
    const alive = await fetch(`${first.origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    return [
      {
        what,
        count: 2,
        faults: `${[refused, alive].filter((one) => !one).length}: ${verdict(refused && alive)}`,
        notes: refused ? said.trim().split("\n")[0]! : "the second started",
      },
    ];
  } finally {
    await first.kill();
    await rm(folder, { recursive: true });
  }
};
