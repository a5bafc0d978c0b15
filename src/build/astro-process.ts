import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { BuildStep } from "../releases/build-step.ts";
import type { Effort } from "../releases/folders.ts";
import { projectFolder } from "../runtime/project-folder.ts";
import type { ContentMessage } from "./content-integration.ts";

interface AstroOptions {
  /** The id of the release. */
  id: string;
  /** The folder to write it to. */
  folder: string;
  /** The moment that its pages show. */
  at: Date;
  effort: Effort;
  onStep: (step: BuildStep) => void;
}

/** Variables such as DEV, which Astro would take over from the environment and show to pages. */
const notFromOutside = Object.fromEntries(
  ["DEV", "PROD", "SSR", "MODE", "BASE_URL", "BUILT_AT", "BUILD_VERSION"].map((name) => [name, undefined]),
);

/** Starts `astro build` in a process of its own, which waits for its content (`ContentMessage`). */
export const startAstro = ({ id, folder, at, effort, onStep }: AstroOptions) => {
  const child = fork(join(projectFolder, "node_modules/astro/bin/astro.mjs"), ["build"], {
    cwd: projectFolder,
    env: {
      ...process.env,
      ...notFromOutside,
      CONTENT: "apart",
      RELEASE: id,
      RELEASE_FOLDER: folder,
      RELEASE_AT: at.toISOString(),
      DRAWINGS: effort === "quick" ? "kept" : undefined,
      // Nothing is told to others; it would also write to the home folder, which a container may have read-only.
      ASTRO_TELEMETRY_DISABLED: "1",
    },
    // Rendering allocates many short strings: a larger young generation of the heap saves a tenth of the time.
    execArgv: [
      "--max-semi-space-size=64",
      `--import=${join(projectFolder, "src/runtime/faster-loading.js")}`,
    ],
    // Keeps dates as Date objects.
    serialization: "advanced",
  });
  child.on("message", (step: BuildStep) => onStep(step));
  return {
    /** Resolves to the exit code; Astro prints why it failed. */
    ended: once(child, "exit") as Promise<[number | null]>,
    say: (message: ContentMessage): void => void (child.connected && child.send(message)),
    kill: () => child.kill(),
  };
};
