import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { publicPort } from "./site.ts";

const repository = join(import.meta.dirname, "../..");
const deploy = join(repository, "deploy");
/** Ends a script that hangs before its test's own limit does, so that the failure shows how far it came. */
const timeout = 240_000;
/** A mount namespace needs root, and the how-to Debian with its PostgreSQL and nginx. */
const isDebianRoot =
  process.getuid?.() === 0 &&
  spawnSync("sh", ["-c", "command -v pg_ctlcluster nginx runuser && unshare -mnpf true"]).status === 0;

if (isDebianRoot)
  test("the how-to for a real installation can be followed to its end", async () => {
    test.setTimeout(300_000);
    const { stdout } = await promisify(execFile)(
      "unshare",
      [
        "-mnpf",
        "--mount-proc",
        "--kill-child",
        "bash",
        join(import.meta.dirname, "run-for-real.sh"),
        repository,
      ],
      { timeout, env: { ...process.env, BUILT_FOR: `PUBLIC_SCHEME=http PUBLIC_PORT=${publicPort}` } },
    );
    expect(stdout).toContain("The how-to was followed to its end.");
  });

if (isDebianRoot)
  test("a server runs where nothing but its data folder can be written, not even /tmp", async () => {
    test.setTimeout(300_000);
    const data = mkdtempSync(join(tmpdir(), "signboard-read-only-"));
    const { stdout } = await promisify(execFile)(
      "unshare",
      [
        "-mnpf",
        "--mount-proc",
        "--kill-child",
        "bash",
        join(import.meta.dirname, "read-only.sh"),
        repository,
        data,
      ],
      { timeout, env: { ...process.env, PUBLIC_PORT: publicPort } },
    );
    expect(stdout).toContain("Served from a read-only file system.");
    rmSync(data, { recursive: true });
  });

if (spawnSync("systemd-analyze", ["--version"]).status === 0)
  test("systemd takes the units as they are", () => {
    const folder = mkdtempSync(join(tmpdir(), "signboard-units-"));
    const units = readdirSync(deploy).filter((name) => /\.(service|timer)$/.test(name));
    // Where the commands are to be found, as systemd looks for them.
    for (const unit of units) {
      const text = readFileSync(join(deploy, unit), "utf8");
      writeFileSync(join(folder, unit), text.replaceAll("/srv/signboard", repository));
    }
    const { stderr, status } = spawnSync(
      "systemd-analyze",
      ["verify", ...units.map((unit) => join(folder, unit.replace("@", "@4321")))],
      { encoding: "utf8" },
    );
    expect(stderr.split("\n").filter((line) => line.includes("signboard"))).toEqual([]);
    expect(status).toBe(0);
    rmSync(folder, { recursive: true });
  });
