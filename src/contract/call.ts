import * as z from "zod/mini";

/** Any schema of the contract. */
export type Schema = z.core.$ZodType;

/** Who may make a call: anybody; anybody, with more for a signed-in seeker; or a signed-in seeker only. */
export type Auth = "public" | "optional" | "seeker";

/** One call that crosses the wire: everything that both sides need to know of it. */
export interface Call {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path below the origin, with `{name}` for each key of `params`. */
  path: string;
  /** One sentence for the reader of the API page. */
  summary: string;
  auth: Auth;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** What `payload` of a successful answer holds. */
  payload: Schema;
  /** Seconds for which any cache may keep an answer; for calls that answer everybody on a site alike. */
  maxAge?: number;
  /** Status codes beyond the common ones (400, 401, 404 for `{id}`, 413, 429), with what each means here. */
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

/** What a caller gives: `params`, `query` and `body`, as far as the call has them. */
export type CallInput<C extends Call> = InputPart<C, "params"> & InputPart<C, "query"> & InputPart<C, "body">;
/** What a handler receives: the same, checked and with defaults filled in. */
export type ParsedInput<C extends Call> = ParsedPart<C, "params"> &
  ParsedPart<C, "query"> &
  ParsedPart<C, "body">;
/** What the answer's `payload` holds. */
export type Payload<C extends Call> = z.output<C["payload"]>;

/** A successful answer. */
export interface Answer<P> {
  payload: P;
  message: string;
}

/** A refusal. `errors` names each field at fault, by its path with dots, and what is wrong with it. */
export interface ErrorAnswer {
  message: string;
  errors?: Record<string, string[]>;
}

/** A paged list, as every list call answers (spec §3, §7). */
export const paged = <S extends Schema>(item: S) =>
  z.object({
    data: z.array(item),
    links: z.object({
      first: z.string(),
      last: z.string(),
      prev: z.nullable(z.string()),
      next: z.nullable(z.string()),
    }),
    meta: z.object({
      current_page: z.int(),
      last_page: z.int(),
      per_page: z.int(),
      total: z.int(),
    }),
  });
