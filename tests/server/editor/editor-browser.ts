import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { Call, CallInput, Payload } from "../../../src/contract/call.ts";
import { callBody, callPath } from "../../../src/contract/caller.ts";
import { finishEditorSetup, openEditorSetup } from "../../../src/contract/editor.ts";
import { runEditorAccount } from "../../../src/server/editor/command.ts";
import { editors } from "../../../src/server/editor/tables.ts";
import type { TestApi } from "../test-api.ts";

export const password = "a rather long set of words";

/** The code of a secret, some steps of thirty seconds from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** What a call came to. */
export interface Outcome<P = unknown> {
  status: number;
  payload: P;
  message: string;
  errors?: Record<string, string[]>;
}

/** A browser on a brand's host, which keeps the cookie of the editor. */
export const browserOn = (api: TestApi, brand: string, cookie = "") => {
  const jar = { cookie, set: "" };
  const call = async <C extends Call>(
    call: C,
    input: CallInput<C>,
    headers: Record<string, string> = {},
  ): Promise<Outcome<Payload<C>>> => {
    const body = callBody(input);
    const response = await api.fetch(callPath(call, input), {
      method: call.method,
      headers: {
        "host-name": `${brand}.localhost`,
        "sec-fetch-site": "same-origin",
        "content-type": "application/json",
        cookie: jar.cookie,
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const set = response.headers.get("set-cookie");
    if (set) [jar.cookie, jar.set] = [set.split(";")[0]!, set];
    return { ...((await response.json()) as Outcome<Payload<C>>), status: response.status };
  };
  return { call, jar };
};
export type EditorBrowser = ReturnType<typeof browserOn>;

/** The token of the set-up link in what a command prints. */
export const tokenIn = (said: string): string => /#setup=([\w-]+)/.exec(said)![1]!;

/** Makes an account, sets it up in a browser that is then signed in, and gives its secret. */
export const makeEditor = async (
  api: TestApi,
  email: string,
  brands: string[] | null,
  on = brands?.[0] ?? "workinaus",
) => {
  const said = await runEditorAccount({ action: "add", email, brands }, api.services);
  const browser = browserOn(api, on);
  const token = tokenIn(said);
  const { payload } = await browser.call(openEditorSetup, { body: { token } });
  const body = { token, name: `Robin ${email.split("@")[0]}`, password, code: codeOf(payload.secret) };
  const outcome = await browser.call(finishEditorSetup, { body });
  // As if half a minute had passed: the code that is shown now can be used.
  await api.db.update(editors).set({ usedStep: 0 }).where(eq(editors.email, email));
  return { browser, secret: payload.secret, token, outcome };
};
