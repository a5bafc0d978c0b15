import { readConfig } from "../runtime/config.ts";
import { UserFacingError } from "../runtime/user-facing-error.ts";
import { moderationCommand, runModeration } from "../server/moderation/command.ts";
import { runCommand } from "./backup/file-argument.ts";
import { onDatabase } from "./on-database.ts";
import { say } from "./say.ts";

const help = `Decides about jobs that were reported.

  npm run moderation                      the jobs that were reported or are hidden, and the banned sources
  npm run moderation -- show <id>         a job's reports
  npm run moderation -- hide <id>         hides a job from every site
  npm run moderation -- restore <id>      shows it again; reports so far no longer count
  npm run moderation -- ban "source"      hides all jobs of a source, and refuses to import it
  npm run moderation -- unban "source"    takes that back

Run this with the server's configuration (.env or the environment), as the server's user. A server may run meanwhile.`;

await runCommand(async () => {
  const args = process.argv.slice(2);
  if (args.includes("--help") || args.includes("-h")) return console.log(help);
  const [action = "list", what, ...more] = args;
  const named = action.endsWith("ban") ? "source" : "id";
  const read = moderationCommand.safeParse({ action, ...(what !== undefined && { [named]: what }) });
  if (!read.success || more.length)
    throw new UserFacingError(
      `npm run moderation does not know "${args.join(" ")}". npm run moderation -- --help tells what it does.`,
    );
  say(await onDatabase("moderation", read.data, readConfig(), ({ db }) => runModeration(read.data, { db })));
});
