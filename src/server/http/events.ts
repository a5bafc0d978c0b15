import type { Db } from "../platform/database/open.ts";
import type { Context } from "./context.ts";

/** Something that happens in a resource, and what others hear of it. */
export interface Event<What> {
  /** For the compiler alone. */
  readonly tells?: What;
}

export const event = <What>(): Event<What> => ({});

/** Acts on an event in the transaction of what has happened; an error undoes both. */
type Subscriber<What> = (what: What, tx: Db, context: Context) => Promise<void>;

export interface Subscription {
  event: Event<unknown>;
  run: Subscriber<never>;
}

export const on = <What>(event: Event<What>, run: Subscriber<What>): Subscription => ({ event, run });

/** Tells everyone who subscribed to an event, one after the other. Call it in the transaction of what has happened. */
export const emit = async <What>(event: Event<What>, what: What, tx: Db, context: Context): Promise<void> => {
  for (const { subscriptions = [] } of context.resources)
    for (const subscription of subscriptions)
      if (subscription.event === event) await (subscription.run as Subscriber<What>)(what, tx, context);
};
