import type { Command } from "commander";
import { commands } from "../src/commands/command-line/commands.ts";
import { program, programName } from "../src/commands/command-line/program.ts";
import { tools } from "../src/commands/tools.ts";

/** The text of docs/commands.md, from the definitions of the commands. */
export const commandsPage = (): string => {
  const all = program(commands);
  return [
    "# Commands",
    "Made from the definitions of the commands in `src/commands/`; `npm run test:unit -- tests/docs/made-pages.test.ts -u` writes it again.",
    `\`${programName} <command>\` runs a command, and \`${programName} <command> --help\` says how it is used. Ends with 0 when it is done, 1 when it failed and 2 when it was used wrongly; \`import\` says below what it ends with. Where a command prints data, \`--json\` prints it for scripts (\`npm run --silent signboard -- queue --json\`). The npm scripts that had the names of commands, such as \`npm run queue\`, are the same commands for one more release.`,
    "With these lines in `~/.bashrc`, `signboard` is a command and Tab completes it (`complete zsh` and `complete fish` are there as well):",
    '```bash\nsignboard() { npm --prefix /srv/signboard run --silent signboard -- "$@"; }\nsource <(signboard complete bash)\n```',
    table(all.commands),
    ...all.commands.filter(isOurs).map(section),
  ].join("\n\n");
};

const table = (all: readonly Command[]): string =>
  [
    "| command | what it does |",
    "| --- | --- |",
    ...all.map(
      (one) => `| ${isOurs(one) ? `[${one.name()}](#${one.name()})` : one.name()} | ${one.summary()} |`,
    ),
  ].join("\n");

/** Whether the command reads its arguments itself; a tool has help of its own. */
const isOurs = (one: Command): boolean => !tools.includes(one);

const section = (one: Command): string =>
  [`## ${one.name()}`, help(one), ...one.commands.filter(hasOptions).map(help)].join("\n\n");

/** Whether it has options that the list of its command does not explain. */
const hasOptions = (one: Command): boolean => one.options.some(({ long }) => long !== "--json");

const help = (one: Command): string => `\`\`\`text\n${one.helpInformation().trim()}\n\`\`\``;
