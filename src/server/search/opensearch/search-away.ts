import { HttpError } from "../../platform/http-error.ts";

/** The response while OpenSearch cannot answer: 503 with Retry-After. */
export const searchAway = (cause: unknown): HttpError =>
  new HttpError(503, "The search cannot be reached just now. Please try again in a moment.", {
    headers: { "retry-after": "5" },
    cause,
  });
