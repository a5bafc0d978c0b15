import type { ContentfulStatusCode } from "hono/utils/http-status";

/** A refused request: becomes the response `{ message, errors?, payload? }` with this status. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: ContentfulStatusCode;
  readonly errors: Record<string, string[]> | undefined;
  readonly headers: Record<string, string>;
  /** What the client needs to go on, such as the values of a conflict. */
  readonly payload: unknown;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    options: {
      errors?: Record<string, string[]>;
      headers?: Record<string, string>;
      payload?: unknown;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.status = status;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
    this.payload = options.payload;
  }
}

/** What a request has to prove: with a token, that one is wrong or has ended (RFC 6750, section 3). */
export const challenge = ({ hasToken }: { hasToken: boolean }): string =>
  `Bearer realm="seekers"${hasToken ? ', error="invalid_token"' : ""}`;

/** 401 for a call that only a seeker may make; with a token, its session or its account has ended. */
export const signInFirst = (options: { hasToken: boolean }, cause?: unknown): HttpError =>
  new HttpError(401, "Sign in first.", { headers: { "www-authenticate": challenge(options) }, cause });

/** 404 for something that the URL names. */
export const notFound = (what: string): HttpError => new HttpError(404, `There is no such ${what} here.`);

/** 422 for one field of the body. */
export const invalid = (field: string, message: string): HttpError =>
  new HttpError(422, message, { errors: { [field]: [message] } });
