// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { likeJob } from "../../../src/contract/saved-jobs.ts";
import { change } from "../../../src/features/session/change.ts";
import { takeToasts } from "../../../src/ui/toasts/toasts.ts";
import { answerWith, forgetAll, giveToken, session } from "../server.ts";

const like = { params: { id: 7 }, body: { liked: true } };
const payload = { id: 7, liked: true, liked_count: 1 };
const agreed = { body: { payload, message: "The job has been saved." } };
const unreachable = () => Promise.reject(new TypeError("fetch failed"));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  forgetAll();
  takeToasts();
  giveToken((await session()).token);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("tells how it went in the server's words", async () => {
  answerWith(() => agreed);
  expect(await change(likeJob, like)).toEqual({ ok: true, payload, message: "The job has been saved." });
  expect(takeToasts()).toEqual([{ kind: "success", text: "The job has been saved." }]);
  answerWith(() => ({ status: 404, body: { message: "There is no such job here." } }));
  expect(await change(likeJob, like)).toMatchObject({ ok: false, error: { status: 404 } });
  expect(takeToasts()).toEqual([{ kind: "error", text: "There is no such job here." }]);
});

it("shows at once what is wanted, and takes it back when the server refuses", async () => {
  const shown: string[] = [];
  const optimistic = () => {
    shown.push("shown");
    return () => void shown.push("taken back");
  };
  answerWith(() => agreed);
  const changing = change(likeJob, like, { optimistic });
  expect(shown).toEqual(["shown"]);
  await changing;
  expect(shown).toEqual(["shown"]);
  answerWith(() => ({ status: 409, body: { message: "No." } }));
  await change(likeJob, like, { optimistic });
  expect(shown).toEqual(["shown", "shown", "taken back"]);
});

describe("when the site cannot be reached", () => {
  it("is made again where it may be made twice, and succeeds once it is back", async () => {
    let tries = 0;
    const calls = answerWith(() => (++tries < 3 ? unreachable() : agreed));
    const changing = change(likeJob, like, { repeatable: true });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await changing).toMatchObject({ ok: true });
    expect(calls).toHaveLength(3);
  });

  it("is given up after three tries, and says so", async () => {
    const calls = answerWith(unreachable);
    const changing = change(likeJob, like, { repeatable: true });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await changing).toMatchObject({ ok: false, error: { status: 0 } });
    expect(calls).toHaveLength(3);
    expect(takeToasts()).toMatchObject([{ kind: "error", text: expect.stringContaining("connection") }]);
  });

  it("is made once where a second one would do it twice", async () => {
    const calls = answerWith(unreachable);
    expect(await change(likeJob, like)).toMatchObject({ ok: false });
    expect(calls).toHaveLength(1);
  });

  it("waits while the browser is offline, says so, and is made once it is back", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    let reachable = false;
    const calls = answerWith(() => (reachable ? agreed : unreachable()));
    const changing = change(likeJob, like, { repeatable: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
    expect(takeToasts()).toMatchObject([{ kind: "info", text: expect.stringContaining("offline") }]);
    reachable = true;
    online.mockReturnValue(true);
    dispatchEvent(new Event("online"));
    expect(await changing).toMatchObject({ ok: true });
  });
});

it("tells of a fault in the browser in plain words", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const broken = new Proxy(like, {
    get: () => {
      throw new TypeError("x is not a function");
    },
  });
  expect(await change(likeJob, broken)).toMatchObject({
    ok: false,
    error: { message: "Something went wrong. Please try again." },
  });
});
