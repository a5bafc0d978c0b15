import { execFile, spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../../src/runtime/config.ts";
import { openDatabase } from "../../src/server/platform/database/open.ts";
import { seekers } from "../../src/server/auth/tables.ts";
import { signToken } from "../../src/server/auth/token.ts";
import { servedDataFolder } from "../server/data-folder.ts";
import { ownServer, portOf, sourceFile } from "../server/own-server.ts";

const folders: string[] = [];
const servers: ChildProcess[] = [];
afterAll(async () => {
  for (const server of servers) server.kill("SIGKILL");
  for (const folder of folders) await rm(folder, { recursive: true });
});

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "signboard-backup-running-"));
  folders.push(folder);
  return folder;
};
const start = async (folder: string): Promise<string> => {
  const server = spawn(process.execPath, [sourceFile("commands/dev-api.ts")], { env: ownServer(folder) });
  servers.push(server);
  return `http://127.0.0.1:${await portOf(server)}`;
};
const run = (command: "backup" | "restore", folder: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [sourceFile(`commands/${command}.ts`), ...args], {
    env: ownServer(folder),
  });

let origin = "";
let folder = "";
let file = "";
let token = "";
beforeAll(async () => {
  folder = await servedDataFolder("backup-running");
  folders.push(folder);
  file = join(await newFolder(), "backup.tar.gz");
  const { db, close } = await openDatabase(readConfig({ DATA_DIR: folder }));
  const [seeker] = await db
    .insert(seekers)
    .values({
      email: "mai@example.com",
      passwordHash: "x",
      givenName: "Mai",
      familyName: "Tran",
      verifiedAt: new Date(),
    })
    .returning();
  await close();
  origin = await start(folder);
  token = await signToken(seeker!.id, await readFile(join(folder, "secret")), 900);
});

it("a backup is made while the server runs, and what is restored from it keeps people signed in", async () => {
  const told = await run("backup", folder, file);
  expect(told.stdout).toMatch(/rows and \d+ files\.\n$/);
  expect(existsSync(join(folder, "db-copy"))).toBe(false);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);

  const other = await newFolder();
  expect((await run("restore", other, file)).stdout).toContain("Sessions go on");
  const restored = await start(other);
  const dashboard = await fetch(`${restored}/v1/seeker/dashboard`, {
    headers: { authorization: `Bearer ${token}`, "host-name": "workinaus.localhost" },
  });
  expect(dashboard.status).toBe(200);
});

it("a restore is refused while the server runs, and says what to do", async () => {
  await expect(run("restore", folder, file, "--force")).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("Stop that server first"),
  });
});
