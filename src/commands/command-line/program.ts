import { Command, CommanderError } from "commander";
import { formatError } from "../../runtime/user-facing-error.ts";
import { UsageError } from "./usage-error.ts";

/** How operators start the command line; help and errors name it. */
export const programName = "npm run signboard --";

/** What the command line ends with; `import` has its own words for 1 and 2. */
export const exitCodes = { done: 0, failed: 1, wrongUse: 2 } as const;

/** The width of help, in characters: the same on each terminal, and in docs/commands.md. */
const helpWidth = 100;

/**
 * A command without its actions yet.
 * @param summary one line, for lists of commands.
 * @param more what its help says after the summary.
 */
export const command = (name: string, summary: string, more = ""): Command =>
  new Command(name)
    .summary(summary)
    .description([`${summary}.`, more].filter(Boolean).join("\n\n"))
    .helpCommand(false)
    .exitOverride()
    .configureOutput({ getOutHelpWidth: () => helpWidth, getErrHelpWidth: () => helpWidth });

/** Several commands as one program. */
export const program = (commands: readonly Command[], name = programName): Command => {
  const all = command(
    name,
    "Commands for whoever runs Signboard",
    "docs/commands.md has the help of all of them, and how Tab completes them.",
  ).usage("<command> [options]");
  for (const one of commands) all.addCommand(one);
  return all;
};

/**
 * Runs a command line, and prints why it fails.
 * @param tell prints a text on standard error.
 * @returns the code to end with.
 */
export const runLine = async (
  line: Command,
  args: readonly string[],
  tell: (text: string) => void = console.error,
): Promise<number> => {
  for (const one of withSubcommands(line)) one.configureOutput({ writeErr: (text) => tell(text.trimEnd()) });
  try {
    await line.parseAsync(args, { from: "user" });
    return Number(process.exitCode ?? exitCodes.done);
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.done;
    // Commander has printed its own errors.
    if (!(error instanceof CommanderError)) tell(formatError(error));
    if (!(error instanceof CommanderError || error instanceof UsageError)) return exitCodes.failed;
    tell(hint(line, args));
    return exitCodes.wrongUse;
  }
};

/** A command and all that are below it. */
const withSubcommands = (one: Command): Command[] => [one, ...one.commands.flatMap(withSubcommands)];

const hint = (line: Command, [name]: readonly string[]): string => {
  const named = line.commands.find((one) => one.name() === name);
  return `${[programName, ...(named ? [named.name()] : []), "--help"].join(" ")} says how it is used.`;
};

/** Runs the program with one command only, for whoever starts its file: `node src/commands/backup.ts FILE`. */
export const runAlone = async (one: Command): Promise<void> => {
  process.exitCode = await runLine(program([one]), [one.name(), ...process.argv.slice(2)]);
};
