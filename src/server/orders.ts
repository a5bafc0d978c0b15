import type * as z from "zod";
import { competitionCommand, runCompetition } from "./competitions/command.ts";
import { consultationCommand, runConsultations } from "./consultations/command.ts";
import { editorAccountCommand, runEditorAccount } from "./editor/command.ts";
import type { Services } from "./http/context.ts";
import { moderationCommand, runModeration } from "./moderation/command.ts";
import { queueCommand, runQueueCommand } from "./queue-order.ts";
import type { Order } from "./operator/serve-operator.ts";
import { textOrder } from "./operator/text-order.ts";
import type { Queue } from "./platform/queue/open-queue.ts";
import { employerLinkCommand, runEmployerLink } from "./received-applications/command.ts";
import { bouncesCommand, runBounces } from "./saved-searches/bounces.ts";
import { runSupport, supportCommand } from "./support/command.ts";

/** What operators' commands need of the server's services. */
export type OrderServices = Pick<Services, "db" | "enqueue" | "brands" | "config" | "secret" | "store"> & {
  queue: Queue;
};

/** A command of operators: its shape, and what carries it out; `needs` says what has to be open. */
type OperatorOrder = { command: z.ZodType<object> } & (
  | { needs: "database"; run: (command: object, services: Pick<OrderServices, "db">) => Promise<string> }
  | { needs: "services"; run: (command: object, services: OrderServices) => Promise<string> }
);

const onDatabase = <Command extends object>(
  command: z.ZodType<Command>,
  run: (command: Command, services: Pick<OrderServices, "db">) => Promise<string>,
): OperatorOrder => ({
  needs: "database",
  command,
  run: (given, services) => run(command.parse(given), services),
});

const onServices = <Command extends object>(
  command: z.ZodType<Command>,
  run: (command: Command, services: OrderServices) => Promise<string>,
): OperatorOrder => ({
  needs: "services",
  command,
  run: (given, services) => run(command.parse(given), services),
});

/**
 * Every command of operators that prints a text. The command line carries it out, or has the server do it that has the
 * embedded database open: both read it by the same schema.
 */
export const orders = {
  bounces: onDatabase(bouncesCommand, runBounces),
  competition: onDatabase(competitionCommand, runCompetition),
  consultations: onServices(consultationCommand, runConsultations),
  "editor-account": onServices(editorAccountCommand, runEditorAccount),
  "employer-link": onServices(employerLinkCommand, runEmployerLink),
  moderation: onDatabase(moderationCommand, runModeration),
  queue: onServices(queueCommand, (command, { queue, db }) => runQueueCommand(command, queue, db)),
  support: onServices(supportCommand, runSupport),
};
export type OrderName = keyof typeof orders;

/** The same for a server that takes them. */
export const serveOrders = (services: OrderServices & Pick<Services, "log">): Record<string, Order> =>
  Object.fromEntries(
    Object.entries(orders).map(([name, { command, run }]) => [
      name,
      textOrder(command, (given) => run(given, services), services.log),
    ]),
  );
