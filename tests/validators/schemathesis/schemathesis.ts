import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../../../src/runtime/project-folder.ts";
import { runProgram } from "../programs.ts";

const environment = join(projectFolder, "node_modules/.cache/schemathesis");
const program = join(environment, "bin/schemathesis");

/** What is checked of every answer. Fields that a call does not know are no fault (docs/decisions/128). */
const checks = [
  "not_a_server_error",
  "status_code_conformance",
  "content_type_conformance",
  "response_headers_conformance",
  "response_schema_conformance",
  "unsupported_method",
  "allow_header_conformance",
];

const install = async (): Promise<void> => {
  if (existsSync(program)) return;
  const requirements = join(import.meta.dirname, "requirements.txt");
  for (const [command, ...args] of [
    ["python3", "-m", "venv", environment],
    [join(environment, "bin/pip"), "install", "--quiet", "--requirement", requirements],
  ] as const) {
    const { status, stderr } = await runProgram(command, args);
    if (status !== 0) throw new Error(`Schemathesis cannot be installed: ${stderr}`);
  }
};

/**
 * Tries every call of an API with made-up requests, always the same ones.
 * @param examples how many for each call.
 * @returns what Schemathesis found, as it writes it; null when it found nothing.
 */
export const findFailures = async (
  document: string,
  headers: Readonly<Record<string, string>>,
  { examples, cwd }: { examples: number; cwd: string },
): Promise<string | null> => {
  await install();
  const { status, stdout, stderr } = await runProgram(
    program,
    [
      ...["run", document, "--no-color", "--no-shrink", "--continue-on-failure"],
      ...["--phases", "examples,fuzzing", "--max-examples", String(examples), "--seed", "35"],
      // A program of the lowest priority writes CVs: beside other tests an answer may take more than the usual 10 s.
      ...["--request-timeout", "120"],
      ...["--checks", checks.join(","), "--warnings", "off", "--suppress-health-check", "all"],
      ...Object.entries(headers).flatMap(([name, value]) => ["--header", `${name}: ${value}`]),
    ],
    { cwd },
  );
  const isWhole = /Tested: [1-9]/.test(stdout);
  return status === 0 && isWhole ? null : stdout + stderr;
};
