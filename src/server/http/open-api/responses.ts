import * as z from "zod";
import type { Call } from "../../../contract/call.ts";

/** The schema of every error response. It is called so as `Error` is a name of many languages. */
export const errorAnswer = {
  type: "object",
  description: "An error response.",
  required: ["message"],
  properties: {
    message: { type: "string", description: "What is wrong, in words for the seeker." },
    errors: {
      type: "object",
      description: "What is wrong with each field, by its path with dots.",
      additionalProperties: { type: "array", items: { type: "string" } },
    },
    payload: {
      type: "object",
      description: "With a 409 for an older version: both values to choose from.",
      required: ["saved", "sent"],
      properties: {
        saved: {
          type: ["object", "null"],
          description: "What is stored now, in the form in which the call answers; null where nothing is.",
          properties: {
            version: { type: "integer", description: "The version to send with the next change." },
          },
          additionalProperties: true,
        },
        sent: { type: "object", description: "The fields that were sent.", additionalProperties: true },
      },
    },
  },
};

const header = (description: string, type = "string") => ({ description, schema: { type } });

const retryAfter = { "Retry-After": header("Seconds to wait before the next try.", "integer") };

/** Headers of the error responses that have some, by status. */
const headersOf: Readonly<Record<string, Record<string, object>>> = {
  401: {
    "WWW-Authenticate": header(
      'The scheme of the token: Bearer; with `error="invalid_token"` where one was sent.',
    ),
  },
  405: { Allow: header("The methods that the path takes.") },
  415: {
    Accept: header("The content type that is taken, for a body of another one."),
    "Accept-Encoding": header("`identity`, for a body that is compressed."),
  },
  429: retryAfter,
  503: retryAfter,
};

/** An error response. */
export const errorResponse = (status: string, description: string) => ({
  description,
  ...(headersOf[status] && { headers: headersOf[status] }),
  content: { "application/json": { schema: { $ref: "#/components/schemas/ErrorAnswer" } } },
});

/** The error responses that are the same for every call that has them, by name. */
const shared = {
  BadRequest: ["400", "The body is not valid JSON, or body or query are not valid UTF-8."],
  SignInFirst: ["401", "There is no token, or it is wrong, has expired, or its session has ended."],
  OtherSite: ["403", "A page of another site made the call."],
  NotFound: ["404", "There is nothing of this id on this site."],
  WrongMethod: ["405", "The path does not take this method; `Allow` has those that it takes."],
  TooSlow: ["408", "The body did not arrive within 30 seconds."],
  TooLarge: ["413", "The body is larger than 256 KiB, or 32 KiB for a search."],
  WrongType: ["415", "The body is not `application/json` in UTF-8, or is compressed."],
  WrongHost: ["421", "No site answers this host."],
  Invalid: ["422", "A field is missing or wrong; `errors` names it."],
  TooMany: [
    "429",
    "Too many requests of this network, address or account; wait as long as `Retry-After` says.",
  ],
  Busy: ["503", "The server is busy, or something that it needs is away; the call may be tried again."],
  Unexpected: ["default", "Any other error: the call failed here, and may be tried again."],
} as const satisfies Record<string, readonly [status: string, description: string]>;

export const responses = Object.fromEntries(
  Object.entries(shared).map(([name, [status, description]]) => [name, errorResponse(status, description)]),
);

/** Error responses of a call: the common ones, and its own in place of those. */
export const errorResponsesOf = (call: Call): Record<string, object> => {
  const takesInput = call.params ?? call.query ?? call.body;
  const has: Partial<Record<keyof typeof shared, unknown>> = {
    BadRequest: call.query ?? call.body,
    SignInFirst: call.auth === "seeker",
    OtherSite: call.method !== "GET",
    NotFound: call.params,
    WrongMethod: true,
    TooSlow: call.body,
    TooLarge: call.body,
    WrongType: call.method !== "GET",
    WrongHost: true,
    Invalid: takesInput,
    TooMany: true,
    Busy: true,
    Unexpected: true,
  };
  const common = Object.entries(shared)
    .filter(([name]) => has[name as keyof typeof shared])
    .map(([name, [status]]) => [status, { $ref: `#/components/responses/${name}` }]);
  const own = Object.entries(call.errors ?? {}).map(([status, description]) => [
    status,
    errorResponse(status, description),
  ]);
  return Object.fromEntries([...common, ...own]) as Record<string, object>;
};

/** Headers of a successful response. */
export const headersOfSuccess = (call: Call): Record<string, object> => ({
  ...((call.maxAge !== undefined || call.isRevalidated) && {
    ETag: header("Names this state of the answer, for `If-None-Match`."),
    "Cache-Control": header("For how long the answer may be used without asking again."),
  }),
  ...(call.auth === "optional" && {
    "WWW-Authenticate": header(
      "Only where a token was sent that is wrong or has ended: the answer is then that of a visitor.",
    ),
  }),
  ...(call.payload instanceof z.core.$ZodFile && {
    "Content-Disposition": header("The name to save the file under."),
    Message: header(
      "Only where there is something to say of the file, in words for the seeker, percent-encoded.",
    ),
  }),
  ...(call.cookies?.sets && {
    "Set-Cookie": header(`Sets or clears the cookies ${call.cookies.sets.join(", ")}.`),
  }),
});
