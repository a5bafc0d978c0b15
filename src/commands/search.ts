import { json } from "./command-line/arguments.ts";
import { configured } from "./command-line/notes.ts";
import { command, runAlone } from "./command-line/program.ts";
import { printData, say } from "./say.ts";

/** `search`: the index of jobs in OpenSearch. */
export const search = command(
  "search",
  "Shows the index of jobs in OpenSearch, and fills it anew",
  `For SEARCH_ENGINE=opensearch; the embedded index needs no command. A server or a worker feeds the index, and fills a new one by itself where jobs are stored in another way.

${configured}`,
);

search
  .command("status", { isDefault: true })
  .description("the live index, its size, and whether it is fed; without a command as well")
  .addOption(json())
  .action(async ({ json: isJson }: { json?: true }) => {
    const { readConfig } = await import("../runtime/config.ts");
    const { statusOf, statusText } = await import("./search/status.ts");
    const status = await statusOf(readConfig());
    if (isJson) printData(status);
    else say(statusText(status));
  });

search
  .command("rebuild")
  .description("fills a new index beside the live one and moves to it; searches go on meanwhile")
  .action(async () => {
    const { readConfig } = await import("../runtime/config.ts");
    const { rebuild } = await import("./search/rebuild.ts");
    say(await rebuild(readConfig()));
  });

if (import.meta.main) await runAlone(search);
