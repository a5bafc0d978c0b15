import { join } from "node:path";

/** The folder of the checkout: where package.json, src and dist stand. */
export const projectFolder = join(import.meta.dirname, "../..");
