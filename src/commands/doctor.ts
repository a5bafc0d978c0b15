import { json } from "./command-line/arguments.ts";
import { configured } from "./command-line/notes.ts";
import { command, exitCodes, runAlone } from "./command-line/program.ts";
import type { Finding } from "./doctor/check.ts";
import { printData } from "./say.ts";

/** `doctor`: what to fix in an installation. */
export const doctor = command(
  "doctor",
  "Checks this installation and says what to fix",
  `It uses the configuration that a start would have, and changes nothing, whether a server runs or not. Each line says ok, warning or wrong. Ends with 1 when something is wrong.\n\n${configured}`,
)
  .addOption(json())
  .action(async (options: { json?: true }) => {
    const { examine, lineOf } = await import("./doctor/examine.ts");
    const all: (Finding & { check: string })[] = [];
    const isConfigured = await examine((check, findings) => {
      all.push(...findings.map((finding) => ({ check, ...finding })));
      if (!options.json) for (const finding of findings) console.log(lineOf(check, finding));
    });
    if (options.json) printData(all);
    else if (!isConfigured)
      console.log(
        "The other checks need a configuration that can be read; .env.example explains every variable.",
      );
    // A check that was given up may go on.
    process.exit(all.some(({ level }) => level === "wrong") ? exitCodes.failed : exitCodes.done);
  });

if (import.meta.main) await runAlone(doctor);
