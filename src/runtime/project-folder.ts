import { join } from "node:path";

/** The folder of the checkout, with package.json, src and dist. */
export const projectFolder = join(import.meta.dirname, "../..");
