import { stripVTControlCharacters } from "node:util";
import { readResults, type Result } from "./reports.ts";

// Adds up the reports of the last run: names the slowest and what failed, and ends with "N passed, N failed".
const results = readResults();
const slowest = results.toSorted((one, other) => other.ms - one.ms).slice(0, 20);
const lineOf = ({ name, ms }: Result) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`;
/** What a reader of the end of a log needs to begin with; the rest stands above it. */
const causeOf = ({ message = "" }: Result) =>
  stripVTControlCharacters(message).trim().split("\n").slice(0, 30);
const failed = results.filter(({ passed }) => !passed);

if (slowest.length > 0) console.log(["The slowest twenty:", ...slowest.map(lineOf)].join("\n"));
if (failed.length > 0) console.log("Failed:");
for (const result of failed)
  console.log([`  ${result.name}`, ...causeOf(result).map((line) => `      ${line}`)].join("\n"));
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
