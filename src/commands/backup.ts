import { thousands } from "../domain/jobs/pay-text.ts";
import { readConfig } from "../runtime/config.ts";
import { readFileArgument, runCommand } from "./backup/file-argument.ts";
import { writeBackup } from "./backup/write-backup.ts";

const help = `Writes a backup: database, uploaded files, the secret that signs sessions and the keys that encrypt sensitive fields of
profiles, in one file.

  npm run backup -- FILE

FILE is a tar packed with gzip, such as signboard.tar.gz, that only its owner may read: it holds personal data
and the secrets. Run this with the server's configuration (.env or the environment), as the server's user. A server may
run meanwhile. Not in it: .env, captured mail, and files in S3, which its own versions and copies look after.
npm run restore puts it back, on the embedded database or PostgreSQL, whichever it came from.`;

await runCommand(async () => {
  const command = readFileArgument();
  if (!command) return console.log(help);
  const { rows, files, elsewhere } = await writeBackup(command.file, readConfig());
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  console.log(`${command.file}: ${thousands(total)} rows and ${thousands(files)} files.`);
  if (elsewhere) console.log(`Files are in ${elsewhere}, and not in this backup.`);
});
