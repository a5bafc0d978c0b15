import { join } from "node:path";
import { projectFolder } from "../../runtime/project-folder.ts";
import { tryProtection } from "../../server/platform/sandbox/protection.ts";
import { ok, warning, wrong, type Check } from "./check.ts";

/** Whether a file from a stranger can do harm: tries it in a process as it reads CVs, pictures and videos. */
export const uploads: Check = async ({ config }) => {
  const { succeeded, hasNamespace } = await tryProtection({
    files: [
      join(projectFolder, ".env"),
      join(config.DATA_DIR, "secret"),
      "/etc/passwd",
      "/proc/self/environ",
    ],
    port: config.PORT,
    pid: process.pid,
  });
  if (succeeded.length)
    return [wrong(`A process that reads files from strangers can ${succeeded.join(", ")}: run npm ci.`)];
  const able = "Processes that read files from strangers see code alone, and start nothing";
  return [
    hasNamespace
      ? ok(`${able}; they are in a network namespace of their own.`)
      : warning(
          `${able}; Node refuses them the network, but this system does not: allow user namespaces (docs/how-to/run-for-real.md).`,
        ),
  ];
};
