import type { Command } from "commander";
import type { OrderName } from "../../server/orders.ts";
import { json } from "./arguments.ts";
import { operate } from "./operate.ts";

/** An action of an order, such as `queue retry`. */
interface Action {
  /** One line of help. */
  about: string;
  /** Its arguments as the help writes them, `<id>` or `[text]`, and what they are; the order has them by these names. */
  arguments?: Record<string, string>;
  /** Whether it prints data, also as JSON. */
  isData?: true;
}

/** Adds the actions of an order to its command; `list` is what the command does without one. */
export const addActions = (to: Command, order: OrderName, actions: Record<string, Action>): void => {
  for (const [action, { about, arguments: named = {}, isData }] of Object.entries(actions)) {
    const one = to.command(action, { isDefault: action === "list" }).description(about);
    for (const [name, what] of Object.entries(named)) one.argument(name, what);
    if (isData) one.addOption(json());
    one.action((...given: unknown[]) => {
      const values = one.registeredArguments.map((argument, at) => [argument.name(), given[at]]);
      return operate(order, { action, ...Object.fromEntries(values), ...one.opts() });
    });
  }
};
