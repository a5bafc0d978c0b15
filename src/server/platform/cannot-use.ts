import { ConfigError, type Config } from "../../runtime/config.ts";
import { explainFailure } from "./database/explain-failure.ts";

/** The error when a variable is well formed, but what it names cannot be used. */
export const cannotUse =
  (name: keyof Config, what: string) =>
  (error: Error): never => {
    throw new ConfigError(`${name}: ${what} cannot be used: ${explainFailure(error)}`, { cause: error });
  };
