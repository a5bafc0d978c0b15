import { repeatable } from "./command-line/arguments.ts";
import { configured } from "./command-line/notes.ts";
import { command, runAlone } from "./command-line/program.ts";

/** `deploy-config`: the configurations of proxies. */
export const deployConfig = command(
  "deploy-config",
  "Writes the configurations of nginx and Caddy, from the brands and the server's settings",
  `Public sites use https unless configured otherwise.\n\n${configured}`,
)
  .option("--to <folder>", "where they are written (default: deploy)")
  .option("--root <folder>", "where the built files are (default: those of this checkout)")
  .option(
    "--upstream <address>",
    "the address of a server, such as 127.0.0.1:4321; again for another",
    repeatable,
  )
  .action(async (options: { to?: string; root?: string; upstream?: string[] }) => {
    const { writeConfigurations } = await import("../../deploy/generate.ts");
    writeConfigurations(options);
  });

if (import.meta.main) await runAlone(deployConfig);
