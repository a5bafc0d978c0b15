import type { Context as HonoContext } from "hono";
import * as z from "zod";
import type { Call, Schema } from "../../contract/call.ts";
import { HttpError } from "../platform/http-error.ts";

/**
 * The largest body of a call that is "heavy", in characters. A search that names all that it can is a tenth of it; those
 * of one network could keep the processor busy for a second with larger ones that are nested.
 */
const maxSearchLength = 32 * 1024;

/**
 * The body of a request as text; empty for a call that takes none.
 * @throws HttpError 413 for a search that is too long, 415 for a body that does not say it is JSON: pages of other sites
 * can send any other type.
 */
export const readBody = async (call: Call, { req }: HonoContext): Promise<string> => {
  if (!call.body) return "";
  const mustBeShort = (length: number) => {
    if (call.cost === "heavy" && length > maxSearchLength)
      throw new HttpError(413, "The body is larger than 32 KB; a search is shorter.");
  };
  mustBeShort(Number(req.header("content-length") ?? 0));
  const body = await req.text();
  mustBeShort(body.length);
  if (body.trim() && !/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(req.header("content-type") ?? ""))
    throw new HttpError(415, "Send the body as JSON, with the header Content-Type: application/json.");
  return body;
};

/**
 * The checked `params`, `query` and `body` of a request.
 * @throws HttpError 400 for a body that is no JSON, 422 naming each field at fault.
 */
export const readInput = async (
  call: Call,
  request: HonoContext,
  body: string,
): Promise<Record<string, unknown>> => {
  const given: Record<string, unknown> = {
    params: call.params && request.req.param(),
    query: call.query && Object.fromEntries(new URL(request.req.url).searchParams),
    body: call.body && parseJson(body),
  };
  const parts = (["params", "query", "body"] as const).filter((part) => call[part]);
  const parsed = await Promise.all(
    parts.map(async (part) => [part, await checkInput(call[part]!, given[part], part)] as const),
  );
  return Object.fromEntries(parsed);
};

const parseJson = (text: string): unknown => {
  if (!text.trim()) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, "The body is not valid JSON.");
  }
};

/**
 * A value as parsed by its schema.
 * @param at the path that errors name, by the one of the field.
 * @throws HttpError 422 naming each field at fault.
 */
export const checkInput = async (
  schema: Schema,
  value: unknown,
  part: "params" | "query" | "body",
  at = (path: string): string => path,
): Promise<unknown> => {
  const result = await z.safeParseAsync(schema, value, { error: z.core.locales.en().localeError });
  if (result.success) return result.data;
  const errors: Record<string, string[]> = {};
  for (const { path, message } of result.error.issues) {
    const messages = (errors[at(path.join(".") || part)] ??= []);
    if (!messages.includes(message)) messages.push(message);
  }
  const [field, messages] = Object.entries(errors)[0]!;
  throw new HttpError(422, field === part ? messages[0]! : `${field}: ${messages[0]}`, { errors });
};
