import type { Logger } from "pino";
import type { Brand } from "../../contract/brand.ts";
import type { Call, ParsedInput, Payload, Auth } from "../../contract/call.ts";
import type { Config } from "../../runtime/config.ts";
import type { Db } from "../platform/database/open.ts";
import type { Background } from "../platform/background.ts";
import type { KeyRing } from "../platform/key-ring.ts";
import type { Enqueue, EnqueueAll } from "../platform/queue/queue.ts";
import type { ObjectStore } from "../platform/files/object-store.ts";
import type { OwnHosts } from "./own-hosts.ts";
import type { Limits } from "./rate-limit.ts";
import type { Resource } from "./resource.ts";
import type { RequestSite } from "./site-of.ts";

/** What the whole server shares. */
export interface Services {
  config: Config;
  db: Db;
  /** The database for reads that may lag by a second: a replica where there is one. */
  readDb: () => Promise<Db>;
  brands: readonly Brand[];
  /** The sites of employers with hosts of their own. */
  hosts: OwnHosts;
  store: ObjectStore;
  /** Enqueues a job for the worker, in the transaction that causes it. */
  enqueue: Enqueue;
  /** Many of one kind at once. */
  enqueueAll: EnqueueAll;
  /** Rate limits of calls that invite abuse. */
  limits: Limits;
  /** Signs tokens and upload URLs. */
  secret: Uint8Array;
  /** Encrypts sensitive fields of profiles. */
  keys: KeyRing;
  log: Logger;
  background: Background;
  /** Asked of all alike, such as what they have of a seeker. */
  resources: readonly Resource[];
}

/** A signed-in seeker, from the token. */
export interface Caller {
  id: string;
  /** The session that the token came with; null for a token of an earlier release. */
  session: string | null;
}

interface CookieOptions {
  /** Seconds. */
  maxAge: number;
  httpOnly: boolean;
  path: string;
  /** Whether links from other sites come without it too; otherwise it is "Lax". */
  isStrict?: boolean;
}

/** What a handler gets with one request. */
export interface Context<A extends Auth = Auth> extends Services, RequestSite {
  seeker: A extends "seeker" ? Caller : A extends "optional" ? Caller | null : null;
  /** Path and query of the request, for links of paged lists. */
  url: string;
  /** The request's User-Agent; empty when there is none. */
  userAgent: string;
  cookies: {
    get: (name: string) => string | undefined;
    /** Adds a Set-Cookie header to the response. */
    set: (name: string, value: string, options: CookieOptions) => void;
  };
}

/** What a handler returns: the payload, and a message for people when "OK" is not enough. */
export interface Reply<C extends Call> {
  payload: Payload<C>;
  message?: string;
  /** A weak validator, for answers that are the same for everyone without an account: they may be cached, and revalidated. */
  etag?: string;
}

/** Answers one call. Throws `HttpError` for anything but success. */
export type Handler<C extends Call> = (
  input: ParsedInput<C>,
  context: Context<C["auth"]>,
) => Promise<Reply<C>>;

/** A handler for every call that a contract file exports, under the same name. */
export type HandlersOf<Calls> = {
  [K in keyof Calls as Calls[K] extends Call ? K : never]: Calls[K] extends Call ? Handler<Calls[K]> : never;
};
