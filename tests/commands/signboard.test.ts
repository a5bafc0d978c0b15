import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { commands } from "../../src/commands/command-line/commands.ts";
import { program, runLine } from "../../src/commands/command-line/program.ts";
import { sourceFile } from "../server/own-server.ts";

const run = async (...args: string[]) => {
  const told: string[] = [];
  const code = await runLine(program(commands), args, (text) => told.push(text));
  return { code, told: told.join("\n") };
};

describe("the command line", () => {
  it.each([
    [["queu"], "Did you mean queue?"],
    [["queue", "retry"], "missing required argument 'id'"],
    [["queue", "retry", "first"], "Invalid UUID"],
    [["queue", "--colour"], "unknown option '--colour'"],
    [["moderation", "show", "x"], "must be a number"],
    [["backup"], "missing required argument 'file'"],
    [["seed", "--jobs", "0"], "a whole number from 1 to 10000000"],
    [["seed", "--jobs", "1e6"], "a whole number"],
    [["seed", "--seed", "-5"], "a whole number"],
    [["competition", "--csv", "entries.csv"], "need a competition's slug"],
    [["employer-link", "--list"], "name the employer"],
    [["employer-link", "fig", "--list", "--revoke", "x"], "cannot be used with"],
    [["editor-account", "add", "robin@example.com"], "--brand"],
    [["rollback", "--json"], "--list"],
    [[], "Usage:"],
  ])("ends with 2 for %j, says what is wrong and where help is", async (args, message) => {
    expect(await run(...args)).toEqual({ code: 2, told: expect.stringContaining(message) });
    expect((await run(...args)).told).toMatch(/npm run signboard -- .*--help says how it is used\.$/);
  });

  it("gives an import the options of Node that it needs, and tells who used an old name", async () => {
    // Node runs this before the program; Node that was started anew runs it again.
    const tellOptions = "data:text/javascript,console.error(process.execArgv.join(' '))";
    const args = ["--import", tellOptions, sourceFile("commands/signboard.ts"), "import", "--help"];
    const env = { ...process.env, npm_lifecycle_event: "import" };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env });
    expect(stdout).toContain("--dry-run");
    expect(stderr).toMatch(/--liftoff-only .*--max-old-space-size=512/);
    expect(stderr).toContain("npm run import is the old name");
  });
});
