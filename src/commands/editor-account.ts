import { Option } from "commander";
import { addActions } from "./command-line/actions.ts";
import { repeatable } from "./command-line/arguments.ts";
import { withServer } from "./command-line/notes.ts";
import { operate } from "./command-line/operate.ts";
import { command, runAlone } from "./command-line/program.ts";

/** `editor-account`: accounts for the editor on a running site. */
export const editorAccount = command(
  "editor-account",
  "Accounts for the editor on a running site (/editor, SITE_EDITOR=true)",
  withServer,
);
addActions(editorAccount, "editor-account", {
  list: {
    about: "the accounts; without a command as well",
    isData: true,
  },
  reset: {
    about: "forgets password and second factor, and gives a new set-up link",
    arguments: { "<email>": "whose it is" },
  },
  remove: {
    about: "ends an account",
    arguments: { "<email>": "whose it is" },
  },
});
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

if (import.meta.main) await runAlone(editorAccount);
