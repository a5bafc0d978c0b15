import { fail } from "../runtime/user-facing-error.ts";
import { configured } from "./command-line/notes.ts";
import { command, runAlone } from "./command-line/program.ts";

/** `worker`: background work in a process of its own. */
export const worker = command(
  "worker",
  "Sends mail and cleans up in a process of its own, on PostgreSQL",
  `It works beside servers with or without WORKER=false; several may run at once. SIGTERM ends it after the mail in progress.\n\n${configured}`,
).action(async () => {
  const { work } = await import("./worker/work.ts");
  // What it has opened by then would keep the process.
  await work().catch(fail);
});

if (import.meta.main) await runAlone(worker);
