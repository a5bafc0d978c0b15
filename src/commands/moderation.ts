import { json } from "./command-line/arguments.ts";
import { withServer } from "./command-line/notes.ts";
import { operate } from "./command-line/operate.ts";
import { command, runAlone } from "./command-line/program.ts";

/** `moderation`: reported jobs and banned sources. */
export const moderation = command("moderation", "Decides about jobs that were reported", withServer);
moderation
  .command("list", { isDefault: true })
  .description("the jobs that were reported or are hidden, and the banned sources; without a command as well")
  .addOption(json())
  .action((options: object) => operate("moderation", { action: "list", ...options }));
moderation
  .command("show")
  .description("a job's reports")
  .argument("<id>", "an id of the list")
  .addOption(json())
  .action((id: unknown, options: object) => operate("moderation", { action: "show", id, ...options }));
moderation
  .command("hide")
  .description("hides a job from every site")
  .argument("<id>", "a job's id")
  .action((id: unknown) => operate("moderation", { action: "hide", id }));
moderation
  .command("restore")
  .description("shows it again; reports so far no longer count")
  .argument("<id>", "a job's id")
  .action((id: unknown) => operate("moderation", { action: "restore", id }));
moderation
  .command("ban")
  .description("hides all jobs of a source, and refuses to import it")
  .argument("<source>", "the name of a source, in quotation marks")
  .action((source: unknown) => operate("moderation", { action: "ban", source }));
moderation
  .command("unban")
  .description("takes that back")
  .argument("<source>", "the name of a source, in quotation marks")
  .action((source: unknown) => operate("moderation", { action: "unban", source }));

if (import.meta.main) await runAlone(moderation);
