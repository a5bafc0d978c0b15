import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

/** What one test or check came to; `ms` is the sum of its tries. */
export interface Result {
  name: string;
  passed: boolean;
  ms: number;
  /** Why it failed, as its runner put it. */
  message?: string;
}

/** Where `npm test` keeps what its checks came to, as `Result[]`. */
export const checksFile = "test-results/checks.json";

/** Where the unit tests keep what went wrong outside their tests, as `Result[]`. */
export const outsideTestsFile = "test-results/outside-tests.json";

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: {
      status: string;
      fullName: string;
      duration?: number | null;
      failureMessages?: string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  specs?: {
    title: string;
    file: string;
    tests: {
      status: "expected" | "unexpected" | "flaky" | "skipped";
      results: { duration: number; error?: { message?: string } }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
}

const read = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;

/** What the reports of the last run say, of checks, unit tests and browser tests; nothing of those that did not run. */
export const readResults = (): Result[] => [
  ...(read<Result[]>(checksFile) ?? []),
  ...(read<Result[]>(outsideTestsFile) ?? []),
  ...(read<VitestReport>("test-results/vitest.json")?.testResults.flatMap(unitResults) ?? []),
  ...(read<PlaywrightSuite>("test-results/playwright.json")?.suites?.flatMap(browserResults) ?? []),
];

const unitResults = ({ name, assertionResults: tests }: VitestReport["testResults"][number]) =>
  tests
    .filter(({ status }) => status === "passed" || status === "failed")
    .map(({ status, fullName, duration, failureMessages = [] }) => ({
      name: `${relative(process.cwd(), name)}: ${fullName}`,
      passed: status === "passed",
      ms: duration ?? 0,
      message: failureMessages.join("\n"),
    }));

const browserResults = ({ specs = [], suites = [] }: PlaywrightSuite): Result[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== "skipped")
      .map(({ status, results }) => ({
        name: `tests/e2e/${file}: ${title}`,
        passed: status !== "unexpected",
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        message: results.findLast(({ error }) => error)?.error?.message ?? "",
      })),
  ),
  ...suites.flatMap(browserResults),
];
