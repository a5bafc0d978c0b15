import { addActions } from "./command-line/actions.ts";
import { withServer } from "./command-line/notes.ts";
import { command, runAlone } from "./command-line/program.ts";

/** `moderation`: reported jobs and banned sources. */
export const moderation = command("moderation", "Decides about jobs that were reported", withServer);
addActions(moderation, "moderation", {
  list: {
    about: "the jobs that were reported or are hidden, and the banned sources; without a command as well",
    isData: true,
  },
  show: {
    about: "a job's reports",
    arguments: { "<id>": "an id of the list" },
    isData: true,
  },
  hide: {
    about: "hides a job from every site",
    arguments: { "<id>": "a job's id" },
  },
  restore: {
    about: "shows it again; reports so far no longer count",
    arguments: { "<id>": "a job's id" },
  },
  ban: {
    about: "hides all jobs of a source, and refuses to import it",
    arguments: { "<source>": "the name of a source, in quotation marks" },
  },
  unban: {
    about: "takes that back",
    arguments: { "<source>": "the name of a source, in quotation marks" },
  },
});

if (import.meta.main) await runAlone(moderation);
