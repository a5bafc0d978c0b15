import { json } from "./command-line/arguments.ts";
import { operate } from "./command-line/operate.ts";
import { command, runAlone } from "./command-line/program.ts";
import { withServer } from "./command-line/notes.ts";

/** `queue`: the mail and the deliveries that wait to be sent. */
export const queue = command(
  "queue",
  "Shows the mail and deliveries to hiring sites that wait, and what could not be sent",
  `A mail that fails is tried again by itself for about a day, and only then a dead letter; one that the mail server refuses for good is a dead letter at once. A delivery is tried for about four days, and those behind it wait for it.

${withServer}`,
);
queue
  .command("list", { isDefault: true })
  .description("counts, what waits, and what failed with the reason; without a command as well")
  .addOption(json())
  .action((options: object) => operate("queue", { action: "list", ...options }));
queue
  .command("retry")
  .description("sends a dead letter again, or what waits at once; all: all of them")
  .argument("<id>", 'an id of the list, or "all"')
  .action((id: unknown) => operate("queue", { action: "retry", id }));
queue
  .command("remove")
  .description("removes a mail or a delivery: it is never sent")
  .argument("<id>", "an id of the list")
  .action((id: unknown) => operate("queue", { action: "remove", id }));

if (import.meta.main) await runAlone(queue);
