import { applicationChanged } from "../applications/events.ts";
import { on } from "../http/events.ts";
import type { Resource } from "../http/resource.ts";
import { queueDelivery } from "./queue-delivery.ts";

const deliveryOf = {
  sent: "application.submitted",
  changed: "application.updated",
  withdrawn: "application.withdrawn",
} as const;

export const hiring: Resource = {
  subscriptions: [
    on(applicationChanged, async ({ row, event }, tx, context) => {
      await queueDelivery(tx, row, deliveryOf[event], context);
    }),
  ],
};
