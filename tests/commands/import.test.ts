import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { program, runLine } from "../../src/commands/command-line/program.ts";
import { importing } from "../../src/commands/import.ts";
import { filledDataFolder } from "../server/data-folder.ts";
import { fixture } from "../server/import/import-files.ts";
import { ownServer, sourceFile } from "../server/own-server.ts";
import { runCommand } from "./run-command.ts";

describe("the import command", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await filledDataFolder("import");
  });
  afterAll(() => rm(folder, { recursive: true }));

  const run = (args: string[], typed?: string) => runCommand(importing, args, ownServer(folder), typed);

  it("shows first, then imports, then finds everything as it was", async () => {
    const dry = await run([fixture("indeed.xml"), "--source", "harbour", "--dry-run"]);
    expect(dry).toMatchObject({ code: 1, errors: "line 32: rejected: The title is missing.\n" });
    expect(dry.out).toMatch(
      /HJ-1 +Diesel Mechanic +Westside Trucks +Wagga Wagga NSW 2650 +Full time +\$38 – \$45 an hour/,
    );
    expect(dry.out).toContain(
      "XML feed: 3 added, 0 updated, 0 unchanged, 1 rejected, 1 taken past their closing date.",
    );
    expect(dry.out).toContain("nothing was changed");
    const first = await run([fixture("indeed.xml"), "--source", "harbour"]);
    expect(first.out).toBe(
      "XML feed: 3 added, 0 updated, 0 unchanged, 1 rejected, 1 taken past their closing date.\n",
    );
    const second = await run(["-", "--source", "harbour"], await readFile(fixture("indeed.xml"), "utf8"));
    expect(second).toMatchObject({
      code: 1,
      out: "XML feed: 0 added, 0 updated, 3 unchanged, 1 rejected, 1 taken past their closing date.\n",
    });
    const good = await run(["-"], "title,employer,reference,description\nCook,Blue Fig,1,Cook meals.\n");
    expect(good).toEqual({ code: 0, out: "CSV: 1 added, 0 updated, 0 unchanged, 0 rejected.\n", errors: "" });
  });

  it("writes every problem to a file, and imports nothing where that cannot be written", async () => {
    const rows = Array.from({ length: 25 }, (_, index) => `${index},Cook,Fig,Cook meals.,Zzyzx ${index}`);
    const text = ["id,title,company,description,location", "x,,Fig,x,", ...rows].join("\n");
    const file = join(folder, "problems.txt");
    const { errors } = await run(["-", "--dry-run", "--report", file], text);
    expect(errors).toContain(`… and 5 more about the place.\nEvery problem is in ${file}.\n`);
    const lines = (await readFile(file, "utf8")).trimEnd().split("\n");
    expect(lines).toHaveLength(26);
    expect(lines[0]).toBe("line 2: rejected: The title is missing.");
    const refused = await run(["-", "--report", join(folder, "none/x.txt")], text);
    expect(refused).toMatchObject({ code: 2, errors: expect.stringContaining("cannot be written") });
  });

  it("imports employers, and says which were kept and refused", async () => {
    const list =
      '[{ "slug": "green-quince", "name": "Green Quince" },\n{ "slug": "No Slug", "name": "Torn" }]';
    const dry = await run(["-", "--dry-run"], list);
    expect(dry.out).toBe(
      "Employers: 1 new, 0 changed, 0 unchanged, 0 kept: from a folder, 1 refused.\nThis was a dry run: nothing was changed.\n",
    );
    const done = await run(["-"], list);
    expect(done).toEqual({
      code: 1,
      out: "Employers: 1 new, 0 changed, 0 unchanged, 0 kept: from a folder, 1 refused.\n",
      errors: "line 2: rejected: No Slug: slug: Must be lower-case letters, digits and single hyphens.\n",
    });
  });

  it.each([
    [["/no/such/file.xml"], "no such file"],
    [[tmpdir()], "is a folder"],
    [[], "Which file?"],
    [["-"], "It is empty."],
  ])("ends with 2 and says why for %j", async (args, message) => {
    const { code, errors } = await run(args);
    expect(code).toBe(2);
    expect(errors).toContain(message);
  });

  it("is a program, which explains itself and ends with its code", async () => {
    const start = (...args: string[]) =>
      promisify(execFile)(process.execPath, [sourceFile("commands/import.ts"), ...args]);
    expect((await start("--help")).stdout).toContain("--dry-run");
    await expect(start("/no/such/file.xml")).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining("no such file"),
    });
  });
});

it.each([
  [["a.xml", "b.xml"], "too many arguments"],
  [["a.xml", "--category", "circus"], "early-learning"],
  [["a.xml", "--close-missing"], "--source"],
  [["a.xml", "--source", " "], "1 to 100"],
  [["a.xml", "--colour"], "--colour"],
  [["a.xml", "--every", "6h"], "give the address"],
  [["https://x.au/a.xml", "--every", "2m"], "five minutes"],
  [["https://x.au/a.xml", "--every", "6h", "--report", "x"], "Leave one out"],
])("the command line %j is refused with the fix", async (args, message) => {
  const told: string[] = [];
  const code = await runLine(program([importing]), ["import", ...args], (text) => told.push(text));
  expect([code, told.join("\n")]).toEqual([2, expect.stringContaining(message)]);
});
