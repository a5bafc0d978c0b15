import { ZodError } from "zod";
import { readConfig } from "../../runtime/config.ts";
import { orders, type OrderName } from "../../server/orders.ts";
import { hasQueue } from "../../server/platform/queue/inspect-queue.ts";
import { told } from "../../server/operator/told.ts";
import { onDatabase } from "../on-database.ts";
import { withServices } from "../with-services.ts";
import { UsageError } from "./usage-error.ts";

/**
 * Carries out an order, here or in the server that has the embedded database open.
 * @returns the text to print.
 * @throws UsageError when the values are not what the order needs.
 */
export const carryOut = (name: OrderName, values: object): Promise<string> => {
  const order = orders[name];
  const command = read(order.command, values);
  const config = readConfig();
  return onDatabase(name, command, config, async (database) => {
    if (order.needs === "database") return order.run(command, database);
    if (name === "queue" && !(await hasQueue(database.db)))
      return told(command, null, () => "There is no queue yet: the first start makes it.");
    return withServices(config, database, (services) => order.run(command, services));
  });
};

const read = (schema: { parse: (values: unknown) => object }, values: object): object => {
  try {
    // Options that were not given are left out.
    return schema.parse(JSON.parse(JSON.stringify(values)));
  } catch (error) {
    if (error instanceof ZodError) throw new UsageError(error.issues.map(problem).join("\n"));
    throw error;
  }
};

const problem = ({ path, message }: ZodError["issues"][number]): string =>
  `error: ${[path.join("."), message].filter(Boolean).join(": ")}`;
