import { SignJWT } from "jose";
import { vi } from "vitest";
import type { Session } from "../../src/contract/auth.ts";
import { $seeker } from "../../src/features/session/seeker.ts";

/** What the page sent. */
export interface Sent {
  path: string;
  method: string;
  headers: Headers;
  body: unknown;
  keepalive: boolean;
}

type Answer = { status?: number; body?: unknown } | Promise<never>;

/** Stands for the network: every request of the page is answered by `answer`, and noted. */
export const answerWith = (answer: (sent: Sent) => Answer | Promise<Answer>): Sent[] => {
  const calls: Sent[] = [];
  vi.stubGlobal("fetch", async (input: string | Request, init: RequestInit = {}) => {
    init.signal?.throwIfAborted();
    const sent = {
      path: String(input),
      method: init.method ?? "GET",
      headers: new Headers(init.headers),
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
      keepalive: init.keepalive ?? false,
    };
    calls.push(sent);
    const { status = 200, body = { payload: null, message: "OK" } } = await answer(sent);
    return Response.json(body, { status });
  });
  return calls;
};

const sam = { id: "7f3c", email: "sam@example.com", given_name: "Sam", family_name: "Lee" };

/** A session of Sam's whose token lasts for some seconds. */
export const session = async (seconds = 900): Promise<Session> => {
  const expires = Math.floor(Date.now() / 1000) + seconds;
  const token = await new SignJWT({ id: sam.id, mark: Math.random() })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(sam.id)
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode("a secret that only tests know, long enough"));
  return { token, expires_at: new Date(expires * 1000).toISOString(), seeker: sam };
};

/** Notes that there is a session to renew, as the server does beside the refresh cookie. */
export const giveSession = (): void => {
  document.cookie = "session=1; path=/";
};

/** Sets the token cookie, as the server does. */
export const giveToken = (token: string): void => {
  giveSession();
  document.cookie = `token=${token}; path=/; max-age=900`;
};

/** Forgets everything that the browser keeps. */
export const forgetAll = (): void => {
  // happy-dom, unlike browsers, refuses to remove what is not there.
  if ($seeker.get()) $seeker.set(null);
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.split("=")[0]}=; path=/; expires=${new Date(0).toUTCString()}`;
};
