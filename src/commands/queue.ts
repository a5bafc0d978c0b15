import { addActions } from "./command-line/actions.ts";
import { command, runAlone } from "./command-line/program.ts";
import { withServer } from "./command-line/notes.ts";

/** `queue`: the mail and the deliveries that wait to be sent. */
export const queue = command(
  "queue",
  "Shows the mail and deliveries to hiring sites that wait, and what could not be sent",
  `A mail that fails is tried again by itself for about a day, and only then a dead letter; one that the mail server refuses for good is a dead letter at once. A delivery is tried for about four days, and those behind it wait for it.

${withServer}`,
);
addActions(queue, "queue", {
  list: {
    about: "counts, what waits, and what failed with the reason; without a command as well",
    isData: true,
  },
  retry: {
    about: "sends a dead letter again, or what waits at once; all: all of them",
    arguments: { "<id>": 'an id of the list, or "all"' },
  },
  remove: {
    about: "removes a mail or a delivery: it is never sent",
    arguments: { "<id>": "an id of the list" },
  },
});

if (import.meta.main) await runAlone(queue);
