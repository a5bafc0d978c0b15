import { join } from "node:path";

/** Where migrations are. */
export const migrationsFolder = join(import.meta.dirname, "migrations");
