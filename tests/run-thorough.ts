import { spawnSync } from "node:child_process";

// All that `npm run test:thorough` runs: the unit tests with what is left out of `npm test` for its length, then the pages in
// a browser that other people's tools check. With arguments, only the unit tests that they name.
const env = { ...process.env, THOROUGH: "true" };
const run = (...command: string[]): boolean =>
  spawnSync("npm", ["run", "--silent", ...command], { stdio: "inherit", env }).status === 0;

const named = process.argv.slice(2);
const passed = named.length
  ? run("test:unit", "--", ...named)
  : [run("test:unit"), run("test:browser", "--", "html.spec.ts", "heard.spec.ts")].every(Boolean);
process.exit(passed ? 0 : 1);
