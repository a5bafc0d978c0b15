import { writeFileSync } from "node:fs";
import { join } from "node:path";

// Loaded into every process of a measured build: each leaves its largest memory, in kilobytes, when it ends.
process.on("exit", () =>
  writeFileSync(join(process.env.MEMORY_REPORTS, `${process.pid}`), `${process.resourceUsage().maxRSS}`),
);
