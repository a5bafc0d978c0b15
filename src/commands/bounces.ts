import { text } from "node:stream/consumers";
import { withServer } from "./command-line/notes.ts";
import { operate } from "./command-line/operate.ts";
import { command, runAlone } from "./command-line/program.ts";

/** `bounces`: addresses whose mails came back. */
export const bounces = command(
  "bounces",
  "Stops job alerts to addresses whose mails came back",
  `It reads standard input: a bounced mail or several (< mail.eml; a mail server can pipe them here), or addresses, one a line (< list.txt).

${withServer}`,
).action(async () => {
  if (process.stdin.isTTY) return bounces.help();
  const { readBounces } = await import("../server/saved-searches/bounces.ts");
  await operate("bounces", { addresses: readBounces(await text(process.stdin)) });
});

if (import.meta.main) await runAlone(bounces);
