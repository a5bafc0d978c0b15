import { defineMiddleware } from "astro:middleware";
import { callerOf } from "./contract/caller.ts";

/** Gives every page that is made on demand its caller: in process behind the server, over HTTP in development. */
export const onRequest = defineMiddleware((context, next) => {
  if (context.isPrerendered) return next();
  const { locals, cookies, url } = context;
  const origin = locals.origin ?? url.origin;
  const token = cookies.get("token")?.value;
  const api = locals.api ?? developmentApi;
  locals.origin = origin;
  locals.call = callerOf(api, origin, {
    "host-name": new URL(origin).hostname,
    ...(token && { authorization: `Bearer ${token}` }),
  });
  return next();
});

const developmentApi = (request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  return fetch(
    new Request(new URL(pathname + search, import.meta.env.API_ORIGIN ?? "http://127.0.0.1:4322"), request),
  );
};
