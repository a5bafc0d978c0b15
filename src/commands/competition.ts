import { writeFile } from "node:fs/promises";
import { Option } from "commander";
import { UserFacingError } from "../runtime/user-facing-error.ts";
import { json, wholeNumber } from "./command-line/arguments.ts";
import { withServer } from "./command-line/notes.ts";
import { operate } from "./command-line/operate.ts";
import { command, runAlone } from "./command-line/program.ts";
import { UsageError } from "./command-line/usage-error.ts";

interface Options {
  csv?: string;
  draw?: number;
  json?: true;
}

/** `competition`: who has entered, and who wins. */
export const competition = command(
  "competition",
  "Shows the competitions of src/content/competitions and who has entered, and draws winners",
  `Without a slug it lists all competitions, with the number of entries; with one it shows the newest state, entries and draws. Several brands may have a competition of the same slug: name it as "<brand>/<slug>" then.

${withServer}`,
)
  .argument("[slug]", "a competition's slug")
  .addOption(new Option("--csv <file>", "writes all entries to a new file").conflicts(["draw", "json"]))
  .addOption(
    new Option("--draw <n>", "draws n winners among those who have not won, once it has closed")
      .argParser(wholeNumber(1, 1000))
      .conflicts("json"),
  )
  .addOption(json())
  .action(async (slug: string | undefined, { csv, draw, json }: Options) => {
    if (slug === undefined && (csv !== undefined || draw !== undefined))
      throw new UsageError("error: --csv and --draw need a competition's slug");
    if (csv !== undefined) return writeEntries(slug!, csv);
    if (draw !== undefined) return operate("competition", { action: "draw", slug, winners: draw });
    await operate("competition", { action: slug === undefined ? "list" : "show", slug, json });
  });

const writeEntries = async (slug: string, file: string): Promise<void> => {
  const { carryOut } = await import("./command-line/carry-out.ts");
  const entries = await carryOut("competition", { action: "csv", slug });
  try {
    // Personal data: only this user may read the file.
    await writeFile(file, entries, { flag: "wx", mode: 0o600 });
  } catch (error) {
    throw new UserFacingError(`The entries could not be written to ${file}: ${(error as Error).message}`, {
      cause: error,
    });
  }
  console.log(`All entries are in ${file}.`);
};

if (import.meta.main) await runAlone(competition);
