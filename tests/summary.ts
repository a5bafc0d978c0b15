import { existsSync, readFileSync } from "node:fs";

// Adds up the reports of both test runners and ends with "N passed, N failed".
const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);
const unit = read("test-results/vitest.json") as {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
} | null;
const browser = read("test-results/playwright.json") as {
  stats: { expected: number; unexpected: number; flaky: number };
} | null;
/** Files that broke before or between their tests. */
const brokenFiles = (unit?.testResults ?? []).filter(
  (file) => file.status === "failed" && !file.assertionResults.some(({ status }) => status === "failed"),
).length;
const passed = (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0) + (browser?.stats.flaky ?? 0);
const failed = (unit?.numFailedTests ?? 0) + brokenFiles + (browser?.stats.unexpected ?? 0);
console.log(`${passed} passed, ${failed} failed`);
