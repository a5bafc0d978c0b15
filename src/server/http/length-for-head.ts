import type { MiddlewareHandler } from "hono";

/** Says to HEAD how long the JSON or text is that it is not sent: by that, compression gives it the headers of GET. */
export const lengthForHead: MiddlewareHandler = async (request, next) => {
  await next();
  const { headers, body } = request.res;
  const isShort = /^(application\/json|text\/)/.test(headers.get("content-type") ?? "");
  if (request.req.method !== "HEAD" || !body || !isShort || headers.has("content-length")) return;
  const { byteLength } = await request.res.arrayBuffer();
  // Reading the body has made other headers of those before.
  request.res.headers.set("content-length", String(byteLength));
};
