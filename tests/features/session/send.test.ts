// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listLikedJobs, likeJob } from "../../../src/contract/saved-jobs.ts";
import { listAppliedJobs } from "../../../src/contract/applications.ts";
import { getJob, searchJobs } from "../../../src/contract/jobs.ts";
import { timeoutMs } from "../../../src/contract/caller.ts";
import { $seeker } from "../../../src/features/session/seeker.ts";
import { $late, $pending, lateMs, send } from "../../../src/features/session/send.ts";
import { answerWith, forgetAll, giveToken, session } from "../server.ts";

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

describe("a call", () => {
  it("carries JSON, the token and the page's host, and gives the answer", async () => {
    const { token } = await session();
    giveToken(token);
    const calls = answerWith(() => ({ body: { payload: { liked: true }, message: "OK" } }));
    expect(await send(likeJob, { params: { id: 7 }, body: { liked: true } })).toEqual({
      payload: { liked: true },
      message: "OK",
    });
    expect(calls).toMatchObject([{ path: "/v1/seeker/job/7/like", method: "POST", body: { liked: true } }]);
    expect(calls[0]!.headers.get("authorization")).toBe(`Bearer ${token}`);
    expect(calls[0]!.headers.get("host-name")).toBe(location.hostname);
  });

  it("that changes something goes on when its page is closed, unless it is longer than browsers allow", async () => {
    giveToken((await session()).token);
    const calls = answerWith(() => ({}));
    await send(likeJob, { params: { id: 7 }, body: { liked: true } });
    await send(getJob, { params: { id: 7 } });
    await send(searchJobs, { body: { q: "chef ".repeat(20_000) } });
    expect(calls.map(({ keepalive }) => keepalive)).toEqual([true, false, false]);
  });

  it("leaves out what only the search form knows", async () => {
    const calls = answerWith(() => ({}));
    const body = { q: "chef", pageNo: 2, address: "Sydney", employer_name: "Cafe" };
    await send(searchJobs, { query: { page: 2 }, body });
    expect(calls).toMatchObject([{ path: "/v1/seeker/job?page=2", body: { q: "chef" } }]);
    expect(Object.keys(calls[0]!.body as object)).toEqual(["q"]);
  });

  it("tells other tabs what a seeker has changed, not what was only read", async () => {
    giveToken((await session()).token);
    answerWith(() => ({}));
    const other = new BroadcastChannel("portal:changes");
    const heard = vi.fn();
    other.onmessage = ({ data }) => heard(data);
    await send(searchJobs, { body: {} });
    await send(listLikedJobs, {});
    await send(likeJob, { params: { id: 7 }, body: { liked: true } });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith(likeJob.path));
    other.close();
  });

  it("that is not answered after ten seconds counts as late until it is", async () => {
    vi.useFakeTimers();
    let answer = (): void => undefined;
    answerWith(() => new Promise((resolve) => (answer = () => resolve({}))));
    const sent = send(searchJobs, { body: {} });
    expect(lateMs).toBe(10_000);
    await vi.advanceTimersByTimeAsync(lateMs - 1);
    expect($late.get()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect($late.get()).toBe(1);
    answer();
    await sent;
    expect($late.get()).toBe(0);
    vi.useRealTimers();
  });

  it("that is refused says why in the server's words", async () => {
    answerWith(() => ({ status: 422, body: { message: "q: Too long.", errors: { q: ["Too long."] } } }));
    await expect(send(searchJobs, { body: {} })).rejects.toMatchObject({
      status: 422,
      message: "q: Too long.",
      errors: { q: ["Too long."] },
    });
  });

  it("that reaches nobody says so", async () => {
    answerWith(() => Promise.reject(new TypeError("fetch failed")));
    await expect(send(getJob, { params: { id: 1 } })).rejects.toMatchObject({
      status: 0,
      message: expect.stringContaining("connection"),
    });
  });

  it("is given up after 90 seconds", async () => {
    expect(timeoutMs).toBe(90_000);
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    answerWith(() => ({}));
    await expect(send(getJob, { params: { id: 1 } })).rejects.toMatchObject({
      status: 0,
      message: "This is taking too long. Please try again.",
    });
  });

  it("shows in the bar at the top until it is answered", async () => {
    answerWith(() => ({}));
    const call = send(getJob, { params: { id: 1 } });
    expect($pending.get()).toBe(1);
    await call;
    expect($pending.get()).toBe(0);
  });

  it("for seekers is not made without a token, be a seeker's name kept or not", async () => {
    const calls = answerWith(() => ({}));
    for (const seeker of [null, (await session()).seeker]) {
      if (seeker) $seeker.set(seeker);
      await expect(send(listLikedJobs, {})).rejects.toMatchObject({ status: 401 });
      expect($seeker.get()).toBeNull();
    }
    expect(calls).toEqual([]);
    expect(assign).not.toHaveBeenCalled();
  });
});

describe("a token that has run out", () => {
  it("is renewed once for all calls, and each call is repeated", async () => {
    giveToken("old.old.old");
    const fresh = await session();
    const calls = answerWith((sent) => {
      if (isRefresh(sent)) {
        giveToken(fresh.token);
        return { body: { payload: fresh, message: "OK" } };
      }
      return sent.headers.get("authorization") === `Bearer ${fresh.token}` ? {} : refused;
    });
    await Promise.all([send(listLikedJobs, {}), send(listAppliedJobs, {}), send(listLikedJobs, {})]);
    expect(calls.filter(isRefresh)).toHaveLength(1);
    expect(calls).toHaveLength(7);
    expect($seeker.get()).toEqual(fresh.seeker);
  });

  it("is not renewed again when another tab has just done it", async () => {
    giveToken("old.old.old");
    const calls = answerWith((sent) => {
      if (sent.headers.get("authorization") === "Bearer new.new.new") return {};
      giveToken("new.new.new");
      return refused;
    });
    await send(listLikedJobs, {});
    expect(calls.map(({ path }) => path)).toEqual(["/v1/seeker/job/liked", "/v1/seeker/job/liked"]);
  });

  it("ends no session while the server cannot say", async () => {
    giveToken("old.old.old");
    answerWith((sent) => (isRefresh(sent) ? { status: 503, body: { message: "Down." } } : refused));
    await expect(send(listLikedJobs, {})).rejects.toMatchObject({ status: 401 });
    expect(document.cookie).toContain("token=");
    expect(assign).not.toHaveBeenCalled();
  });
});
