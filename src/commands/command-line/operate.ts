import type { OrderName } from "../../server/orders.ts";
import { say } from "../say.ts";

/**
 * Gives a command to the database or to the server that has it open, and prints what it says.
 * @param values what the order's schema describes (src/server/orders.ts).
 * @throws UsageError when the values are not of that shape.
 */
export const operate = async (order: OrderName, values: object): Promise<void> => {
  // Loaded when needed: help needs no database.
  const { carryOut } = await import("./carry-out.ts");
  say(await carryOut(order, values));
};
