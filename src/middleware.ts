import { defineMiddleware } from "astro:middleware";
import { callerOf } from "./contract/caller.ts";

/**
 * Gives every page that is made on demand its caller: in process behind the server, over HTTP in development.
 * A page that fails becomes the brand's error page (spec §2).
 */
export const onRequest = defineMiddleware(async (context, next) => {
  if (context.isPrerendered) return next();
  const { locals, cookies, url, params } = context;
  const origin = locals.origin ?? url.origin;
  const token = cookies.get("token")?.value;
  const api = locals.api ?? developmentApi;
  locals.origin = origin;
  locals.call = callerOf(api, origin, {
    "host-name": new URL(origin).hostname,
    ...(token && { authorization: `Bearer ${token}` }),
  });
  const errorPage = `/${params["brand"]}/500`;
  try {
    return await next();
  } catch (error) {
    if (import.meta.env.DEV || url.pathname === errorPage) throw error;
    console.error(error);
    return context.rewrite(errorPage);
  }
});

const developmentApi = (request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  return fetch(
    new Request(new URL(pathname + search, import.meta.env.API_ORIGIN ?? "http://127.0.0.1:4322"), request),
  );
};
