import { readFileSync } from "node:fs";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { expect, it } from "vitest";
import { commandsPage } from "../../docs/commands-page.ts";
import { settingsPage } from "../../docs/settings-page.ts";

const root = join(import.meta.dirname, "../..");

it.each([
  ["commands.md", commandsPage],
  ["settings.md", () => settingsPage(readFileSync(join(root, ".env.example"), "utf8"))],
])("docs/%s says what the code says", async (name, made) => {
  const file = join(root, "docs", name);
  const page = await format(made(), { ...(await resolveConfig(file)), filepath: file });
  await expect(page).toMatchFileSnapshot(file);
});
