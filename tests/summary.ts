import { readResults, type Result } from "./reports.ts";

// Adds up the reports of the last run: names the slowest, and ends with "N passed, N failed".
const results = readResults();
const slowest = results.toSorted((one, other) => other.ms - one.ms).slice(0, 20);
const lineOf = ({ name, ms }: Result) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`;
const passed = results.filter((result) => result.passed).length;

if (slowest.length > 0) console.log(["The slowest twenty:", ...slowest.map(lineOf)].join("\n"));
console.log(`${passed} passed, ${results.length - passed} failed`);
