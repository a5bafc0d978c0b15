import { readdir, readFile, truncate, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { textEntry, writeArchive } from "../../src/commands/backup/archive.ts";
import { readBackup } from "../../src/commands/backup/read-backup.ts";
import type { Config } from "../../src/runtime/config.ts";
import { migrationsFolder } from "../../src/server/platform/database/migrations-folder.ts";
import { employers } from "../../src/server/catalogue/employers/tables.ts";

import {
  contentOf,
  fileOf,
  installation,
  kinds,
  makeBackups,
  removeInstallations,
  using,
  writeFileOf,
  type MadeBackup,
} from "./installations.ts";

let backups: Map<string, MadeBackup>;
beforeAll(async () => {
  backups = await makeBackups();
});
afterAll(removeInstallations);

describe.each(kinds)("what is there already (%s)", (kind) => {
  let target: Config;
  let before: Record<string, unknown[]>;
  beforeAll(async () => {
    target = await installation(kind, "filled");
    await writeFileOf(target, "kept/mine/1-cv.pdf", "mine");
    await using(target, (db) => db.insert(employers).values({ slug: "mine", name: "Mine" }));
    before = await using(target, contentOf);
  });
  const isUntouched = async () => {
    expect(await using(target, contentOf)).toEqual(before);
    expect(await readFile(fileOf(target, "kept/mine/1-cv.pdf"), "utf8")).toBe("mine");
    expect((await readdir(target.DATA_DIR)).sort()).toEqual(
      kind === "PGlite" ? ["db", "db.lock", "files"] : ["files"],
    );
  };
  it("is not replaced without --force", async () => {
    await expect(readBackup(backups.get(kind)!.file, target, false)).rejects.toThrow("--force");
  });

  it.each([
    ["is cut off", (size: number, file: string) => truncate(file, Math.floor(size * 0.6))],
    ["lacks its last bytes", (size: number, file: string) => truncate(file, size - 9)],
    ["is empty", (_size: number, file: string) => truncate(file, 0)],
    [
      "has a changed byte",
      async (size: number, file: string) => {
        const bytes = await readFile(file);
        bytes[Math.floor(size / 2)]! ^= 1;
        await writeFile(file, bytes);
      },
    ],
    ["is something else", (_size: number, file: string) => writeFile(file, "a text of many words")],
  ])("stays when the archive %s", async (_what, spoil) => {
    const file = join(dirname(backups.get(kind)!.file), "spoiled");
    const bytes = await readFile(backups.get(kind)!.file);
    await writeFile(file, bytes);
    await spoil(bytes.length, file);
    await expect(readBackup(file, target, true)).rejects.toThrow(/is damaged|is cut off|no backup/);
  });

  const migrations = readMigrationFiles({ migrationsFolder });
  const archiveOf = async (entries: Record<string, string>) => {
    const file = join(dirname(backups.get(kind)!.file), `made-${Math.random()}`);
    await writeArchive(file, async (add) => {
      for (const [name, text] of Object.entries(entries)) await add(textEntry(name, text));
    });
    return file;
  };
  const about = JSON.stringify({ format: 1, created: "now" });
  const migration = migrations.at(-1)!.hash;

  it.each([
    [
      "of a newer program",
      { "signboard.json": about, "database/migration": "0".repeat(64) },
      "newer version",
    ],
    ["of a newer format", { "signboard.json": JSON.stringify({ format: 2 }) }, "format 2"],
    ["of something else", { "index.html": "<p>" }, "something else"],
    ["without a database", { "signboard.json": about }, "no database"],
    [
      "with a file outside of its folder",
      { "signboard.json": about, "database/migration": migration, "files/../secret": "x" },
      "files/../secret|with the name",
    ],
    [
      "with rows that the tables refuse",
      {
        "signboard.json": about,
        "database/migration": migration,
        "files/kept/1": "x",
        "database/refresh_tokens/0.json": '[{"id":null}]',
      },
      "refresh_tokens",
    ],
  ])("stays when the archive is one %s", async (_what, entries, says) => {
    await expect(readBackup(await archiveOf(entries), target, true)).rejects.toThrow(new RegExp(says));
  });

  if (kind === "PostgreSQL")
    it("stays while a server uses the database", async () => {
      await using(target, async () => {
        await expect(readBackup(backups.get(kind)!.file, target, true)).rejects.toThrow("Stop them");
      });
    });

  it("is as it was after all of these", isUntouched);
});
