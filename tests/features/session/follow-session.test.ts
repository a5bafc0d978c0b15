// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepIntent, readIntent, takeIntent } from "../../../src/features/session/intent.ts";
import {
  $signInRequest,
  askToSignIn,
  requireSeeker,
  signInDialogId,
} from "../../../src/features/session/require-seeker.ts";
import { safeReturn } from "../../../src/features/session/return-path.ts";
import { $interrupted } from "../../../src/features/session/interrupted.ts";
import { $seeker } from "../../../src/features/session/seeker.ts";
import { followSession } from "../../../src/features/session/follow-session.ts";
import { signInActions } from "../../../src/features/sign-in/sign-in-actions.ts";
import { readSeekerId } from "../../../src/features/session/token-cookie.ts";
import { answerWith, forgetAll, giveSession, giveToken, session } from "../server.ts";

beforeEach(() => {
  forgetAll();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const path = "/job/7";

describe("the token cookie", () => {
  it("names the seeker by id, else by sub", async () => {
    giveToken((await session()).token);
    expect(readSeekerId()).toBe("7f3c");
    giveToken(`e30.${btoa(JSON.stringify({ sub: "only sub" }))}.x`);
    expect(readSeekerId()).toBe("only sub");
  });

  it("says in the console when there is none", () => {
    const log = vi.spyOn(console, "log").mockReturnValue(undefined);
    expect(readSeekerId()).toBeUndefined();
    expect(log).toHaveBeenCalledExactlyOnceWith("No token provided");
  });

  it("that is no token names nobody", () => {
    giveToken("nonsense");
    expect(readSeekerId()).toBeUndefined();
  });
});

describe("a session", () => {
  it("is known to the page from signing in until it is signed out in any tab", async () => {
    const own = await session();
    answerWith(() => ({ body: { payload: own, message: "OK" } }));
    const stop = followSession();
    giveSession();
    await signInActions.login({ email: own.seeker.email, password: "correct horse 9" });
    expect($seeker.get()).toEqual(own.seeker);
    expect(document.documentElement.hasAttribute("data-seeker")).toBe(true);
    localStorage.removeItem("portal:seeker");
    window.dispatchEvent(new StorageEvent("storage", { key: "portal:seeker", newValue: null }));
    expect($seeker.get()).toBeNull();
    expect(document.documentElement.hasAttribute("data-seeker")).toBe(false);
    stop();
  });

  it("goes on by itself: the token is renewed a minute before it runs out", async () => {
    const [first, next] = await Promise.all([session(900), session(1740)]);
    vi.useFakeTimers();
    giveToken(first.token);
    $seeker.set(first.seeker);
    const calls = answerWith(() => {
      giveToken(next.token);
      return { body: { payload: next, message: "OK" } };
    });
    const stop = followSession();
    await vi.advanceTimersByTimeAsync(838_000);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(4000);
    expect(calls.map((call) => call.path)).toEqual(["/v1/auth/refresh"]);
    stop();
    await vi.advanceTimersByTimeAsync(900_000);
    expect(calls).toHaveLength(1);
  });

  it("goes on when somebody comes back after the token has run out", async () => {
    const own = await session();
    $seeker.set(own.seeker);
    giveSession();
    const calls = answerWith(() => {
      giveToken(own.token);
      return { body: { payload: own, message: "OK" } };
    });
    const stop = followSession();
    await vi.waitFor(() => expect(document.cookie).toContain(own.token));
    expect(calls).toHaveLength(1);
    stop();
  });

  it("goes on when the browser's storage was cleared, and names the seeker again", async () => {
    const own = await session();
    giveSession();
    answerWith(() => {
      giveToken(own.token);
      return { body: { payload: own, message: "OK" } };
    });
    const stop = followSession();
    await vi.waitFor(() => expect($seeker.get()).toEqual(own.seeker));
    stop();
  });

  it("that ended while nobody was here is cleared, and the page goes home", async () => {
    const assign = vi.spyOn(location, "assign").mockReturnValue(undefined);
    localStorage.setItem("portal:draft", "1");
    $seeker.set((await session()).seeker);
    giveSession();
    answerWith(() => ({ status: 401, body: { message: "Ended." } }));
    const stop = followSession();
    await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("/"));
    expect($seeker.get()).toBeNull();
    expect(localStorage.getItem("portal:draft")).toBeNull();
    stop();
  });

  it("that ended while something is being edited is cleared, and the page stays", async () => {
    const assign = vi.spyOn(location, "assign").mockReturnValue(undefined);
    document.body.innerHTML = `<main><div data-own-content><form></form></div></main>`;
    localStorage.setItem("portal:draft", "1");
    $seeker.set((await session()).seeker);
    giveSession();
    answerWith(() => ({ status: 401, body: { message: "Ended." } }));
    const stop = followSession();
    await vi.waitFor(() => expect(localStorage.getItem("portal:draft")).toBeNull());
    expect(assign).not.toHaveBeenCalled();
    stop();
    document.body.innerHTML = "";
    $interrupted.set(null);
  });

  it("that ended is cleared on the page to sign in, which keeps where it leads", async () => {
    const assign = vi.spyOn(location, "assign").mockReturnValue(undefined);
    history.replaceState(null, "", "/sign-in?return=%2Fjob%2F7");
    localStorage.setItem("portal:draft", "1");
    $seeker.set((await session()).seeker);
    giveSession();
    answerWith(() => ({ status: 401, body: { message: "Ended." } }));
    const stop = followSession();
    await vi.waitFor(() => expect(localStorage.getItem("portal:draft")).toBeNull());
    expect(assign).not.toHaveBeenCalled();
    stop();
    history.replaceState(null, "", "/");
  });

  it("of which only the seeker's name is left calls nothing, and is forgotten", async () => {
    const assign = vi.spyOn(location, "assign").mockReturnValue(undefined);
    $seeker.set((await session()).seeker);
    const calls = answerWith(() => ({}));
    const stop = followSession();
    await vi.waitFor(() => expect($seeker.get()).toBeNull());
    expect(calls).toEqual([]);
    expect(assign).not.toHaveBeenCalled();
    stop();
  });

  it("is whose token the cookie holds", async () => {
    const own = await session();
    giveToken(own.token);
    $seeker.set({ ...own.seeker, id: "somebody else" });
    answerWith(() => Promise.reject(new TypeError("fetch failed")));
    const stop = followSession();
    expect($seeker.get()?.id).toBe("7f3c");
    stop();
  });
});

describe("the way back after signing in", () => {
  it.each([
    ["/job/7?from=search#apply", "/job/7?from=search#apply"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["/\t/evil.example", "/"],
    ["https://evil.example", "/"],
    ["javascript:alert(1)", "/"],
    ["job/7", "/"],
    ["/x/..//evil.example", "/"],
    ["/sign-in?return=/sign-in", "/"],
    [null, "/"],
  ])("of %j is %j", (wanted, path) => {
    expect(safeReturn(wanted, "http://automotive.localhost:4321")).toBe(path);
  });
});

describe("what needs a seeker", () => {
  const intent = { kind: "like", id: 7, path } as const;

  it("goes on at once for one who is signed in", async () => {
    giveToken((await session()).token);
    expect(await requireSeeker(intent)).toBe(true);
  });

  it("waits for the dialog where the page has one", async () => {
    document.body.innerHTML = `<div id="${signInDialogId}"></div>`;
    const first = requireSeeker(intent);
    expect(readIntent()).toEqual(intent);
    $signInRequest.get()!.done(true);
    expect(await first).toBe(true);
    expect($signInRequest.get()).toBeNull();
    const second = requireSeeker(intent);
    $signInRequest.get()!.done(false);
    expect(await second).toBe(false);
    expect(readIntent()).toBeNull();
    document.body.innerHTML = "";
  });

  it("opens one dialog for all who ask at once", async () => {
    document.body.innerHTML = `<div id="${signInDialogId}"></div>`;
    const asked = [requireSeeker(intent), askToSignIn("ended")];
    const request = $signInRequest.get()!;
    expect(request.reason).toBe("like");
    request.done(true);
    expect(await Promise.all(asked)).toEqual([true, true]);
    expect($signInRequest.get()).toBeNull();
    document.body.innerHTML = "";
  });

  it("else goes to the sign-in page, and is finished on coming back", async () => {
    const assign = vi.spyOn(location, "assign").mockReturnValue(undefined);
    expect(await requireSeeker(intent)).toBe(false);
    expect(assign).toHaveBeenCalledWith("/sign-in?return=%2Fjob%2F7");
    expect(takeIntent("like", path)).toBeNull();
    giveToken((await session()).token);
    expect(takeIntent("apply", path)).toBeNull();
    expect(takeIntent("like", "/job/8")).toBeNull();
    expect(takeIntent("like", path)).toEqual(intent);
    expect(takeIntent("like", path)).toBeNull();
  });

  it("is forgotten after half an hour", () => {
    vi.useFakeTimers();
    keepIntent(intent);
    vi.advanceTimersByTime(30 * 60_000);
    expect(readIntent()).toBeNull();
  });
});
