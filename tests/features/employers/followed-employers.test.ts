// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepIntent, readIntent } from "../../../src/features/session/intent.ts";
import {
  $followed,
  finishFollow,
  isFollowed,
  toggleFollow,
} from "../../../src/features/employers/followed-employers.ts";
import { takeToasts } from "../../../src/ui/toasts/toasts.ts";
import { answerWith, forgetAll, giveToken, session } from "../server.ts";

const employer = { id: 7, followed: false };
const followed = () => isFollowed(employer, $followed.get());
const agreed = ({ body }: { body: unknown }) => ({
  body: { payload: { id: 7, followed: (body as { followed: boolean }).followed }, message: "OK" },
});

beforeEach(async () => {
  forgetAll();
  $followed.set({});
  takeToasts();
  giveToken((await session()).token);
});
afterEach(() => vi.unstubAllGlobals());

it("follows an employer, and stops when it is pressed again", async () => {
  const calls = answerWith(agreed);
  await toggleFollow(employer);
  expect(followed()).toBe(true);
  await toggleFollow(employer);
  expect(followed()).toBe(false);
  expect(calls).toMatchObject([
    { path: "/v1/seeker/employer/7/follow", body: { followed: true } },
    { path: "/v1/seeker/employer/7/follow", body: { followed: false } },
  ]);
});

it("takes it back, and says why, when the server refuses", async () => {
  answerWith(() => ({ status: 404, body: { message: "This site shows no such employer." } }));
  await toggleFollow(employer);
  expect(followed()).toBe(false);
  expect(takeToasts()).toEqual([{ kind: "error", text: "This site shows no such employer." }]);
});

it("follows the employer that a visitor wanted to follow before signing in", async () => {
  const calls = answerWith(agreed);
  keepIntent({ kind: "follow", id: 7, path: location.pathname + location.search });
  await finishFollow();
  expect(calls).toHaveLength(1);
  expect(followed()).toBe(true);
  expect(readIntent()).toBeNull();
});
