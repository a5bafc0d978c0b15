import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { npmTool } from "./npm-tool.ts";
import { runProgram } from "./programs.ts";

/** What Spectral says against a document of OpenAPI, hints included. */
export const spectralProblems = async (document: string): Promise<unknown> => {
  const packages = await npmTool("@stoplight/spectral-cli", "6.16.3");
  const folder = await mkdtemp(join(tmpdir(), "signboard-spectral-"));
  try {
    await writeFile(join(folder, "openapi.json"), document);
    await writeFile(join(folder, "rules.yaml"), "extends: [[spectral:oas, recommended]]\n");
    const args = ["lint", "openapi.json", "--ruleset", "rules.yaml", "--format", "json", "--quiet"];
    const { stdout, stderr } = await runProgram(join(packages, ".bin/spectral"), args, { cwd: folder });
    if (!stdout.trim()) throw new Error(`Spectral said nothing: ${stderr}`);
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
};
