import { parseArgs } from "node:util";
import { readConfig } from "../runtime/config.ts";
import { UserFacingError } from "../runtime/user-facing-error.ts";
import { editorAccountCommand, runEditorAccount } from "../server/editor/command.ts";
import { runCommand } from "./backup/file-argument.ts";
import { onDatabase } from "./on-database.ts";
import { say } from "./say.ts";
import { withServices } from "./with-services.ts";

const help = `Accounts for the editor on a running site (/editor, SITE_EDITOR=true).

  npm run editor-account                              lists the accounts
  npm run editor-account -- add EMAIL --brand ID      adds one for a site; --brand again for another site
  npm run editor-account -- add EMAIL --all           adds one for all sites and what they share
  npm run editor-account -- reset EMAIL               forgets password and second factor, and gives a new set-up link
  npm run editor-account -- remove EMAIL              ends an account

"add" again changes the sites of an account. Run this with the server's configuration (.env or the environment), as
the server's user. A server may run meanwhile.`;

/** The command in the arguments; null when help is wanted. */
const readCommand = (args: string[]): unknown => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      help: { type: "boolean", short: "h" },
      brand: { type: "string", multiple: true },
      all: { type: "boolean" },
    },
  });
  if (values.help) return null;
  const [action = "list", email, ...more] = positionals;
  if (more.length) return {};
  const brands = values.all ? null : values.brand;
  return { action, ...(email !== undefined && { email }), ...(brands !== undefined && { brands }) };
};

await runCommand(async () => {
  const args = process.argv.slice(2);
  const unknown = () =>
    new UserFacingError(
      `npm run editor-account does not know "${args.join(" ")}". npm run editor-account -- --help tells what it does.`,
    );
  let given: unknown;
  try {
    given = readCommand(args);
  } catch {
    throw unknown();
  }
  if (given === null) return console.log(help);
  const read = editorAccountCommand.safeParse(given);
  if (!read.success) throw unknown();
  const config = readConfig();
  const said = await onDatabase("editor-account", read.data, config, (database) =>
    withServices(config, database, (services) => runEditorAccount(read.data, services)),
  );
  say(said);
});
