import { spawnSync } from "node:child_process";
import type { Command } from "commander";
import { projectFolder } from "../runtime/project-folder.ts";
import { command } from "./command-line/program.ts";

/** A program of a checkout for developers, which reads its own arguments. */
const tool = (name: string, summary: string, program: string, ...given: string[]): Command =>
  command(name, summary)
    .argument("[args...]", "passed on to it")
    .helpGroup("In a checkout:")
    .helpOption(false)
    .allowUnknownOption()
    .action((args: string[]) => {
      const { status } = spawnSync(program, [...given, ...args], { cwd: projectFolder, stdio: "inherit" });
      process.exitCode = status ?? 1;
    });

const { execPath } = process;

/** Programs that came with scripts of their own. */
export const tools = [
  tool(
    "migration",
    "Writes a migration after a change to tables.ts: --name add-x",
    execPath,
    "node_modules/drizzle-kit/bin.cjs",
    "generate",
  ),
  tool("art", "Draws the scenes again (art/README.md)", execPath, "art/draw.ts"),
  tool("art-employers", "Draws the pictures of the demo's employers again", execPath, "art/employers.ts"),
  tool("film", "Renders the hero films again (art/README.md)", execPath, "art/film.ts"),
  tool(
    "screenshots",
    "Takes the pictures in docs/sites.md, with --pages in docs/pages.md, from a running server",
    execPath,
    "docs/screenshots.ts",
  ),
  tool(
    "screenshots-main-job",
    "Takes the pictures in docs/main-job.md from a running server",
    execPath,
    "docs/main-job-screenshots.ts",
  ),
];
