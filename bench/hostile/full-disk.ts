import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, open, rm, statfs, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startServer } from "../../tests/e2e/server-process.ts";
import { freePort } from "../free-port.ts";
import { verdict } from "../report.ts";
import { mayUnshare } from "./containers.ts";
import { brand, plainJobs } from "./seeker.ts";
import { hasEnded } from "./target.ts";
import type { Trial } from "./trials.ts";
import { missingOf, startWriting } from "./writer.ts";

/** Space for the demo data and what is written, in megabytes. */
const size = 600;

/** The disk of DATA_DIR fills up while seekers write, and then has space again. */
export const fullDisk: Trial = async () => {
  const what = "full disk";
  if (!mayUnshare("--mount")) return [{ what, notes: "not tried: mounting needs root, and Linux" }];
  const folder = await mkdtemp(join(tmpdir(), "signboard-disk-"));
  // Keeps the mount, which is private to this process, until the trial ends.
  const mount = `mount -t tmpfs -o size=${size}m tmpfs ${folder} && echo mounted && exec sleep infinity`;
  const holder = spawn("unshare", ["--mount", "sh", "-c", mount], { stdio: ["ignore", "pipe", "inherit"] });
  await once(holder.stdout, "data");
  const inside = `/proc/${holder.pid}/root${folder}`;
  const port = await freePort();
  const start = () =>
    startServer(port, folder, { LOG_LEVEL: "silent", NODE_ENV: "test", DEMO_DATA: "true" }, [
      "nsenter",
      "--mount",
      "--target",
      String(holder.pid),
      `--wd=${process.cwd()}`,
    ]);
  let server = await start();
  const wrong: string[] = [];
  try {
    const jobs = await plainJobs(server.on(brand), 100);
    const before = await startWriting(server, jobs);
    await wait(1500);
    await fill(inside);
    await wait(8000);
    await before.stop();
    for (const [refusal, count] of before.refused)
      if (!/answer (4\d\d|503|507)$/.test(refusal)) wrong.push(`${count} × ${refusal} while it was full`);
    if (hasEnded(server)) wrong.push("the process ended");
    else if (!(await fetch(`${server.origin}/healthz`)).ok) wrong.push("no health while it was full");
    await truncate(join(inside, "ballast"), 0);
    let after: Awaited<ReturnType<typeof startWriting>> | null = null;
    for (let left = 30; left && !after && !hasEnded(server); left--)
      after = await startWriting(server, jobs).catch(() => wait(1000, null));
    if (after) {
      await wait(1500);
      await after.stop();
      for (const [refusal, count] of after.refused) wrong.push(`${count} × ${refusal} with room again`);
    } else wrong.push("does not write again with room, without a restart");
    await server.kill();
    server = await start();
    const acknowledged = [...before.acknowledged, ...(after?.acknowledged ?? [])];
    const lost = await missingOf(acknowledged, server);
    for (const fault of [...wrong, ...lost.map((one) => `lost: ${one.what}`)])
      console.log(`full disk: ${fault}`);
    return [
      {
        what,
        count: 1,
        faults: `${wrong.length}: ${verdict(!wrong.length)}`,
        acknowledged: acknowledged.length,
        lost: `${lost.length}: ${verdict(!lost.length)}`,
        notes: wrong.join("; "),
      },
    ];
  } finally {
    await server.kill();
    holder.kill("SIGKILL");
    await once(holder, "exit");
    await rm(folder, { recursive: true });
  }
};

/** Writes a file until no block is left. */
const fill = async (folder: string): Promise<void> => {
  const ballast = await open(join(folder, "ballast"), "w");
  const block = Buffer.alloc(1_000_000, 1);
  try {
    for (;;) await ballast.write(block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    await ballast.close();
  }
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize > 1_000_000) throw new Error(`${folder} did not get full.`);
};
