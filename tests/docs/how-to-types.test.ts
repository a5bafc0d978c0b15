import { spawnSync } from "node:child_process";
import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { addCallAndMail, addFilter, addOptions } from "../additions.ts";
import { copyWithSections } from "../sections-copy.ts";

const root = join(import.meta.dirname, "../..");
const copy = copyWithSections();
afterAll(() => rmSync(copy, { recursive: true }));

/** The files of the server and its contract in the copy that do not compile. */
const filesAtFault = (): string[] => {
  const config = {
    extends: join(root, "tsconfig.json"),
    include: [join(root, ".astro/types.d.ts"), "src/**/*.d.ts", "src/contract/**/*", "src/server/**/*"],
    exclude: [],
  };
  writeFileSync(join(copy, "tsconfig.json"), JSON.stringify(config));
  const compiler = join(root, "node_modules/typescript-7/bin/tsc");
  const { stdout } = spawnSync(process.execPath, [compiler, "--noEmit", "--pretty", "false"], {
    cwd: copy,
    encoding: "utf8",
  });
  return [...new Set(stdout.match(/^\S+\.tsx?(?=\(\d+,\d+\): error)/gm))].sort();
};

it("what how-tos add compiles, and names the place of what is left out: a handler, a column", () => {
  addOptions(copy);
  addFilter(copy);
  addCallAndMail(copy);
  const filters = join(copy, "src/contract/job-filters.ts");
  const end = "\n} as const satisfies Record<string, JobFilter>;";
  const lone =
    '\n  lone: { type: "flag", tick: "Lone jobs only", label: "Lone", position: 38, dropped: 82 },';
  writeFileSync(filters, readFileSync(filters, "utf8").replace(end, lone + end));
  appendFileSync(
    join(copy, "src/contract/stories.ts"),
    `export const leaveTeam = defineCall({
      method: "POST", path: "/v1/stories/leaving", summary: "Leave.", auth: "public", payload: z.null(),
    });\n`,
  );
  expect(filesAtFault()).toEqual([
    "src/server/modules.ts",
    "src/server/search/embedded/columns/filter-columns.ts",
    // Which looks the column up.
    "src/server/search/embedded/ranking/evaluate.ts",
  ]);
});
