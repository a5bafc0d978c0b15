import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the browser tests serve the built sites. */
export const port = Number(process.env["E2E_PORT"] ?? 4391);
/** Database, uploads and captured mail of this run; Playwright's workers learn of it by the variable. */
export const dataFolder = (process.env["E2E_DATA_DIR"] ??= join(tmpdir(), `signboard-e2e-${process.ppid}`));

/** An address on a brand's site. */
export const at = (brand: string, path = "/"): string => `http://${brand}.localhost:${port}${path}`;
