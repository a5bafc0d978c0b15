import { text } from "node:stream/consumers";
import { readConfig } from "../runtime/config.ts";
import { readBounces, runBounces } from "../server/saved-searches/bounces.ts";
import { runCommand } from "./backup/file-argument.ts";
import { onDatabase } from "./on-database.ts";
import { say } from "./say.ts";

const help = `Stops job alerts to addresses whose mails came back.

  npm run bounces < mail.eml      a bounced mail, or several; a mail server can pipe them here
  npm run bounces < list.txt      addresses, one a line

Run this with the server's configuration (.env or the environment), as the server's user. A server may run meanwhile.`;

await runCommand(async () => {
  if (process.argv.length > 2 || process.stdin.isTTY) return console.log(help);
  const command = { addresses: readBounces(await text(process.stdin)) };
  say(await onDatabase("bounces", command, readConfig(), ({ db }) => runBounces(command, { db })));
});
