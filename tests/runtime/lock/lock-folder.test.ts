import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CannotLockError, FolderLockedError, lockFolder } from "../../../src/runtime/lock/lock-folder.ts";
import { ownerIn, readOwner, writeOwner } from "../../../src/runtime/lock/lock-owner.ts";

let parent: string;
let folder: string;
let started: ChildProcess[] = [];
const file = () => `${folder}.lock`;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "signboard-lock-"));
  folder = join(parent, "db");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode) continue;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  started = [];
  rmSync(parent, { recursive: true });
});

/** A process that has the folder, once it says so. */
const owner = async ({ path = process.env["PATH"], also = "" } = {}): Promise<ChildProcess> => {
  const module = join(import.meta.dirname, "../../../src/runtime/lock/lock-folder.ts");
  const code = `import { lockFolder } from ${JSON.stringify(module)};
    await lockFolder(${JSON.stringify(folder)});
    ${also}
    console.log("mine");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PATH: path },
  });
  started.push(child);
  const said = await Promise.race([once(child.stdout!, "data"), text(child.stderr!)]);
  expect(said).toBeInstanceOf(Array);
  return child;
};
const kill = async (child: ChildProcess) => {
  child.kill("SIGKILL");
  await once(child, "exit");
};
const refused = async (): Promise<FolderLockedError> => {
  const error = await lockFolder(folder).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(FolderLockedError);
  return error as FolderLockedError;
};
const takeAndGiveBack = async () => (await lockFolder(folder))();
/** A PATH with a program "flock" that does this, or without any. */
const pathWith = (script?: string): string => {
  const path = join(parent, "bin");
  mkdirSync(path);
  if (script) {
    writeFileSync(join(path, "flock"), `#!/bin/sh\n${script}\n`);
    chmodSync(join(path, "flock"), 0o755);
  }
  return path;
};

describe("a folder that a process has", () => {
  it("is refused to every other one, with the owner's process, machine and start", async () => {
    const { pid } = await owner();
    const error = await refused();
    expect(error).toMatchObject({ owner: pid, id: readOwner(folder)!.id });
    expect(error.message).toMatch(
      new RegExp(
        `^${folder} is in use by process ${pid} on ${hostname()}, since 20\\S+Z\\. Stop that server first`,
      ),
    );
  });

  it("is refused to the process itself as well", async () => {
    const unlock = await lockFolder(folder);
    expect((await refused()).owner).toBe(process.pid);
    await unlock();
    await takeAndGiveBack();
  });

  it("stays its own whatever process number it has where it runs: two containers are both process 1", async () => {
    await owner();
    const fd = openSync(file(), "r+");
    writeOwner(fd, { ...readOwner(folder)!, pid: process.pid });
    closeSync(fd);
    await refused();
    writeFileSync(file(), `${process.pid} 1`);
    await refused();
    writeFileSync(file(), "");
    expect((await refused()).message).toContain("in use by another process");
  });

  it("is free the moment that it is killed, also where a child of its own lives on", async () => {
    const pidFile = join(parent, "child");
    const child = await owner({
      also: `const { spawn } = await import("node:child_process");
        const { writeFileSync } = await import("node:fs");
        const { pid } = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
        writeFileSync(${JSON.stringify(pidFile)}, String(pid));`,
    });
    await kill(child);
    const left = Number(readFileSync(pidFile, "utf8"));
    try {
      process.kill(left, 0);
      await takeAndGiveBack();
    } finally {
      process.kill(left, "SIGKILL");
    }
  });

  it("is given back by name, and only once", async () => {
    const unlock = await lockFolder(folder);
    await unlock();
    const next = await lockFolder(folder);
    await unlock();
    await refused();
    await next();
    expect(readFileSync(file(), "utf8")).toBe("");
  });
});

describe("a lock file of an earlier version", () => {
  it.each(["999999999 5", "1 1", "", "half a fi", "{"])("that says %j is left over", async (text) => {
    writeFileSync(file(), text);
    await takeAndGiveBack();
  });

  it("counts while its server runs", async () => {
    const child = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
    started.push(child);
    await once(child, "spawn");
    const stat = readFileSync(`/proc/${child.pid}/stat`, "utf8");
    const start = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    writeFileSync(file(), `${child.pid} ${start}`);
    expect((await refused()).message).toContain(`in use by process ${child.pid}.`);
    await kill(child);
    await takeAndGiveBack();
  });
});

describe("where nothing can be locked", () => {
  it("a lock file that cannot be written is reported with its fix", async () => {
    mkdirSync(file());
    await expect(lockFolder(folder)).rejects.toThrow(/cannot be written: EISDIR.*Give this user the right/);
  });

  it("a file system that refuses locks is reported with its fix", async () => {
    vi.stubEnv("PATH", pathWith("echo 'flock: 3: No locks available' >&2; exit 71"));
    await expect(lockFolder(folder)).rejects.toThrow(CannotLockError);
    await expect(lockFolder(folder)).rejects.toThrow(
      /cannot be locked: flock: 3: No locks available\. Network file systems.*DATABASE_URL/,
    );
  });
});

describe("without flock, a heartbeat", () => {
  it("keeps the folder from others with flock and without, and leaves it when its process is killed", async () => {
    const path = pathWith();
    const child = await owner({ path });
    expect((await refused()).owner).toBe(child.pid);
    vi.stubEnv("PATH", path);
    expect((await refused()).owner).toBe(child.pid);
    await kill(child);
    await takeAndGiveBack();
  });

  it("goes on while its process is busy", async () => {
    const child = await owner({
      path: pathWith(),
      also: `setTimeout(() => { for (;;); }, 0);`,
    });
    await refused();
    expect(child.exitCode).toBeNull();
  });

  it("ends its process at once when another one has taken the folder meanwhile", async () => {
    const child = await owner({ path: pathWith(), also: `setTimeout(() => { for (;;); }, 0);` });
    let said = "";
    child.stderr!.on("data", (data) => (said += data));
    const ended = once(child, "close");
    const another = { ...readOwner(folder)!, id: "another" };
    const fd = openSync(file(), "r+");
    // Again and again, as a rival's heartbeat does: a beat that had read the file just before overwrites the first.
    const rival = setInterval(() => writeOwner(fd, another), 20);
    expect(await ended).toEqual([null, "SIGKILL"]);
    clearInterval(rival);
    closeSync(fd);
    expect(said).toContain("was taken over by another process");
    expect(ownerIn(readFileSync(file(), "utf8"))!.id).toBe("another");
  });

  it("gives the folder to one of two that begin together", async () => {
    vi.stubEnv("PATH", pathWith());
    const both = await Promise.allSettled([lockFolder(folder), lockFolder(folder)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    for (const one of both) if (one.status === "fulfilled") await one.value();
  });

  it("does not guess about a folder that was left behind locked by the kernel", async () => {
    await kill(await owner());
    vi.stubEnv("PATH", pathWith());
    await expect(lockFolder(folder)).rejects.toThrow(/was locked with flock by process.*Install util-linux/);
    expect(existsSync(file())).toBe(true);
  });
});
