import { addActions } from "./command-line/actions.ts";
import { withServer } from "./command-line/notes.ts";
import { command, runAlone } from "./command-line/program.ts";

/** `consultations`: requests for consultations. */
export const consultations = command(
  "consultations",
  "Shows and answers requests for consultations",
  `The seeker is told by email.\n\n${withServer}`,
);
addActions(consultations, "consultations", {
  list: {
    about: "those that are neither past nor cancelled; without a command as well",
    isData: true,
  },
  show: {
    about: "a case, and a link to answer it in the browser",
    arguments: { "<id>": "an id of the list" },
    isData: true,
  },
  confirm: {
    about: "confirms a time",
    arguments: { "<id>": "an id of the list", "<time>": '"2026-12-01 09:30", on the site\'s clocks' },
  },
  note: {
    about: "adds a note to the case",
    arguments: { "<id>": "an id of the list", "<text>": "the note, in quotation marks" },
  },
  cancel: {
    about: "cancels it",
    arguments: { "<id>": "an id of the list", "[text]": "why, in quotation marks" },
  },
});

if (import.meta.main) await runAlone(consultations);
