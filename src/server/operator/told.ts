import * as z from "zod";
import { printableJson } from "../../runtime/printable.ts";

/** Whether a command's data is wanted as JSON, for scripts. */
export const json = z.boolean().optional();

/** What a command prints about its data: the data as JSON, or a text for people. */
export const told = <Data>(
  command: { json?: boolean | undefined },
  data: Data,
  textOf: (data: Data) => string,
): string => (command.json ? printableJson(data) : textOf(data));

/** The id of a row, as lists show it. */
export const rowId = z.coerce
  .number({ error: "must be a number, as the list shows it" })
  .int()
  .min(1)
  .max(2_147_483_647);
