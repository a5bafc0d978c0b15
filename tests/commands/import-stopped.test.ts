import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { filledDataFolder } from "../server/data-folder.ts";

const script = join(import.meta.dirname, "../../src/commands/import.ts");

let folder = "";
beforeAll(async () => {
  folder = await filledDataFolder("import-stopped");
});
afterAll(() => rm(folder, { recursive: true }));

const start = () =>
  spawn(process.execPath, [script, "-", "--source", "stopped"], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: "", NODE_ENV: "test" },
  });
const job = (id: number) =>
  `<job><reference>${id}</reference><title>Cook</title><company>Fig</company><description>${"Cook meals. ".repeat(300)}</description></job>\n`;
const jobs = Array.from({ length: 150 }, (_, id) => job(id)).join("");

it("an import that is stopped keeps and tells what it has read, and goes on when it is run again", async () => {
  const first = start();
  // It may stop before it has read all that was sent.
  first.stdin.on("error", () => undefined);
  // Its problem shows that the file is being read; more is never sent.
  first.stdin.write(`<source><job><title>Nobody</title></job>${jobs}`);
  await once(first.stderr, "data");
  first.kill("SIGINT");
  const [out, [code]] = await Promise.all([text(first.stdout), once(first, "close")]);
  expect(code).toBe(1);
  expect(out).toContain("the import was stopped. What came before is kept.");
  expect(out).toMatch(
    /XML feed: \d+ added, 0 updated, 0 unchanged, 1 rejected\.\nRun the same command again/,
  );
  const kept = Number(/(\d+) added/.exec(out)![1]);
  expect(kept).toBeGreaterThan(0);

  const second = start();
  second.stdin.end(`<source>${jobs}${job(150)}</source>`);
  expect(await text(second.stdout)).toBe(
    `XML feed: ${151 - kept} added, 0 updated, ${kept} unchanged, 0 rejected.\n`,
  );
});
