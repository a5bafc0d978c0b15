import { resolve } from "node:path";
import { thousands } from "../contract/thousands.ts";
import { configured } from "./command-line/notes.ts";
import { command, runAlone } from "./command-line/program.ts";
import { say } from "./say.ts";

const secretSays = {
  written: "Sessions go on: the secret is restored as well.",
  same: "Sessions go on: SECRET is the one of the backup.",
  other: "SECRET of the configuration is not the one of the backup: people sign in again.",
  none: "The backup holds no secret: people sign in again.",
};

const keysSay = {
  written: "",
  same: "",
  other:
    "PROFILE_KEYS of the configuration lacks keys of the backup: sensitive fields of profiles cannot be read until they are added.",
  none: "",
};

/** `restore`: a backup is put back. */
export const restore = command(
  "restore",
  "Restores a backup: database, files, secret and the keys of profiles",
  `Stop the servers first. The whole archive is checked before anything is changed; what fails then leaves everything as it was. A backup of an older version is brought up to date. It goes into the database of the configuration, embedded or PostgreSQL, whichever it came from.

${configured}`,
)
  .argument("<file>", 'a file that "backup" wrote')
  .option("--force", "replaces what is in the database, and all files")
  .action(async (file: string, { force = false }: { force?: boolean }) => {
    const { readConfig } = await import("../runtime/config.ts");
    const { readBackup } = await import("./backup/read-backup.ts");
    const config = readConfig();
    const { about, files, secret, profileKeys } = await readBackup(resolve(file), config, force);
    say(`Restored the backup of ${about.created}, with ${thousands(files)} files. ${secretSays[secret]}`);
    if (keysSay[profileKeys]) console.log(keysSay[profileKeys]);
    if (about.elsewhere)
      say(`Its files are in ${about.elsewhere}, which S3_ENDPOINT and S3_BUCKET must name.`);
    else if (config.S3_ENDPOINT && files)
      console.log(`The files are in ${config.DATA_DIR}/files: copy them to the bucket ${config.S3_BUCKET}.`);
  });

if (import.meta.main) await runAlone(restore);
