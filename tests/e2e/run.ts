import { spawnSync } from "node:child_process";
import { buildWhenStale } from "../../src/server/lib/build-when-stale.ts";
import { installChromium } from "./chromium.ts";

// Runs the browser tests against the built sites, after getting a browser and building what is not built.
installChromium();
buildWhenStale();
const run = spawnSync("npx", ["playwright", "test", ...process.argv.slice(2)], { stdio: "inherit" });
process.exit(run.status ?? 1);
