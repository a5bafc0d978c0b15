import { readResults, type Result } from "./reports.ts";

// Adds up the reports of the last run: names the slowest and what failed, and ends with "N passed, N failed".
const results = readResults();
const slowest = results.toSorted((one, other) => other.ms - one.ms).slice(0, 20);
const lineOf = ({ name, ms }: Result) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`;
const failed = results.filter(({ passed }) => !passed);

if (slowest.length > 0) console.log(["The slowest twenty:", ...slowest.map(lineOf)].join("\n"));
if (failed.length > 0) console.log(["Failed:", ...failed.map(({ name }) => `  ${name}`)].join("\n"));
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
