import type { Hono, Context as HonoContext } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import * as z from "zod";
import type { Call, Schema } from "../../contract/call.ts";
import type { Caller, Context, Handler, HandlersOf, Services } from "./context.ts";
import { HttpError } from "../http-error.ts";
import { readInput } from "./request-input.ts";
import { isKnown } from "./entity-tag.ts";
import { isInProcess } from "./forwarded.ts";
import { revalidate } from "./page-headers.ts";
import { attachment } from "../platform/files/attachment.ts";
import { siteOf, type RequestSite } from "./site-of.ts";
import { concurrency } from "./concurrency-limits.ts";

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

/** Finds the seeker that an Authorization header names. @throws HttpError 401 where the call needs one. */
export type Authenticate = (
  authorization: string | undefined,
  auth: Call["auth"],
  services: Services,
) => Promise<Caller | null>;

/** Routes every call of the modules to its handler. */
export const mount = (
  app: Hono,
  modules: readonly Module[],
  authenticate: Authenticate,
  services: Services,
): void => {
  const rows = modules.flatMap(({ calls, handlers }) =>
    Object.entries(calls).map(([name, call]) => ({ call, handler: handlers[name]! })),
  );
  // Fixed paths first, so that /job/liked is not taken for /job/{id}.
  rows.sort((a, b) => Number(a.call.path.includes("{")) - Number(b.call.path.includes("{")));
  for (const [path, own] of Map.groupBy(rows, ({ call }) => call.path.replace(/\{(\w+)\}/g, ":$1"))) {
    for (const { call, handler } of own)
      app.on(call.method, path, async (request) => {
        const site = siteOf(request, services);
        const seeker = await authenticate(request.req.header("authorization"), call.auth, services);
        const context = { ...services, ...site, ...contextOf(request, site), seeker: seeker as never };
        const input = await readInput(call, request);
        const work = () => handler(input as never, context);
        // Calls that a page makes in process are counted in the page's own slot.
        const isLimited = isForAnyone(call) && !isInProcess(request);
        const {
          payload,
          message = "OK",
          etag,
        } = await (isLimited ? concurrency.calls(context.address, work) : work());
        if (call.maxAge !== undefined) {
          request.header("cache-control", `public, max-age=${call.maxAge}`);
          request.header("vary", "host-name");
        }
        if (etag) {
          const headers = { etag, "cache-control": revalidate, vary: "host-name, authorization" };
          if (isKnown(request.req.header("if-none-match"), etag)) return request.body(null, 304, headers);
          for (const [name, value] of Object.entries(headers)) request.header(name, value);
        }
        if (payload instanceof File) return fileResponse(request, payload);
        return request.json({ payload, message });
      });
    app.all(path, refuseMethod(own.map(({ call }) => call.method)));
  }
};

/** A file that is the whole response, saved by browsers under its name. */
const fileResponse = (request: HonoContext, file: File): Response =>
  request.body(file.stream(), 200, {
    "content-type": file.type,
    "content-length": String(file.size),
    "content-disposition": attachment(file.name),
  });

/** Whether a call needs no account. Those that sign in have limits of their own, and so has the editor. */
const isForAnyone = ({ auth, path }: Call): boolean =>
  auth !== "seeker" && !/^\/v1\/(auth|editor)\//.test(path);

/** Responds 405 to every other method of a path that has calls. */
const refuseMethod =
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
