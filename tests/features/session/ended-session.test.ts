// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listLikedJobs, likeJob } from "../../../src/contract/saved-jobs.ts";
import { listAppliedJobs } from "../../../src/contract/applications.ts";
import { login } from "../../../src/contract/auth.ts";
import { CallError } from "../../../src/contract/caller.ts";
import { $signInRequest, signInDialogId } from "../../../src/features/session/require-seeker.ts";
import { $interrupted } from "../../../src/features/session/interrupted.ts";
import { $seeker } from "../../../src/features/session/seeker.ts";
import { SessionEnded, toastFailure } from "../../../src/features/session/failure.ts";
import { send } from "../../../src/features/session/send.ts";
import { createPagedList } from "../../../src/features/session/paged-list.ts";
import { createResource } from "../../../src/features/session/resource.ts";
import { takeSessionEnded } from "../../../src/features/session/session-ended.ts";
import { takeToasts } from "../../../src/ui/toasts/toasts.ts";
import { emptyDraft, readDraft } from "../../../src/features/applications/apply/drafts.ts";
import { ownApplications } from "../../../src/features/applications/started.ts";
import { signInActions } from "../../../src/features/sign-in/sign-in-actions.ts";
import { answerWith, forgetAll, giveSession, giveToken, session } from "../server.ts";

const isRefresh = ({ path }: { path: string }) => path === "/v1/auth/refresh";
const refused = { status: 401, body: { message: "Sign in first." } };

let assign: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  forgetAll();
  assign = vi.spyOn(location, "assign").mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a session that has ended", () => {
  const end = (call: () => Promise<unknown>) => {
    answerWith(() => refused);
    return call().catch((error: unknown) => error);
  };

  it("is cleared: all but consent, cookie and first-contentful-paint entries go, and the visitor is led home", async () => {
    giveToken("old.old.old");
    document.cookie = "cookie-choice=all; path=/";
    document.cookie = "visits=3; path=/";
    const deleted: string[] = [];
    vi.stubGlobal("caches", {
      keys: async () => ["jobs", "consent-texts"],
      delete: async (name: string) => void deleted.push(name),
    });
    for (const storage of [localStorage, sessionStorage])
      for (const key of ["portal:draft", "user-consent", "Cookie-banner", "first-contentful-paint"])
        storage.setItem(key, "1");
    expect(await end(() => send(listLikedJobs, {}))).toBeInstanceOf(SessionEnded);
    const left = ["Cookie-banner", "first-contentful-paint", "user-consent"];
    expect(Object.keys(localStorage).sort()).toEqual(left);
    expect(Object.keys(sessionStorage).sort()).toEqual([...left, "portal:session-ended"].sort());
    expect(document.cookie).toBe("cookie-choice=all");
    expect(deleted).toEqual(["jobs"]);
    expect(assign).toHaveBeenCalledExactlyOnceWith("/");
  });

  it("is cleared as well when its token is gone and the renewal is refused", async () => {
    giveSession();
    localStorage.setItem("portal:draft", "1");
    expect(await end(() => send(listLikedJobs, {}))).toBeInstanceOf(SessionEnded);
    expect(localStorage.getItem("portal:draft")).toBeNull();
    expect(document.cookie).toBe("");
    expect(assign).toHaveBeenCalledExactlyOnceWith("/");
  });

  it("is no error of a view that reads, nor of a click: the page tells it", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue(undefined);
    for (const error of [new SessionEnded(), new CallError(503, "Down.")]) {
      const read = createResource(() => Promise.reject(error));
      const list = createPagedList(() => Promise.reject(error));
      await Promise.all([read.load(), list.reload()]);
      toastFailure(error);
      const shown = error instanceof SessionEnded ? "loading" : "failed";
      expect([read.$resource.get().state, list.$list.get().state]).toEqual([shown, shown]);
    }
    expect(takeToasts().map(({ text }) => text)).toEqual(["Down."]);
    expect(log).toHaveBeenCalledTimes(2);
  });

  it("is cleared once, and the visitor is told once", async () => {
    giveToken("old.old.old");
    await end(() => Promise.all([send(listLikedJobs, {}), send(listAppliedJobs, {})]));
    giveToken("old.old.old");
    await end(() => send(listLikedJobs, {}));
    expect(assign).toHaveBeenCalledOnce();
    expect([takeSessionEnded(), takeSessionEnded()]).toEqual([location.pathname, null]);
  });

  it("for the second time leaves the visitor where they are, with what was typed", async () => {
    giveToken("old.old.old");
    await end(() => send(listLikedJobs, {}));
    takeSessionEnded();
    const { token, seeker } = await session();
    giveToken(token);
    $seeker.set(seeker);
    document.body.innerHTML = "<main><dialog open></dialog></main>";
    ownApplications.keep({ id: 7, title: "Cook", employer: "Inn" }, { ...emptyDraft, note: "Typed" });
    expect(await end(() => send(listLikedJobs, {}))).toBeInstanceOf(SessionEnded);
    expect($seeker.get()).toBeNull();
    expect(document.cookie).toBe("");
    expect(readDraft(7)?.note).toBe("Typed");
    expect(assign).toHaveBeenCalledOnce();
    document.body.innerHTML = "";
    $interrupted.set(null);
  });

  it("for the second time offers to sign in, and the call goes on then", async () => {
    giveToken("old.old.old");
    await end(() => send(listLikedJobs, {}));
    takeSessionEnded();
    document.body.innerHTML = `<div id="${signInDialogId}"></div>`;
    giveToken("old.old.old");
    const { token } = await session();
    const calls = answerWith((sent) => {
      if (isRefresh(sent)) return refused;
      const signedIn = sent.headers.get("authorization") === `Bearer ${token}`;
      return signedIn ? { body: { payload: { liked: true }, message: "OK" } } : refused;
    });
    const stop = $signInRequest.listen((request) => {
      if (!request) return;
      expect(request.reason).toBe("ended");
      giveToken(token);
      request.done(true);
    });
    expect(await send(likeJob, { params: { id: 7 }, body: { liked: true } })).toEqual({
      payload: { liked: true },
      message: "OK",
    });
    expect(calls.filter(({ path }) => path.endsWith("/like"))).toHaveLength(2);
    stop();

    giveToken("old.old.old");
    answerWith(() => refused);
    await expect(send(listLikedJobs, {}, { quiet: true })).rejects.toBeInstanceOf(SessionEnded);
    expect($signInRequest.get()).toBeNull();
    document.body.innerHTML = "";
  });

  it("while something is being edited asks to sign in on the page, and saves for the same seeker alone", async () => {
    const { token, seeker } = await session();
    document.body.innerHTML = `<main><div data-own-content><form></form></div></main>`;
    const saveAs = (who: typeof seeker) => {
      giveToken("old.old.old");
      $seeker.set(seeker);
      const calls = answerWith((sent) =>
        sent.headers.get("authorization") === `Bearer ${token}` ? {} : refused,
      );
      const stop = $signInRequest.listen((request) => {
        giveToken(token);
        $seeker.set(who);
        request?.done(true);
      });
      const saved = send(likeJob, { params: { id: 7 }, body: { liked: true } });
      return saved.finally(stop).then(
        () => calls.filter(({ path }) => path.endsWith("/like")).length,
        ({ message }: Error) => message,
      );
    };
    expect(await saveAs(seeker)).toBe(2);
    expect(await saveAs({ ...seeker, id: "8a11" })).toContain("another account");
    expect(assign).not.toHaveBeenCalled();

    // Where nothing is being edited, the page invites to sign in instead.
    document.querySelector("form")!.remove();
    expect(await saveAs(seeker)).not.toBe(2);
    document.body.innerHTML = "";
  });

  it("is cleared again after the next sign-in", async () => {
    giveToken("old.old.old");
    await end(() => send(listLikedJobs, {}));
    const next = await session();
    answerWith(() => ({ body: { payload: next, message: "OK" } }));
    await signInActions.login({ email: "sam@example.com", password: "correct horse 9" });
    giveToken("old.old.old");
    await end(() => send(listLikedJobs, {}));
    expect(assign).toHaveBeenCalledTimes(2);
  });

  it("tells the caller of a change what the server said", async () => {
    giveToken("old.old.old");
    const error = await end(() => send(likeJob, { params: { id: 1 } }));
    expect(error).toMatchObject({ name: "CallError", status: 401, message: "Sign in first." });
  });

  it("is not what a wrong password means", async () => {
    localStorage.setItem("portal:draft", "1");
    await end(() => send(login, { body: { email: "sam@example.com", password: "wrong" } }));
    expect(localStorage.getItem("portal:draft")).toBe("1");
    expect(assign).not.toHaveBeenCalled();
  });
});
