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

/** 404 for something that the URL names. */
export const notFound = (what: string): HttpError => new HttpError(404, `There is no such ${what} here.`);

/** 422 for one field of the body. */
export const invalid = (field: string, message: string): HttpError =>
  new HttpError(422, message, { errors: { [field]: [message] } });
