import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, expect, it } from "vitest";
import { migrationsFolder } from "../../src/server/platform/database/migrations-folder.ts";

const copy = mkdtempSync(join(tmpdir(), "signboard-migrations-"));
afterAll(() => rmSync(copy, { recursive: true }));

it("reads the tables, and has no migration to write for them", () => {
  cpSync(migrationsFolder, copy, { recursive: true });
  const tables = [
    "--dialect",
    "postgresql",
    "--schema",
    "./src/server/**/tables.ts",
    "--out",
    relative(".", copy),
  ];
  const said = execFileSync(process.execPath, ["node_modules/drizzle-kit/bin.cjs", "generate", ...tables], {
    encoding: "utf8",
  });
  expect(said).toContain("No schema changes");
});
