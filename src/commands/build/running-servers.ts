import { spawnSync } from "node:child_process";
import type { Fingerprint } from "../../releases/fingerprint.ts";
import { dist, servedSettings } from "../../releases/folders.ts";
import { portIn } from "../../releases/settings.ts";
import { projectFolder } from "../../runtime/project-folder.ts";

/** Says whether running servers need a restart: they load new pages, but not their own code. */
export const toRestart = ({ contract, server }: Fingerprint, previous: Fingerprint | undefined): string => {
  if (!previous || previous.server === server) return "";
  return previous.contract === contract
    ? " The server's own code or packages have changed as well: restart servers that run to take them."
    : " The calls of the API have changed: servers that run show the release before until they are restarted.";
};

/**
 * A server may run at another port, and pages contain the port: it gets a release of its own.
 * @param settings those that a release was just built for.
 * @param program the file of the build command.
 */
export const buildForOtherPorts = (settings: string, program: string): void => {
  for (const name of servedSettings(dist, settings).filter((name) => name !== settings)) {
    console.log(`A server runs for ${name}:`);
    const env = { ...process.env, PUBLIC_PORT: portIn(name) ?? "" };
    spawnSync(process.execPath, [program, "--only"], { cwd: projectFolder, stdio: "inherit", env });
  }
};
