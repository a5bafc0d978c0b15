import type { Config } from "../runtime/config.ts";
import { keptSecret } from "./platform/kept-secret.ts";

/** What signs tokens and addresses: the configured secret, or the one of the data folder, generated once. */
export const secretOf = async ({
  SECRET,
  DATA_DIR,
}: Pick<Config, "SECRET" | "DATA_DIR">): Promise<Uint8Array> =>
  new TextEncoder().encode(SECRET ?? (await keptSecret(DATA_DIR)));
