import { rm } from "node:fs/promises";
import { expect, it } from "vitest";
import { onDatabase } from "../../src/commands/on-database.ts";
import { readConfig } from "../../src/runtime/config.ts";
import { bareDataFolder } from "../server/data-folder.ts";
import { employers } from "../../src/server/catalogue/employers/tables.ts";

it("a command on a database that no server has filled says so", async () => {
  const folder = await bareDataFolder("on-database");
  const config = readConfig({ DATA_DIR: folder, NODE_ENV: "test" });
  await expect(
    onDatabase("employer-link", {}, config, async ({ db }) => String(await db.select().from(employers))),
  ).rejects.toThrow(/The database is empty\. Start the server once/);
  await rm(folder, { recursive: true });
});
