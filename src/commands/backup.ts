import { resolve } from "node:path";
import { thousands } from "../contract/thousands.ts";
import { json } from "./command-line/arguments.ts";
import { withServer } from "./command-line/notes.ts";
import { command, runAlone } from "./command-line/program.ts";
import { printData } from "./say.ts";

/** `backup`: everything of an installation in one file. */
export const backup = command(
  "backup",
  "Writes database, files and secrets to one file",
  `In it are the database, uploaded files, the secret that signs sessions and the keys that encrypt sensitive fields of profiles; not in it are .env, captured mail, and files in S3, which its own versions and copies look after. Only its owner may read the file, as it holds personal data and the secrets. "restore" puts it back, on the embedded database or PostgreSQL, whichever it came from.

${withServer}`,
)
  .argument("<file>", "a new file: a tar packed with gzip, such as signboard.tar.gz")
  .addOption(json())
  .action(async (name: string, options: { json?: true }) => {
    const file = resolve(name);
    const { readConfig } = await import("../runtime/config.ts");
    const { writeBackup } = await import("./backup/write-backup.ts");
    const { rows, files, elsewhere } = await writeBackup(file, readConfig());
    if (options.json) return printData({ file, rows, files, elsewhere });
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    console.log(`${file}: ${thousands(total)} rows and ${thousands(files)} files.`);
    if (elsewhere) console.log(`Files are in ${elsewhere}, and not in this backup.`);
  });

if (import.meta.main) await runAlone(backup);
