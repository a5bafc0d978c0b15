// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepIntent, readIntent } from "../../../src/features/session/intent.ts";
import {
  $signInRequest,
  signInDialogId,
  type SignInRequest,
} from "../../../src/features/session/require-seeker.ts";
import { $seeker } from "../../../src/features/session/seeker.ts";
import {
  $saved,
  $toggled,
  finishLike,
  isSaved,
  toggleLike,
} from "../../../src/features/saved-jobs/saved-jobs.ts";
import { takeToasts } from "../../../src/ui/toasts/toasts.ts";
import { answerWith, forgetAll, giveToken, session } from "../server.ts";

const job = { id: 7, liked: false };
const saved = () => isSaved(job, $saved.get());
const agreed = ({ body }: { body: unknown }) => ({
  body: { payload: { id: 7, liked: (body as { liked: boolean }).liked, liked_count: 1 }, message: "OK" },
});

/** A page with a dialog that answers so; gives what takes it away. */
const withDialog = (answer: (request: SignInRequest) => void): (() => void) => {
  document.body.innerHTML = `<div id="${signInDialogId}"></div>`;
  const unbind = $signInRequest.listen((request) => request && answer(request));
  return () => {
    unbind();
    document.body.innerHTML = "";
  };
};

beforeEach(async () => {
  forgetAll();
  $toggled.set({});
  takeToasts();
  giveToken((await session()).token);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("shows a job as saved before the server has answered", async () => {
  const calls = answerWith(agreed);
  const done = toggleLike(job);
  await vi.waitFor(() => expect(saved()).toBe(true));
  await done;
  expect(calls).toMatchObject([{ path: "/v1/seeker/job/7/like", body: { liked: true } }]);
  expect(saved()).toBe(true);
});

it("puts the job right, and says why, when the server refuses", async () => {
  answerWith(() => ({ status: 404, body: { message: "There is no such job here." } }));
  await toggleLike(job);
  expect(saved()).toBe(false);
  expect(takeToasts()).toEqual([{ kind: "error", text: "There is no such job here." }]);
});

it("makes one call at a time, and ends where the last press left it", async () => {
  const waiting: (() => void)[] = [];
  const calls = answerWith((sent) => new Promise((resolve) => waiting.push(() => resolve(agreed(sent)))));
  const first = toggleLike(job);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await toggleLike(job);
  await toggleLike(job);
  await toggleLike(job);
  expect(calls).toHaveLength(1);
  waiting.shift()!();
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toMatchObject({ body: { liked: false } });
  waiting.shift()!();
  await first;
  expect(saved()).toBe(false);
});

it("asks a visitor to sign in, and saves the job then", async () => {
  forgetAll();
  const calls = answerWith(agreed);
  const stop = withDialog((request) => {
    expect(request.reason).toBe("like");
    void session().then(({ token }) => {
      giveToken(token);
      request.done(true);
    });
  });
  await toggleLike(job);
  stop();
  expect(calls).toMatchObject([{ body: { liked: true } }]);
  expect(saved()).toBe(true);
});

it("leaves the job alone when the visitor does not sign in", async () => {
  forgetAll();
  const calls = answerWith(agreed);
  const stop = withDialog((request) => request.done(false));
  await toggleLike(job);
  stop();
  expect(calls).toEqual([]);
  expect(saved()).toBe(false);
});

it("finishes, once, what was begun before signing in on another page", async () => {
  const calls = answerWith(agreed);
  keepIntent({ kind: "like", id: 7, path: location.pathname + location.search });
  await finishLike();
  await finishLike();
  expect(calls).toHaveLength(1);
  expect(saved()).toBe(true);
  expect(readIntent()).toBeNull();
});

it("shows no job as saved once the seeker has signed out in another tab, until they are back", async () => {
  const { seeker } = await session();
  const stop = $saved.listen(() => undefined);
  const shown = () => isSaved({ id: 9, liked: true }, $saved.get());
  $seeker.set(seeker);
  expect(shown()).toBe(true);
  $seeker.set(null);
  expect(shown()).toBe(false);
  $seeker.set({ ...seeker, id: "8a11" });
  expect(shown()).toBe(false);
  $seeker.set(seeker);
  expect(shown()).toBe(true);
  stop();
});

it("shows what was saved in another tab, and tells it what was saved here", async () => {
  answerWith(agreed);
  $seeker.set((await session()).seeker);
  const stop = $saved.listen(() => undefined);
  const other = new BroadcastChannel("portal:saved-jobs");
  const heard = vi.fn();
  other.onmessage = ({ data }) => heard(data);
  other.postMessage([7, true]);
  await vi.waitFor(() => expect(saved()).toBe(true));
  await toggleLike(job);
  expect(saved()).toBe(false);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith([7, false]));
  other.close();
  stop();
});
