import type { Brand } from "../../contract/brand.ts";
import type { Config } from "../../runtime/config.ts";
import type { Reader } from "./open-reader.ts";

/** What one check found: a sentence, with the fix when there is something to fix. */
export interface Finding {
  level: "ok" | "warning" | "wrong";
  says: string;
}

/** The installation to check. */
export interface Installation {
  config: Config;
  /** The environment variables as they were set. */
  env: Record<string, string | undefined>;
  brands: readonly Brand[];
  /** The database, or why it cannot be read now. */
  database: Reader | Finding;
}

/** Checks one aspect of an installation, and changes nothing. What it throws is reported as wrong. */
export type Check = (installation: Installation) => Finding[] | Promise<Finding[]>;

export const ok = (says: string): Finding => ({ level: "ok", says });
export const warning = (says: string): Finding => ({ level: "warning", says });
export const wrong = (says: string): Finding => ({ level: "wrong", says });
