import { createHash } from "node:crypto";
import type { Context as HonoContext } from "hono";
import type { Call } from "../../../contract/call.ts";
import type { Reply } from "../context.ts";
import { attachment } from "../../platform/files/attachment.ts";
import { isKnown } from "../entity-tag.ts";
import { revalidate } from "../page-headers.ts";

/**
 * The response to a call that succeeded.
 * @param ignored the fields of the request that the call does not know.
 */
export const respond = (
  call: Call,
  request: HonoContext,
  { payload, message = "OK", etag }: Reply<Call>,
  ignored: readonly string[],
): Response => {
  if (payload instanceof File) return fileResponse(request, payload, message);
  const body = JSON.stringify({ payload, message, ...(ignored.length && { ignored }) });
  const headers = cacheHeaders(call, etag ?? (call.maxAge === undefined ? undefined : tagOf(body)));
  if (headers.etag && isKnown(request.req.header("if-none-match"), headers.etag))
    return request.body(null, 304, headers);
  return request.body(body, 200, { ...headers, "content-type": "application/json" });
};

const tagOf = (body: string): string =>
  `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;

/** Headers of a response that may be cached: for a while by everyone, or only to be revalidated. */
const cacheHeaders = ({ maxAge }: Call, etag: string | undefined): Record<string, string> => {
  if (!etag) return {};
  return maxAge === undefined
    ? { etag, "cache-control": revalidate, vary: "host-name, authorization" }
    : { etag, "cache-control": `public, max-age=${maxAge}`, vary: "host-name" };
};

/** A file that is the whole response, saved by browsers under its name; its message is a header, percent-encoded. */
const fileResponse = (request: HonoContext, file: File, message: string): Response =>
  request.body(file.stream(), 200, {
    "content-type": file.type,
    "content-length": String(file.size),
    "content-disposition": attachment(file.name),
    ...(message !== "OK" && { message: encodeURIComponent(message) }),
  });
