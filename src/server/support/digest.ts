import { createHash } from "node:crypto";

/** SHA-256 of values, in hexadecimal. */
export const sha256 = (...values: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(values)).digest("hex");
