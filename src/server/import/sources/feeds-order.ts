import type { Logger } from "pino";
import type { Order } from "../../operator/serve-operator.ts";
import { textOrder } from "../../operator/text-order.ts";
import type { FetchServices } from "./fetch-source.ts";
import { runSourceCommand, sourceCommand } from "./source-command.ts";

/** Runs feed commands of `npm run signboard -- import`, which cannot open a database that this process has open. */
export const feedsOrder = (services: FetchServices & { log: Logger }): Order =>
  textOrder(
    sourceCommand,
    (command, stopping) => runSourceCommand(command, services, stopping),
    services.log,
  );
