import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { freePort } from "../../bench/free-port.ts";
import { canInstallPackages, installPackages } from "../e2e/install-packages.ts";
import { isThorough } from "../runs.ts";

const timeout = 3_600_000;

it.skipIf(!isThorough || !canInstallPackages())(
  "the image is built, and builds the sites for settings of its own on a read-only root, by a user of its own",
  async () => {
    installPackages("buildah", "debootstrap", "curl");
    // Where there is a disk: images are gigabytes, which /tmp may hold in memory.
    const work = mkdtempSync("/var/tmp/signboard-image-");
    const script = join(import.meta.dirname, "image.sh");
    const inside = ["-mpf", "--mount-proc", "--kill-child", "bash", script];
    try {
      const { stdout } = await promisify(execFile)(
        "unshare",
        [...inside, join(import.meta.dirname, "../.."), work, String(await freePort())],
        { timeout },
      );
      expect(stdout).toContain("Served from the image.");
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  },
  timeout,
);
