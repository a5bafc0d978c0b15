import { readConfig, type Config } from "../runtime/config.ts";
import { UserFacingError } from "../runtime/user-facing-error.ts";
import { runQueueCommand, queueCommand, type QueueCommand } from "../server/operator/queue-order.ts";
import { hasQueue } from "../server/platform/queue/inspect-queue.ts";
import { openQueue } from "../server/platform/queue/open-queue.ts";
import { runCommand } from "./backup/file-argument.ts";
import { onDatabase } from "./on-database.ts";
import { say } from "./say.ts";

const help = `Shows the mail and the deliveries to hiring sites that wait to be sent, and the dead letters: what could not be sent.

  npm run queue                     counts, what waits, and what failed with the reason
  npm run queue -- retry <id>       sends a dead letter again, or what waits at once
  npm run queue -- retry all        the same for all of them
  npm run queue -- remove <id>      removes a mail or a delivery: it is never sent

A mail that fails is tried again by itself for about a day, and only then a dead letter; one that the mail server
refuses for good is a dead letter at once. A delivery is tried for about four days, and those behind it wait for it.
Run this with the server's configuration (.env or the environment), as the server's user. A server may run meanwhile.`;

/** The command in the arguments; null when help is wanted. */
const readCommand = (args: readonly string[]): QueueCommand | null => {
  if (args.includes("--help") || args.includes("-h")) return null;
  const [action = "list", id, ...more] = args;
  const command = queueCommand.safeParse({ action, ...(id !== undefined && { id }) });
  if (command.success && !more.length && (action !== "list" || id === undefined)) return command.data;
  throw new UserFacingError(
    `npm run queue does not know "${args.join(" ")}". npm run queue -- --help tells what it does.`,
  );
};

const run = (command: QueueCommand, config: Config): Promise<string> =>
  onDatabase("queue", command, config, async (database) => {
    if (!(await hasQueue(database.db))) return "There is no queue yet: the first start makes it.";
    const queue = await openQueue(database);
    return runQueueCommand(command, queue, database.db).finally(() => queue.close());
  });

await runCommand(async () => {
  const command = readCommand(process.argv.slice(2));
  say(command ? await run(command, readConfig()) : help);
});
