import { recordAccess } from "../access-log/access-log.ts";
import { applicationChanged } from "../applications/events.ts";
import { on } from "../http/events.ts";
import type { Resource } from "../http/resource.ts";

export const account: Resource = {
  subscriptions: [
    on(applicationChanged, async ({ row, event }, tx) => {
      if (event === "withdrawn") return;
      const what = `Your application for ${row.jobTitle}, ${event === "sent" ? "as you sent it" : "as you changed it"}`;
      await recordAccess(tx, { seekerId: row.seekerId!, who: row.employerName, what, address: null });
    }),
  ],
};
