import type { Call, CookieName } from "../../../contract/call.ts";

const cookie = (name: CookieName, description: string) => ({
  type: "apiKey",
  in: "cookie",
  name,
  description,
});

/** How calls are signed. */
export const securitySchemes = {
  bearer: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description:
      "The `token` of a session, from `login`, `verifyOtp`, `refreshSession` and others that sign in.",
  },
  refresh_token: cookie(
    "refresh_token",
    "The session, for renewing its token and ending it. Set by the calls that sign in; sent to `/v1/auth` alone.",
  ),
  registration: cookie("registration", "The browser that `register` was called in; for `verifyOtp`."),
  password_reset: cookie(
    "password_reset",
    "The browser that `forgotPassword` was called in; for `verifyOtp`.",
  ),
  external_sign_in: cookie("external_sign_in", "The browser that `startExternalSignIn` was called in."),
  editor_session: cookie(
    "editor_session",
    "The session of an editor, from `signInEditor`; ends after an hour.",
  ),
} satisfies Record<"bearer" | CookieName, object>;

/** Who may make a call: any one of these; undefined for everybody. */
export const securityOf = ({ auth, cookies }: Call): Record<string, never[]>[] | undefined => {
  const [needs, takes] = [cookies?.needs ?? [], cookies?.takes ?? []].map((names) =>
    names.map((name) => ({ [name]: [] })),
  ) as [Record<string, never[]>[], Record<string, never[]>[]];
  if (auth === "seeker") return [{ bearer: [] }];
  if (auth === "optional") return [{ bearer: [] }, ...needs, {}];
  if (takes.length) return [...takes, {}];
  return needs.length ? needs : undefined;
};
