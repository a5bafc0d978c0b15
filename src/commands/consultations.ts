import { json } from "./command-line/arguments.ts";
import { withServer } from "./command-line/notes.ts";
import { operate } from "./command-line/operate.ts";
import { command, runAlone } from "./command-line/program.ts";

/** `consultations`: requests for consultations. */
export const consultations = command(
  "consultations",
  "Shows and answers requests for consultations",
  `The seeker is told by email.\n\n${withServer}`,
);
consultations
  .command("list", { isDefault: true })
  .description("those that are neither past nor cancelled; without a command as well")
  .addOption(json())
  .action((options: object) => operate("consultations", { action: "list", ...options }));
consultations
  .command("show")
  .description("a case, and a link to answer it in the browser")
  .argument("<id>", "an id of the list")
  .addOption(json())
  .action((id: unknown, options: object) => operate("consultations", { action: "show", id, ...options }));
consultations
  .command("confirm")
  .description("confirms a time")
  .argument("<id>", "an id of the list")
  .argument("<time>", '"2026-12-01 09:30", on the site\'s clocks')
  .action((id: unknown, time: unknown) => operate("consultations", { action: "confirm", id, time }));
consultations
  .command("note")
  .description("adds a note to the case")
  .argument("<id>", "an id of the list")
  .argument("<text>", "the note, in quotation marks")
  .action((id: unknown, text: unknown) => operate("consultations", { action: "note", id, text }));
consultations
  .command("cancel")
  .description("cancels it")
  .argument("<id>", "an id of the list")
  .argument("[reason]", "why, in quotation marks")
  .action((id: unknown, text: unknown) => operate("consultations", { action: "cancel", id, text }));

if (import.meta.main) await runAlone(consultations);
