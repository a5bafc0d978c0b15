import { json } from "./command-line/arguments.ts";
import { withServer } from "./command-line/notes.ts";
import { operate } from "./command-line/operate.ts";
import { command, runAlone } from "./command-line/program.ts";

/** `support`: messages to support. */
export const support = command("support", "Shows and answers messages to support", withServer);
support
  .command("list", { isDefault: true })
  .description("the messages without an answer; without a command as well")
  .addOption(json())
  .action((options: object) => operate("support", { action: "list", ...options }));
support
  .command("show")
  .description("a message with its answers, and a link to answer it in the browser")
  .argument("<id>", "an id of the list")
  .addOption(json())
  .action((id: unknown, options: object) => operate("support", { action: "show", id, ...options }));
support
  .command("answer")
  .description("mails the answer to whoever wrote, and keeps it with the message")
  .argument("<id>", "an id of the list")
  .argument("<text>", "the answer, in quotation marks")
  .action((id: unknown, text: unknown) => operate("support", { action: "answer", id, text }));

if (import.meta.main) await runAlone(support);
