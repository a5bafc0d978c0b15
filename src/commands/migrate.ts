import { configured } from "./command-line/notes.ts";
import { command, runAlone } from "./command-line/program.ts";

/** `migrate`: the tables of this version. */
export const migrate = command(
  "migrate",
  "Brings the database's tables to this version, as a start does",
  `Tables are only extended: servers of the version before go on meanwhile. It waits for another process that does the same.\n\n${configured}`,
).action(async () => {
  const { readConfig } = await import("../runtime/config.ts");
  const { openDatabase } = await import("../server/platform/database/open.ts");
  const { openQueue } = await import("../server/platform/queue/open-queue.ts");
  const database = await openDatabase(readConfig());
  try {
    await (await openQueue(database)).close();
  } finally {
    await database.close();
  }
  console.log("The tables are those of this version.");
});

if (import.meta.main) await runAlone(migrate);
