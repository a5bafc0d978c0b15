import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { acquireBuildLock } from "../../src/releases/build-lock.ts";

const folder = mkdtempSync(join(tmpdir(), "signboard-turn-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(import.meta.dirname, "../../src/releases/build-lock.ts");

it("one build waits for another, be that done or killed", async () => {
  const place = join(folder, "dist/build");
  const code = `import { acquireBuildLock } from ${JSON.stringify(file)};
    await acquireBuildLock(${JSON.stringify(place)}, () => {});
    console.log("mine");
    setInterval(() => {}, 1000);`;
  const other = spawn("node", ["--input-type=module", "--eval", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(other.stdout, "data");

  const waitsFor: (number | undefined)[] = [];
  let isMine = false;
  const turn = acquireBuildLock(place, (owner) => {
    waitsFor.push(owner);
    other.kill("SIGKILL");
  });
  void turn.then(() => (isMine = true));
  await once(other, "exit");
  expect(isMine).toBe(false);
  const end = await turn;
  expect(waitsFor).toEqual([other.pid]);
  await end();
});
