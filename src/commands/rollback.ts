import { json } from "./command-line/arguments.ts";
import { configured } from "./command-line/notes.ts";
import { command, runAlone } from "./command-line/program.ts";
import { UsageError } from "./command-line/usage-error.ts";

/** `rollback`: servers show a release of before. */
export const rollback = command(
  "rollback",
  "Servers go back to the release before the current one, or to a named one",
  `It stays, and nothing is published by itself, until npm run build.\n\n${configured}`,
)
  .argument("[release]", "the id of a release of the list")
  .option("--list", "the releases that there are; * marks the current one")
  .addOption(json())
  .action(async (release: string | undefined, options: { list?: true; json?: true }) => {
    if (options.json && !options.list) throw new UsageError("error: --json is for --list");
    const { listAll, rollBack } = await import("./rollback/roll-back.ts");
    if (options.list) listAll(release, options.json);
    else await rollBack(release);
  });

if (import.meta.main) await runAlone(rollback);
