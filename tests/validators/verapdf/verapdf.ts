import { join } from "node:path";
import { projectFolder } from "../../../src/runtime/project-folder.ts";
import { runProgram } from "../programs.ts";

const classes = join(projectFolder, "node_modules/.cache/verapdf");

/** The files that fail PDF/UA-1, each with the rules that it breaks, as veraPDF writes them. */
export const pdfUaFailures = async (files: readonly string[]): Promise<string[]> => {
  const pom = join(import.meta.dirname, "pom.xml");
  const copied = await runProgram("mvn", [
    ...["--quiet", "--batch-mode", "--file", pom, "dependency:copy-dependencies"],
    `-DoutputDirectory=${classes}`,
  ]);
  if (copied.status !== 0) throw new Error(`veraPDF cannot be installed: ${copied.stdout}${copied.stderr}`);
  const { stdout, stderr } = await runProgram("java", [
    ...["-cp", join(classes, "*"), "org.verapdf.apps.GreenfieldCliWrapper"],
    ...["--flavour", "ua1", "--format", "text", "--verbose", ...files],
  ]);
  const lines = stdout.split("\n").filter(Boolean);
  if (lines.filter((line) => /^(PASS|FAIL) /.test(line)).length !== files.length)
    throw new Error(`veraPDF did not read every file: ${stdout}${stderr}`);
  return lines.filter((line) => !line.startsWith("PASS "));
};
