import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Whether this is a Debian where packages may be installed: by root. */
export const canInstallPackages = (): boolean => existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;

/**
 * Installs Debian's packages.
 * @throws Error when they cannot be had.
 */
export const installPackages = (...names: readonly string[]): void => {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit", env });
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], {
    stdio: "inherit",
    env,
  });
};
