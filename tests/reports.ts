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

/** Where the unit tests keep the errors that no test caught, as `Result[]`. */
export const unhandledFile = "test-results/unhandled.json";

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    /** Why the file broke, where it did before or between its tests. */
    message: string;
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
  ...(read<Result[]>(unhandledFile) ?? []),
  ...(read<VitestReport>("test-results/vitest.json")?.testResults.flatMap(unitResults) ?? []),
  ...(read<PlaywrightSuite>("test-results/playwright.json")?.suites?.flatMap(browserResults) ?? []),
];

const unitResults = ({
  name,
  status,
  message,
  assertionResults: tests,
}: VitestReport["testResults"][number]) => {
  const file = relative(process.cwd(), name);
  const results = tests
    .filter(({ status }) => status === "passed" || status === "failed")
    .map(({ status, fullName, duration, failureMessages = [] }) => ({
      name: `${file}: ${fullName}`,
      passed: status === "passed",
      ms: duration ?? 0,
      message: failureMessages.join("\n"),
    }));
  // A file may break before or between its tests.
  const isBroken = status === "failed" && results.every(({ passed }) => passed);
  return isBroken ? [...results, { name: file, passed: false, ms: 0, message }] : results;
};

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
