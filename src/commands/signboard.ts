import { startWithOptions } from "./command-line/node-options.ts";

// `npm run signboard -- <command>`: the command line of whoever runs Signboard.
const args = process.argv.slice(2);
startWithOptions(args[0]);

const { programName, program, runLine } = await import("./command-line/program.ts");
const { commands } = await import("./command-line/commands.ts");

// The npm scripts of before stay for a release: each had its command's name.
const script = process.env["npm_lifecycle_event"];
if (script && script.replaceAll(":", "-") === args[0])
  console.error(
    `npm run ${script} is the old name, and goes with the next release: ${programName} ${args[0]}`,
  );

if (args[0] === "complete") {
  const { default: tab } = await import("@bomb.sh/tab/commander");
  // Shells show a line beside each word.
  for (const one of commands) one.description(one.summary());
  const line = program(commands, "signboard");
  tab(line);
  process.exitCode = await runLine(line, args);
} else process.exitCode = await runLine(program(commands), args);
