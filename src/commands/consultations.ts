import { readConfig } from "../runtime/config.ts";
import { UserFacingError } from "../runtime/user-facing-error.ts";
import { consultationCommand, runConsultations } from "../server/consultations/command.ts";
import { runCommand } from "./backup/file-argument.ts";
import { onDatabase } from "./on-database.ts";
import { say } from "./say.ts";
import { withServices } from "./with-services.ts";

const help = `Answers requests for consultations.

  npm run consultations                               those that are neither past nor cancelled
  npm run consultations -- show <id>                  a case, and a link to answer it in the browser
  npm run consultations -- confirm <id> "<time>"      confirms a time: "2026-12-01 09:30", on the site's clocks
  npm run consultations -- note <id> "<text>"         adds a note to the case
  npm run consultations -- cancel <id> ["<reason>"]   cancels it

The seeker is told by email. Run this with the server's configuration (.env or the environment), as the server's user.
A server may run meanwhile.`;

await runCommand(async () => {
  const args = process.argv.slice(2);
  if (args.includes("--help") || args.includes("-h")) return console.log(help);
  const [action = "list", id, words, ...more] = args;
  const read = consultationCommand.safeParse({
    action,
    ...(id !== undefined && { id }),
    ...(words !== undefined && { [action === "confirm" ? "time" : "text"]: words }),
  });
  if (!read.success || more.length)
    throw new UserFacingError(
      `npm run consultations does not know "${args.join(" ")}". npm run consultations -- --help tells what it does.`,
    );
  const config = readConfig();
  const said = await onDatabase("consultations", read.data, config, (database) =>
    withServices(config, database, (services) => runConsultations(read.data, services)),
  );
  say(said);
});
