import { Option } from "commander";
import { json } from "./command-line/arguments.ts";
import { withServer } from "./command-line/notes.ts";
import { operate } from "./command-line/operate.ts";
import { command, runAlone } from "./command-line/program.ts";

interface Options {
  brand?: string;
  list?: true;
  revoke?: string;
  mailTo?: string;
  json?: true;
}

/** `employer-link`: an employer's applications for its people, without an account. */
export const employerLink = command(
  "employer-link",
  "Gives an employer's applications to its people, without an account",
  `With a slug alone it makes a link to all applications of the employer, with CSV.\n\n${withServer}`,
)
  .argument("[slug]", "the end of the address of the employer's page")
  .option("--brand <id>", "makes the link on the site of this brand")
  .addOption(new Option("--list", "its links that open").conflicts(["brand", "revoke", "mailTo"]))
  .addOption(new Option("--revoke <id>", "ends a link").conflicts(["brand", "mailTo", "json"]))
  .addOption(
    new Option(
      "--mail-to <address>",
      'where new applications are mailed, and applicants reply to; "nobody" for nowhere',
    ).conflicts(["brand", "json"]),
  )
  .addOption(json())
  .action((slug: string | undefined, { list, revoke: id, mailTo: email, ...options }: Options) => {
    if (id !== undefined) return operate("employer-link", { action: "revoke", id, slug });
    if (email !== undefined) return operate("employer-link", { action: "mail-to", slug, email });
    return operate("employer-link", { action: list ? "list" : "make", slug, ...options });
  });

if (import.meta.main) await runAlone(employerLink);
