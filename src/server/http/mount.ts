import type { Hono, Context as HonoContext } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import * as z from "zod";
import type { Call, Schema } from "../../contract/call.ts";
import type { Db } from "../platform/database/open.ts";
import { respond } from "./answers/respond.ts";
import type { Caller, Context, Handler, HandlersOf, Services } from "./context.ts";
import { challenge, HttpError, signInFirst } from "../platform/http-error.ts";
import { inSpan } from "../platform/tracing/tracing.ts";
import { readBody, readInput } from "./input/request-input.ts";
import { isInProcess } from "./forwarded.ts";
import { siteOf, type RequestSite } from "./site-of.ts";
import { concurrency } from "./concurrency-limits.ts";
import { refuseOtherSites } from "./same-origin.ts";

/** A contract file with its handlers: one row of the table of modules. */
export interface Module {
  calls: Record<string, Call>;
  /** The schemas that the file exports, by their names. */
  schemas: Record<string, Schema>;
  handlers: Record<string, Handler<Call>>;
}

/** Pairs the calls of a contract file with the handlers of a module; a missing handler does not compile. */
export const module = <Calls extends Record<string, unknown>>(
  calls: Calls,
  handlers: HandlersOf<Calls>,
): Module => {
  const entries = Object.entries(calls).filter((entry): entry is [string, Call] => isCall(entry[1]));
  return {
    calls: Object.fromEntries(entries),
    schemas: schemasOf(calls),
    handlers: handlers as unknown as Record<string, Handler<Call>>,
  };
};

const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "payload" in value;

/** The schemas among the exports of a contract file. */
export const schemasOf = (exports: Record<string, unknown>): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(exports).filter((entry): entry is [string, Schema] => entry[1] instanceof z.core.$ZodType),
  );

/** How a call finds its seeker. */
interface Sessions {
  /** The seeker of an Authorization header; null when it is missing, invalid or expired. Reads no database. */
  readBearer: (authorization: string | undefined, secret: Uint8Array) => Promise<Caller | null>;
  /** Whether the account exists, and the session that the token came with has not ended. */
  isSignedIn: (caller: Caller, db: Db) => Promise<boolean>;
}

/** The longest that a call waits for the file store in all, in milliseconds. */
const storeMs = 20_000;

/** Routes every call of the modules to its handler. */
export const mount = (
  app: Hono,
  modules: readonly Module[],
  sessions: Sessions,
  services: Services,
): void => {
  const rows = modules.flatMap(({ calls, handlers }) =>
    Object.entries(calls).map(([name, call]) => ({ call, handler: traced(name, handlers[name]!) })),
  );
  // Fixed paths first, so that /job/liked is not taken for /job/{id}.
  rows.sort((a, b) => Number(a.call.path.includes("{")) - Number(b.call.path.includes("{")));
  for (const [path, own] of Map.groupBy(rows, ({ call }) => call.path.replace(/\{(\w+)\}/g, ":$1"))) {
    for (const { call, handler } of own)
      app.on(call.method, path, (request) => answerCall(call, handler, request, sessions, services));
    app.all(path, refuseMethod(own.map(({ call }) => call.method)));
  }
};

/** A handler in a span of its own, under the name of its call and with its site. */
const traced =
  (name: string, handler: Handler<Call>): Handler<Call> =>
  (input, context) =>
    inSpan(name, { attributes: { "signboard.brand": context.brand.id } }, () => handler(input, context));

/**
 * Answers one request. What reads the database or takes the processor waits for its turn, so that no client, signed in
 * or not, keeps others waiting; the body is received before.
 */
const answerCall = async (
  call: Call,
  handler: Handler<Call>,
  request: HonoContext,
  { readBearer, isSignedIn }: Sessions,
  services: Services,
): Promise<Response> => {
  const site = siteOf(request, services);
  if (call.method !== "GET" && !isInProcess(request)) refuseOtherSites(request, services);
  const authorization = request.req.header("authorization");
  const seeker = call.auth === "public" ? null : await readBearer(authorization, services.secret);
  if (call.auth === "seeker" && !seeker) throw signInFirst({ hasToken: Boolean(authorization) });
  const work = async (body: string): Promise<Response> => {
    // A token whose account or session has ended counts as none.
    const caller = seeker && (await isSignedIn(seeker, services.db)) ? seeker : null;
    if (call.auth === "seeker" && !caller) throw signInFirst({ hasToken: Boolean(authorization) });
    // The response is that of a visitor: `liked` and the like are not the seeker's.
    if (call.auth === "optional" && authorization && !caller)
      request.header("www-authenticate", challenge({ hasToken: true }));
    const { input, ignored } = await readInput(call, request, body);
    const store = services.store.within(storeMs);
    const context = { ...services, ...site, ...contextOf(request, site), store, seeker: caller as never };
    return respond(call, request, await handler(input as never, context), ignored);
  };
  // Calls that a page makes in process are counted in the page's own slot.
  if (isInProcess(request)) return work(await readBody(call, request));
  return concurrency[call.cost ?? "light"].hold({ ...site, seeker }, async (inTurn) => {
    const body = await readBody(call, request);
    return inTurn(() => work(body));
  });
};

/** Responds 405 to every other method of a path that has calls. */
export const refuseMethod =
  (methods: readonly Call["method"][]) =>
  (request: HonoContext): never => {
    const allow = methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : method)).join(", ");
    throw new HttpError(
      405,
      `${request.req.path} takes ${allow}, not ${request.req.method}; see /docs/api.`,
      {
        headers: { allow },
      },
    );
  };

const contextOf = (
  request: HonoContext,
  { origin }: RequestSite,
): Pick<Context, "url" | "userAgent" | "cookies"> => {
  const url = new URL(request.req.url);
  return {
    url: url.pathname + url.search,
    userAgent: request.req.header("user-agent") ?? "",
    cookies: {
      get: (name) => getCookie(request, name),
      set: (name, value, { maxAge, httpOnly, path, isStrict }) =>
        setCookie(request, name, value, {
          maxAge,
          httpOnly,
          path,
          sameSite: isStrict ? "Strict" : "Lax",
          secure: origin.startsWith("https:"),
        }),
    },
  };
};
