import type { Context as HonoContext } from "hono";
import * as z from "zod";
import type { Call, Schema } from "../../../contract/call.ts";
import { HttpError } from "../../platform/http-error.ts";
import { ignoredFields } from "./ignored-fields.ts";
import { plainIssue } from "./plain-issue.ts";

/**
 * The largest body of a call that is "heavy", in characters. A search that names all that it can is a tenth of it; those
 * of one network could keep the processor busy for a second with larger ones that are nested.
 */
const maxSearchLength = 32 * 1024;

/**
 * The body of a request as text; empty for a call that takes none.
 * @throws HttpError 400 for bytes that are not UTF-8; 413 for a search that is too long; 415 for a body that is compressed,
 * in another encoding, or does not say it is JSON: pages of other sites can send any other type.
 */
export const readBody = async (call: Call, { req }: HonoContext): Promise<string> => {
  refuseEncoding(req.header("content-encoding"));
  if (!call.body) return "";
  const mustBeShort = (length: number) => {
    if (call.cost === "heavy" && length > maxSearchLength)
      throw new HttpError(413, "The body is larger than 32 KB; a search is shorter.");
  };
  mustBeShort(Number(req.header("content-length") ?? 0));
  const body = decoded(await req.arrayBuffer());
  mustBeShort(body.length);
  if (body.trim() && !isJson(req.header("content-type") ?? ""))
    throw new HttpError(
      415,
      "Send the body as JSON in UTF-8, with the header Content-Type: application/json.",
      { headers: { accept: "application/json" } },
    );
  return body;
};

const isJson = (type: string): boolean =>
  /^application\/json\s*(?:;|$)/i.test(type) && !/;\s*charset\s*=\s*"?(?!"?utf-?8\b)/i.test(type);

/** Bodies are read as they are. @throws HttpError 415 for one that is compressed. */
export const refuseEncoding = (encoding: string | undefined): void => {
  if (encoding && encoding.trim().toLowerCase() !== "identity")
    throw new HttpError(415, "Send the body uncompressed, without the header Content-Encoding.", {
      headers: { "accept-encoding": "identity" },
    });
};

const decoded = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, "The body is not valid UTF-8.");
  }
};

/** The query of a request. @throws HttpError 400 for escapes that are not UTF-8. */
const readQuery = (address: string): Record<string, string> => {
  const { search, searchParams } = new URL(address);
  if (searchParams.toString().includes("%EF%BF%BD") && !/%EF%BF%BD/i.test(search))
    throw new HttpError(400, "The query has escapes that are not valid UTF-8.");
  return Object.fromEntries(searchParams);
};

/** The input of a request for its handler, and the paths of fields that the call does not know. */
export interface ReadInput {
  input: Record<string, unknown>;
  ignored: string[];
}

/**
 * The checked `params`, `query` and `body` of a request.
 * @throws HttpError 400 for a body that is no JSON, 422 naming each field at fault.
 */
export const readInput = async (call: Call, request: HonoContext, body: string): Promise<ReadInput> => {
  const given: Record<string, unknown> = {
    params: call.params && request.req.param(),
    query: call.query && readQuery(request.req.url),
    body: call.body && parseJson(body),
  };
  const parts = (["params", "query", "body"] as const).filter((part) => call[part]);
  const parsed = await Promise.all(
    parts.map(async (part) => [part, await checkInput(call[part]!, given[part], part)] as const),
  );
  const ignored = parts.flatMap((part) => ignoredFields(call[part]!, given[part]));
  if (!call.query) ignored.unshift(...Object.keys(request.req.query()));
  return { input: Object.fromEntries(parsed), ignored };
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
  const result = await z.safeParseAsync(schema, value, { error: plainIssue });
  if (result.success) return result.data;
  const errors: Record<string, string[]> = {};
  for (const { path, message } of result.error.issues) {
    const messages = (errors[at(path.join(".") || part)] ??= []);
    if (!messages.includes(message)) messages.push(message);
  }
  const [field, messages] = Object.entries(errors)[0]!;
  throw new HttpError(422, field === part ? messages[0]! : `${field}: ${messages[0]}`, { errors });
};
