/**
 * What Node needs for some commands before it starts. The embedded database is in the process of an import, and takes
 * most of its memory (docs/decisions/107-rough-imports.md).
 */
const nodeOptions: Record<string, readonly string[]> = {
  import: ["--liftoff-only", "--max-semi-space-size=8", "--max-old-space-size=512"],
};

/** Starts Node anew in this process with the options of a command, where it has any and they are not in force. */
export const startWithOptions = (command: string | undefined): void => {
  const options = nodeOptions[command ?? ""];
  // Windows cannot replace a process: there the command takes more memory.
  if (!options || !process.execve || process.platform === "win32") return;
  if (options.every((option) => process.execArgv.includes(option))) return;
  const { execPath, execArgv, argv } = process;
  process.execve(execPath, [execPath, ...execArgv, ...options, ...argv.slice(1)]);
};
