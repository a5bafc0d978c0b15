import "../runtime/faster-loading.js";
import { constants } from "node:os";
import { bundleServer } from "../build/server-bundle.ts";
import { dist } from "../releases/folders.ts";
import { lowerPriority } from "../runtime/lower-priority.ts";

// A server that was not started from a bundle runs this for its next start, and may end before it.
process.once("disconnect", () => process.exit());
lowerPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const start = await bundleServer(dist);
// Loaded without being started, so that its compiled code is kept for that start too.
await import(start);
process.exit();
