import { applicationChanged } from "../applications/events.ts";
import { on } from "../http/events.ts";
import type { Resource } from "../http/resource.ts";
import { mailEmployer } from "./mail-employer.ts";

export const receivedApplications: Resource = {
  subscriptions: [on(applicationChanged, (what, tx, context) => mailEmployer(tx, what, context))],
};
