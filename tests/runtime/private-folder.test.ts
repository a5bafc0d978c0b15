import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openPrivateFolder, openToOthers } from "../../src/runtime/private-folder.ts";
import { openDatabase } from "../../src/server/platform/database/open.ts";
import { filledDataFolder } from "../server/data-folder.ts";

let folder: string;
let umask: number;
beforeEach(async () => {
  umask = process.umask(0);
  folder = await mkdtemp(join(tmpdir(), "signboard-private-test-"));
});
afterEach(async () => {
  process.umask(umask);
  await rm(folder, { recursive: true });
});
const open = async (data: string) => {
  const paths: string[] = [];
  for await (const { path } of openToOthers(data, "everything")) paths.push(path);
  return paths;
};
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

it("a data folder and what is written to it is its user's alone, whatever the umask is", async () => {
  const data = join(folder, "data");
  await openPrivateFolder(data);
  await writeFile(join(data, "mail.json"), "a code");
  expect([await modeOf(data), await modeOf(join(data, "mail.json"))]).toEqual(["700", "600"]);
});

it("the embedded database's files are too, also those that it makes open to all", async () => {
  const data = await filledDataFolder("private");
  const version = join(data, "db/PG_VERSION");
  await chmod(version, 0o666);
  await openDatabase({ DATABASE_URL: undefined, DATABASE_POOL: 1, DATA_DIR: data }).then(({ close }) =>
    close(),
  );
  expect(await modeOf(version)).toBe("600");
  expect(await open(data)).toEqual([]);
  await rm(data, { recursive: true });
});

it("a data folder of an earlier release is made private, but nothing outside of it", async () => {
  const data = join(folder, "data");
  await mkdir(join(data, "outbox"), { recursive: true });
  await writeFile(join(data, "outbox/mail.json"), "a code");
  await writeFile(join(folder, "elsewhere"), "", { mode: 0o644 });
  await symlink(join(folder, "elsewhere"), join(data, "link"));
  expect(await open(data)).toEqual([join(data, "outbox/mail.json"), join(data, "outbox"), data]);
  await openPrivateFolder(data);
  expect(
    await Promise.all(["", "outbox", "outbox/mail.json"].map((path) => modeOf(join(data, path)))),
  ).toEqual(["700", "700", "600"]);
  expect(await modeOf(join(folder, "elsewhere"))).toBe("644");
});

it("a folder such as /tmp stays everybody's", async () => {
  await chmod(folder, 0o1777);
  await writeFile(join(folder, "of-others"), "");
  await openPrivateFolder(folder);
  expect([await modeOf(folder), await modeOf(join(folder, "of-others"))]).toEqual(["777", "666"]);
});
