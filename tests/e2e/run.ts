import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWhenStale } from "../../src/releases/build-when-stale.ts";
import { installTestBrowser } from "./chromium.ts";
import { installEngines } from "./engines/engines.ts";

// Runs the browser tests against the built sites, after getting the browsers and building what is not built.
installTestBrowser();
installEngines();
buildWhenStale();
const folder = mkdtempSync(join(tmpdir(), "signboard-e2e-"));
const run = spawnSync("npx", ["playwright", "test", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { E2E_DATA_DIR: join(folder, "site"), ...process.env },
});
rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
process.exit(run.status ?? 1);
