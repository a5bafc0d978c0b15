import { writeFileSync } from "node:fs";
import { join } from "node:path";

// Loaded into every process of a measured build: each writes its peak memory, in kilobytes, to a file when it exits.
process.on("exit", () =>
  writeFileSync(join(process.env.MEMORY_REPORTS, `${process.pid}`), `${process.resourceUsage().maxRSS}`),
);
