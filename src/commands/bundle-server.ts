import { constants, setPriority } from "node:os";
import { bundleServer } from "../build/server-bundle.ts";
import { dist } from "../releases/folders.ts";

// A server that was not started from a bundle runs this for its next start, and may end before it.
process.once("disconnect", () => process.exit());
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
await bundleServer(dist);
process.exit();
