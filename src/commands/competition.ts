import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { readConfig } from "../runtime/config.ts";
import { UserFacingError } from "../runtime/user-facing-error.ts";
import {
  competitionCommand,
  runCompetition,
  type CompetitionCommand,
} from "../server/competitions/command.ts";
import { runCommand } from "./backup/file-argument.ts";
import { onDatabase } from "./on-database.ts";
import { say } from "./say.ts";

const help = `Shows the competitions of src/content/competitions and who has entered.

  npm run competition                          all competitions, with the number of entries
  npm run competition -- <slug>                its newest state, entries and draws
  npm run competition -- <slug> --csv <file>   writes all entries to a new file
  npm run competition -- <slug> --draw <n>     draws n winners among those who have not won, once it has closed

Several brands may have a competition of the same slug: name it as "<brand>/<slug>" then. Run this with the server's
configuration (.env or the environment), as the server's user. A server may run meanwhile.`;

const options = {
  csv: { type: "string" },
  draw: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

const readArguments = (args: string[]) => {
  const wrong = () =>
    new UserFacingError(
      `npm run competition does not know "${args.join(" ")}". npm run competition -- --help tells what it does.`,
    );
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { csv, draw } = values;
    const [slug, ...more] = positionals;
    if (values.help) return "help";
    const command: Record<keyof never, unknown> = slug === undefined ? { action: "list" } : { slug };
    if (slug !== undefined) {
      command["action"] = csv !== undefined ? "csv" : draw !== undefined ? "draw" : "show";
      if (draw !== undefined) command["winners"] = Number(draw);
    }
    const read = competitionCommand.safeParse(command);
    if (!read.success || more.length || (slug === undefined && (csv ?? draw) !== undefined)) throw wrong();
    return { command: read.data, csv };
  } catch (error) {
    throw error instanceof UserFacingError ? error : wrong();
  }
};

const run = (command: CompetitionCommand): Promise<string> =>
  onDatabase("competition", command, readConfig(), ({ db }) => runCompetition(command, { db }));

await runCommand(async () => {
  const read = readArguments(process.argv.slice(2));
  if (read === "help") return console.log(help);
  const said = await run(read.command);
  if (read.csv === undefined) return say(said);
  try {
    // Personal data: only this user may read the file.
    await writeFile(read.csv, said, { flag: "wx", mode: 0o600 });
  } catch (error) {
    throw new UserFacingError(
      `The entries could not be written to ${read.csv}: ${(error as Error).message}`,
      {
        cause: error,
      },
    );
  }
  console.log(`All entries are in ${read.csv}.`);
});
