import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { UserFacingError, formatError } from "../../runtime/user-facing-error.ts";

/** The arguments of `npm run backup` and `npm run restore`; null when help is wanted. */
export const readFileArgument = (
  flags: readonly string[] = [],
): { file: string; flags: Set<string> } | null => {
  const { values, positionals } = parsed(flags);
  if (values["help"]) return null;
  const [file, ...more] = positionals;
  if (!file || more.length) throw new UserFacingError("Name one file. --help tells more.");
  return { file: resolve(file), flags: new Set(Object.keys(values)) };
};

const parsed = (flags: readonly string[]) => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        ...Object.fromEntries(flags.map((flag) => [flag, { type: "boolean" as const }])),
        help: { type: "boolean" as const, short: "h" },
      },
    });
  } catch (error) {
    throw new UserFacingError((error as Error).message);
  }
};

/** Runs a command; when it fails, prints why and exits with 1. */
export const runCommand = async (run: () => Promise<void>): Promise<void> => {
  try {
    await run();
  } catch (error) {
    console.error(formatError(error));
    process.exitCode = 1;
  }
};
