import { defineMiddleware } from "astro:middleware";
import { CallError, callerOf } from "./contract/caller.ts";
import { withKnownParams } from "./contract/known-params.ts";
import { editorPath } from "./domain/editor-paths.ts";
import { insideOf, withMobile } from "./domain/mobile-path.ts";
import { keepForAll } from "./site/kept-for-all.ts";
import { keptPage } from "./site/pages/kept-page.ts";
import { mobilePage } from "./site/mobile-page.ts";

/**
 * Sets `locals.call` for every page rendered on demand: in process behind the server, over HTTP in development.
 * A page that fails is replaced by the brand's error page (spec §2); after a 503 of the API, by the 503 page.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  if (context.isPrerendered) return next();
  const { locals, cookies, url, params } = context;
  const origin = locals.origin ?? url.origin;
  const token = cookies.get("token")?.value;
  const api = locals.api ?? developmentApi;
  locals.origin = origin;
  const make = callerOf(api, origin, {
    "host-name": new URL(origin).hostname,
    ...(token && { authorization: `Bearer ${token}` }),
    // Only these pages need the session of an editor.
    ...(url.pathname.startsWith(`/${params["brand"]}${editorPath}`) && {
      cookie: context.request.headers.get("cookie") ?? "",
    }),
  });
  locals.call = withKnownParams(make);
  const errorPage = `/${params["brand"]}/500`;
  const awayPage = `/${params["brand"]}/503`;
  try {
    const response = asSent(await keptPage(context, next));
    if (locals.canonical && !response.headers.has("location")) return await ledTo(locals.canonical, response);
    return await keepForAll(locals, locals.isMobile ? await insideApp(response) : response);
  } catch (error) {
    if (url.pathname === errorPage || url.pathname === awayPage) throw error;
    if (error instanceof CallError && error.status === 503) return asSent(await context.rewrite(awayPage));
    if (import.meta.env.DEV) throw error;
    console.error(error);
    return asSent(await context.rewrite(errorPage));
  }
});

/** A page that leads nowhere else is asked for again, by its own address. */
const ledTo = async (location: string, { body }: Response): Promise<Response> => {
  await body?.cancel();
  return new Response(null, { status: 308, headers: { location } });
};

/** A response that names its character encoding, and whose reason is that of its status: Astro leaves "OK" there. */
const asSent = (response: Response): Response => {
  const { status, headers } = response;
  // Before the body is read: the server's responses copy their headers then.
  if (headers.get("content-type") === "text/html") headers.set("content-type", "text/html; charset=utf-8");
  return status < 400 ? response : new Response(response.body, { status, headers });
};

/** A response for the web view of an app; a redirect leads to a page inside it. */
const insideApp = async (response: Response): Promise<Response> => {
  const { status, headers } = response;
  const location = headers.get("location");
  if (location?.startsWith("/")) headers.set("location", insideOf(withMobile("/"), location));
  if (!headers.get("content-type")?.startsWith("text/html")) return response;
  return new Response(mobilePage(await response.text()), { status, headers });
};

const developmentApi = (request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  return fetch(
    new Request(new URL(pathname + search, import.meta.env.API_ORIGIN ?? "http://127.0.0.1:4322"), request),
  );
};
