import { addActions } from "./command-line/actions.ts";
import { withServer } from "./command-line/notes.ts";
import { command, runAlone } from "./command-line/program.ts";

/** `support`: messages to support. */
export const support = command("support", "Shows and answers messages to support", withServer);
addActions(support, "support", {
  list: {
    about: "the messages without an answer; without a command as well",
    isData: true,
  },
  show: {
    about: "a message with its answers, and a link to answer it in the browser",
    arguments: { "<id>": "an id of the list" },
    isData: true,
  },
  answer: {
    about: "mails the answer to whoever wrote, and keeps it with the message",
    arguments: { "<id>": "an id of the list", "<text>": "the answer, in quotation marks" },
  },
});

if (import.meta.main) await runAlone(support);
