import * as z from "zod/mini";
import { CallError, type Caller } from "./caller.ts";

/**
 * The caller of pages, which put parts of their own addresses into the path of a call: without this, a name in place of an
 * id could make the path of another call, as `liked` in that of a job.
 */
export const withKnownParams =
  (make: Caller): Caller =>
  async (call, input) => {
    const { params } = input as { params?: Record<string, unknown> };
    if (call.params && !z.safeParse(call.params, asInPath(params)).success)
      throw new CallError(422, "This address is not valid.");
    return make(call, input);
  };

const asInPath = (params: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
