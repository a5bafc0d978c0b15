import { text } from "node:stream/consumers";
import type { Logger } from "pino";
import * as z from "zod";
import { UserFacingError } from "../../runtime/user-facing-error.ts";
import { HttpError } from "../platform/http-error.ts";
import { refuse, type Order } from "./serve-operator.ts";

/**
 * An order whose body is a command as JSON, and whose response is the text to print: for commands that cannot open a
 * database which this process has open.
 * @param run carries out a command; a UserFacingError or HttpError says why it cannot.
 */
export const textOrder =
  <Command>(
    command: z.ZodType<Command>,
    run: (command: Command, stopping: AbortSignal) => Promise<string>,
    log: Logger,
  ): Order =>
  async (request, response, stopping) => {
    try {
      response.end(await run(command.parse(JSON.parse(await text(request))), stopping));
    } catch (error) {
      if (error instanceof UserFacingError || error instanceof HttpError)
        return refuse(response, 404, error.message);
      if (error instanceof SyntaxError || error instanceof z.ZodError)
        return refuse(response, 400, "This server does not know this command; it may be of another version.");
      log.error({ err: error }, "an operator's command failed");
      refuse(response, 500, "The server could not do that. Its log says more.");
    }
  };
