import { readConfig } from "../runtime/config.ts";
import { UserFacingError } from "../runtime/user-facing-error.ts";
import { runSupport, supportCommand } from "../server/support/command.ts";
import { runCommand } from "./backup/file-argument.ts";
import { onDatabase } from "./on-database.ts";
import { say } from "./say.ts";
import { withServices } from "./with-services.ts";

const help = `Answers messages to support.

  npm run support                         the messages without an answer
  npm run support -- show <id>            a message with its answers, and a link to answer it in the browser
  npm run support -- answer <id> "text"   mails the answer to whoever wrote, and keeps it with the message

Run this with the server's configuration (.env or the environment), as the server's user. A server may run meanwhile.`;

await runCommand(async () => {
  const args = process.argv.slice(2);
  if (args.includes("--help") || args.includes("-h")) return console.log(help);
  const [action = "list", id, text, ...more] = args;
  const read = supportCommand.safeParse({
    action,
    ...(id !== undefined && { id }),
    ...(text !== undefined && { text }),
  });
  if (!read.success || more.length)
    throw new UserFacingError(
      `npm run support does not know "${args.join(" ")}". npm run support -- --help tells what it does.`,
    );
  const config = readConfig();
  const said = await onDatabase("support", read.data, config, (database) =>
    withServices(config, database, (services) => runSupport(read.data, services)),
  );
  say(said);
});
