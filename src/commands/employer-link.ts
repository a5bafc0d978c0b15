import { parseArgs } from "node:util";
import { readConfig } from "../runtime/config.ts";
import { UserFacingError } from "../runtime/user-facing-error.ts";
import { employerLinkCommand, runEmployerLink } from "../server/received-applications/command.ts";
import { runCommand } from "./backup/file-argument.ts";
import { onDatabase } from "./on-database.ts";
import { say } from "./say.ts";
import { withServices } from "./with-services.ts";

const help = `Gives an employer's applications to its people, without an account.

  npm run employer-link -- SLUG                    a link to all applications of the employer, with CSV
  npm run employer-link -- SLUG --brand ID         the same on the site of a brand
  npm run employer-link -- SLUG --list             its links that open
  npm run employer-link -- --revoke ID             ends a link
  npm run employer-link -- SLUG --mail-to ADDRESS  where new applications are mailed; "nobody" for nowhere

SLUG is the end of the address of the employer's page. Run this with the server's configuration (.env or the
environment), as the server's user. A server may run meanwhile.`;

/** The command in the arguments; null when help is wanted. */
const readCommand = (args: string[]): unknown => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      help: { type: "boolean", short: "h" },
      list: { type: "boolean" },
      brand: { type: "string" },
      revoke: { type: "string" },
      "mail-to": { type: "string" },
    },
  });
  const { help: wantsHelp, list, brand, revoke, "mail-to": email } = values;
  const [slug, ...more] = positionals;
  if (wantsHelp) return null;
  if (more.length) return {};
  const rest = { ...(slug !== undefined && { slug }), ...(brand !== undefined && { brand }) };
  if (revoke !== undefined) return { action: "revoke", id: revoke, ...rest };
  if (email !== undefined) return { action: "mail-to", email, ...rest };
  return { action: list ? "list" : "make", ...rest };
};

await runCommand(async () => {
  const args = process.argv.slice(2);
  const unknown = () =>
    new UserFacingError(
      `npm run employer-link does not know "${args.join(" ")}". npm run employer-link -- --help tells what it does.`,
    );
  let given: unknown;
  try {
    given = readCommand(args);
  } catch {
    throw unknown();
  }
  if (given === null) return console.log(help);
  const read = employerLinkCommand.safeParse(given);
  if (!read.success) throw unknown();
  const config = readConfig();
  const said = await onDatabase("employer-link", read.data, config, (database) =>
    withServices(config, database, (services) => runEmployerLink(read.data, services)),
  );
  say(said);
});
