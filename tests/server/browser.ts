import { callBody, callPath, CallError } from "../../src/contract/caller.ts";
import type { Answer, Call, CallInput, ErrorAnswer, Payload } from "../../src/contract/call.ts";
import type { TestApi } from "./test-api.ts";

/** A browser on one site: calls with the cookies it was given, each for its own path. */
export interface Browser {
  call: <C extends Call>(call: C, input: CallInput<C>) => Promise<Payload<C>>;
  /** Cookies by name, as far as they have a value. */
  cookies: Map<string, string>;
  /** The Set-Cookie lines of the last answer. */
  lastCookies: () => string[];
}

/** Opens a browser on the site of a brand, at a network address. */
export const openBrowser = (
  api: TestApi,
  brandId = "workinaus",
  headers: Record<string, string> = {},
  address?: string,
): Browser => {
  const cookies = new Map<string, string>();
  let last: string[] = [];
  return {
    cookies,
    lastCookies: () => last,
    call: async (call, input) => {
      const body = callBody(input);
      const init = {
        method: call.method,
        headers: {
          host: `${brandId}.localhost`,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      };
      const url = `http://${brandId}.localhost${callPath(call, input)}`;
      const response = await api.fetch(url, init, address);
      last = response.headers.getSetCookie();
      for (const line of last) keep(cookies, line);
      const answer = (await response.json()) as Answer<Payload<typeof call>> & ErrorAnswer;
      if (!response.ok) throw new CallError(response.status, answer.message, answer.errors);
      return answer.payload;
    },
  };
};

const keep = (cookies: Map<string, string>, line: string) => {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (/max-age=0/i.test(line)) cookies.delete(name);
  else cookies.set(name, value);
};

/** The code in the newest mail to an address. */
export const codeFor = (api: TestApi, email: string): string => {
  const mail = api.mails.findLast(({ to }) => to === email);
  const code = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0];
  if (!code) throw new Error(`No code was mailed to ${email}.`);
  return code;
};
