import { event } from "../http/events.ts";
import type { Happening } from "./mails.ts";
import type { ApplicationRow } from "./queries.ts";

/** A seeker has sent, changed or withdrawn an application, or has erased the account, which withdraws it. */
export const applicationChanged = event<{ row: ApplicationRow; event: Happening }>();
