import * as z from "zod/mini";
import { described } from "./described.ts";

/** Any schema of the contract. */
export type Schema = z.core.$ZodType;

/** Who may make a call: anybody; anybody, with more for a signed-in seeker; or a signed-in seeker only. */
export type Auth = "public" | "optional" | "seeker";

/**
 * What a call costs a server, which limits how many run at once: a few reads and writes of rows; up to 60 ms of
 * processor, as for a search; or mostly waiting, for the file store, another process or the pause after wrong guesses.
 */
export type Cost = "light" | "heavy" | "slow";

/** Cookies that calls read or set, beside the token of the Authorization header. */
export type CookieName =
  "refresh_token" | "registration" | "password_reset" | "external_sign_in" | "editor_session";

/** One call of the API: everything that client and server need to know about it. */
export interface Call {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path below the origin, with `{name}` for each key of `params`. */
  path: string;
  /** One sentence for the API documentation. */
  summary: string;
  auth: Auth;
  /** "light" by default. */
  cost?: Cost;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** The schema of `payload` in a successful response; a file (`z.file()`) is the whole response. */
  payload: Schema;
  /** Seconds for which any cache may keep a response; only for calls whose response is the same for everyone on a site. */
  maxAge?: number;
  /** Whether responses to visitors have an ETag and are revalidated at each use. */
  isRevalidated?: true;
  /** The cookies that it needs, any one of them; one that it does without; and those that it may set or clear. */
  cookies?: { needs?: readonly CookieName[]; takes?: readonly CookieName[]; sets?: readonly string[] };
  /** Status codes beyond the common ones (as `src/server/http/open-api/responses.ts` has them), with what each means here. */
  errors?: Readonly<Record<number, string>>;
}

/** Declares a call; keeps the exact type of every schema. */
export const defineCall = <const C extends Call>(call: C): C => call;

type InputPart<C, K extends string> =
  C extends Record<K, infer S extends Schema>
    ? undefined extends z.input<S>
      ? { [P in K]?: z.input<S> }
      : object extends z.input<S>
        ? { [P in K]?: z.input<S> }
        : { [P in K]: z.input<S> }
    : unknown;
type ParsedPart<C, K extends string> =
  C extends Record<K, infer S extends Schema> ? { [P in K]: z.output<S> } : unknown;

/** The input of a caller: `params`, `query` and `body`, as far as the call has them. */
export type CallInput<C extends Call> = InputPart<C, "params"> & InputPart<C, "query"> & InputPart<C, "body">;
/** The input of a handler: the same, validated and with defaults filled in. */
export type ParsedInput<C extends Call> = ParsedPart<C, "params"> &
  ParsedPart<C, "query"> &
  ParsedPart<C, "body">;
/** The type of the response's `payload`. */
export type Payload<C extends Call> = z.output<C["payload"]>;

/** A successful response. */
export interface Answer<P> {
  payload: P;
  message: string;
  /** The fields of the request that the call does not know, and left out, by their paths: `search.min_pay`. */
  ignored?: string[];
}

/** An error response. `errors` has a key for each invalid field, its path joined by dots, and what is wrong with it. */
export interface ErrorAnswer {
  message: string;
  errors?: Record<string, string[]>;
  /** With the 409 of an older version, both values to choose from: what is stored now, and what was sent. */
  payload?: { saved: unknown; sent: unknown };
}

/** A paged list, as every list call returns it (spec §3, §7). */
export const paged = <S extends Schema>(item: S) =>
  z.object({
    data: described(z.array(item), "The entries of this page."),
    links: described(
      z.object({
        first: described(z.string(), "The first page."),
        last: described(z.string(), "The last page."),
        prev: described(z.nullable(z.string()), "The page before this one; null on the first."),
        next: described(z.nullable(z.string()), "The page after this one; null on the last."),
      }),
      "Paths of other pages, with their query.",
    ),
    meta: described(
      z.object({
        current_page: described(z.int(), "The number of this page, from 1."),
        last_page: described(z.int(), "The number of the last page; 1 for an empty list."),
        per_page: described(z.int(), "How many entries a page has at most."),
        total: described(z.int(), "How many entries all pages have together."),
      }),
      "Where this page is in the list.",
    ),
  });
