import { tmpdir } from "node:os";
import { join } from "node:path";
import { publicAddressBy } from "../../src/domain/brands/site-url.ts";
import { readConfig } from "../../src/runtime/config.ts";

/** Where the browser tests serve the built sites. */
export const port = Number(process.env["E2E_PORT"] ?? 4391);
/** The port in the addresses that the build wrote; another one would be another build. */
export const publicPort = String(publicAddressBy(readConfig()).port ?? "");
/** Database, uploads and captured mail of this run; Playwright's workers learn of it by the variable. */
export const dataFolder = (process.env["E2E_DATA_DIR"] ??= join(tmpdir(), `signboard-e2e-${process.ppid}`));
/** A data folder as the first start of a server leaves it, without jobs: servers of a test's own copy it. */
export const emptyFolder = `${dataFolder}-empty`;
/** The same with the demo's jobs. */
export const filledFolder = `${dataFolder}-filled`;

/** An address on a brand's site. */
export const at = (brand: string, path = "/"): string => `http://${brand}.localhost:${port}${path}`;
