import { applicationChanged } from "../applications/events.ts";
import { on } from "../http/events.ts";
import type { Resource } from "../http/resource.ts";
import { mailEmployer } from "./mail-employer.ts";

export const receivedApplications: Resource = {
  subscriptions: [
    on(applicationChanged, async ({ row, event }, tx, context) => {
      if (event === "sent") await mailEmployer(tx, row, context);
    }),
  ],
};
