import { Option } from "commander";
import { json, repeatable } from "./command-line/arguments.ts";
import { withServer } from "./command-line/notes.ts";
import { operate } from "./command-line/operate.ts";
import { command, runAlone } from "./command-line/program.ts";

/** `editor-account`: accounts for the editor on a running site. */
export const editorAccount = command(
  "editor-account",
  "Accounts for the editor on a running site (/editor, SITE_EDITOR=true)",
  withServer,
);
editorAccount
  .command("list", { isDefault: true })
  .description("the accounts; without a command as well")
  .addOption(json())
  .action((options: object) => operate("editor-account", { action: "list", ...options }));
editorAccount
  .command("add")
  .description(
    "adds an account for some sites (--brand) or --all and prints its set-up link; again: changes its sites",
  )
  .argument("<email>", "whose it is")
  .option("--brand <id>", "a site that it may change; again for another one", repeatable)
  .addOption(new Option("--all", "it may change all sites and what they share").conflicts("brand"))
  .action((email: unknown, { all, brand }: { all?: true; brand?: string[] }) =>
    operate("editor-account", { action: "add", email, brands: all ? null : brand }),
  );
editorAccount
  .command("reset")
  .description("forgets password and second factor, and gives a new set-up link")
  .argument("<email>", "whose it is")
  .action((email: unknown) => operate("editor-account", { action: "reset", email }));
editorAccount
  .command("remove")
  .description("ends an account")
  .argument("<email>", "whose it is")
  .action((email: unknown) => operate("editor-account", { action: "remove", email }));

if (import.meta.main) await runAlone(editorAccount);
