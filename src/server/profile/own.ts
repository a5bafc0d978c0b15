import type { Context } from "../http/context.ts";
import type { Account } from "./account.ts";

/** The parts of the context that reading and writing a seeker's entries needs. */
export type Own = Pick<Context<"seeker">, "db" | "log" | "keys" | "store" | "origin"> & {
  seeker: { id: string };
};

/** The same inside a change, with the account as it is then. */
export type Changing = Own & { account: Account };
